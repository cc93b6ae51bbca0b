import { ButtonLink } from '../kit/button.tsx';
import { Empty, ErrorLine } from '../kit/state-lines.tsx';
import { hrefTo } from './router.ts';
import { isNotThere } from './runtime/is-not-there.ts';
import type { Loaded } from './runtime/use-load.ts';

type Props = {
  readonly loaded: Loaded<unknown>;
  /** "payment", "disbursement". */
  readonly noun: string;
  /** Where the list is: its path, and what the button that leads there says. */
  readonly back: { readonly section: string; readonly words: string };
  readonly onAgain: () => void;
};

/**
 * What an address names is not there, which loading again never changes; or it could not be read just now.
 */
export function NotRead({ loaded, noun, back, onAgain }: Props) {
  if (!isNotThere(loaded)) return <ErrorLine what={`The ${noun} could not be read.`} onAgain={onAgain} />;
  return (
    <Empty
      title={`There is no such ${noun}`}
      buttons={<ButtonLink href={hrefTo(back.section)}>{back.words}</ButtonLink>}
    >
      The address may be mistyped or incomplete.
    </Empty>
  );
}
