import type { Fill } from '../../kit/chart/fill.ts';

type Bar = {
  readonly words: string;
  readonly value: number;
  /** At the right: the figure itself. */
  readonly said: string;
  readonly beside?: string;
  readonly fill?: Fill;
};

type Props = { readonly label: string; readonly bars: readonly Bar[] };

/**
 * Lengths beside their figures, the largest the whole width: the steps of a funnel, the buckets of a
 * portfolio.
 */
export function LevelBars({ label, bars }: Props) {
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className="f-levels" aria-label={label}>
      {bars.map(({ words, value, said, beside, fill = 'slate' }) => (
        <li key={words}>
          <span className="f-level-words">{words}</span>
          <svg className="f-level-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect className="f-level-track" x="0" y="0" width="100" height="8" />
            <rect
              data-fill={fill}
              x="0"
              y="0"
              width={Math.max(value > 0 ? 0.5 : 0, (value / largest) * 100)}
              height="8"
            />
          </svg>
          <strong className="f-level-said">{said}</strong>
          <span className="f-level-beside">{beside}</span>
        </li>
      ))}
    </ul>
  );
}
