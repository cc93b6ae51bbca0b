import { useWords } from '../words/use-words.ts';

/** From here on the exact number tells nothing more, and would no longer fit. */
export const BADGE_OVERFLOW = 99;

/** A count beside a word: 7, 99, 99+. */
export function Badge({ count, max = BADGE_OVERFLOW }: { readonly count: number; readonly max?: number }) {
  const words = useWords();
  const isOver = count > max;
  return (
    <span className="c-badge">
      {isOver ? (
        <>
          <span aria-hidden="true">{max}+</span>
          <span className="c-unseen">{words.moreThan(max)}</span>
        </>
      ) : (
        count
      )}
    </span>
  );
}
