import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { useKeys } from '../keys/keyboard.ts';

type SelectionAct = {
  /** "Remind 4 of 6". */
  readonly words: string;
  readonly keys: string;
  /** In the key bar, where the words are too long for it. */
  readonly short?: string;
  readonly look?: 'primary';
  readonly isOff?: boolean;
  readonly run: () => void;
};

type Props = {
  readonly count: number;
  /** What they come to: payoff ₱48,213.75. */
  readonly sum?: ReactNode;
  /** What some of them stand in the way of, and why. */
  readonly exception?: ReactNode;
  readonly acts: readonly SelectionAct[];
  readonly onClear: () => void;
};

/** Floats above the key bar while rows are selected, and only then. Each act shows what it would do first. */
export function SelectionBar({ count, sum, exception, acts, onClear }: Props) {
  useKeys('Selected', [
    ...acts
      .filter(({ isOff }) => isOff !== true)
      .map(({ keys, words, short, run }) => ({ keys, words: short ?? words, inBar: true, run })),
    { keys: 'Escape', words: 'select none', run: onClear },
  ]);
  return (
    <section className="k-selection" aria-label="Selected rows">
      <div className="k-selection-words">
        <p>
          <strong>{count} selected</strong> {sum && <span className="k-selection-sum">{sum}</span>}
        </p>
        {exception && <p className="k-amber">{exception}</p>}
      </div>
      <div className="k-buttons">
        {acts.map(({ words, keys, look, isOff, run }) => (
          <Button key={keys} keys={keys} look={look ?? 'plain'} disabled={isOff ?? false} onClick={run}>
            {words}
          </Button>
        ))}
      </div>
      <button type="button" className="k-selection-close" aria-label="Select none" onClick={onClear}>
        ×
      </button>
    </section>
  );
}
