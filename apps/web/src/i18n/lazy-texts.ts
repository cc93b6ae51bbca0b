import type { Language } from '@candor/i18n';
import { type ComponentType, lazy } from 'react';

/**
 * A view that comes by itself, with words of its own: the same one for a language, so that it is not drawn
 * anew. What could not come is forgotten, so that it can be tried again.
 */
export function lazyIn<P>(
  load: (language: Language) => Promise<ComponentType<P>>,
): (language: Language) => ComponentType<P> {
  const views = new Map<Language, ComponentType<P>>();
  return (language) => {
    const known = views.get(language);
    if (known) return known;
    const view = lazy(() =>
      load(language).then(
        (View) => ({ default: View }),
        (error: unknown) => {
          views.delete(language);
          throw error;
        },
      ),
    ) as unknown as ComponentType<P>;
    views.set(language, view);
    return view;
  };
}
