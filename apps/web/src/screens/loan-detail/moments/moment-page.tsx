import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Moment } from './moment-of.ts';
import type { MomentProps } from './moment-view.tsx';

type ViewProps = MomentProps & { readonly moment: Moment };
type Props = ViewProps & {
  /** What stands there until it has come. */
  readonly fallback: ReactNode;
};

/** The page of a moment comes beside the answer, with its words, and for nobody else. */
export function MomentPage({ fallback, ...props }: Props) {
  const { language } = props.page;
  const [View, setView] = useState<ComponentType<ViewProps>>();
  useEffect(() => {
    import('./moment-view.tsx').then(
      ({ MomentView, momentWords }) => momentWords.load(language).then(() => setView(() => MomentView)),
      () => undefined,
    );
  }, [language]);
  return View ? <View {...props} /> : fallback;
}
