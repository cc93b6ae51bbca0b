import { ticksOf } from '../../../kit/chart/ticks.ts';
import '../../../kit/chart/chart.css';

type Bar = { readonly words: string; readonly percent: number; readonly before: number | null };
type Props = {
  readonly bars: readonly Bar[];
  readonly ceiling: number | null;
  readonly per: string;
  readonly versionWords: string;
};

const box = { width: 340, height: 150, left: 30, right: 8, top: 12, bottom: 20 } as const;

/**
 * The disclosed rate of each term, with the version in force as a line across and the ceiling behind. What is
 * above it is red.
 */
export function RateBars({ bars, ceiling, per, versionWords }: Props) {
  if (bars.length === 0) return null;
  const largest = Math.max(ceiling ?? 0, ...bars.flatMap(({ percent, before }) => [percent, before ?? 0]));
  const ticks = ticksOf(largest, true);
  const top = ticks.at(-1) ?? 1;
  const y = (value: number) => box.top + (box.height - box.top - box.bottom) * (1 - value / (top || 1));
  const room = (box.width - box.left - box.right) / bars.length;
  const wide = Math.min(52, room * 0.7);
  const label = bars.map(({ words, percent }) => `${words} ${percent.toFixed(2)} %`).join(', ');
  return (
    <figure className="p-rates">
      <figcaption>
        <span>Rate by term, % a {per}</span>
        <span className="p-rates-key">— {versionWords}</span>
        {ceiling !== null && <span className="p-rates-key k-red">- - ceiling {ceiling}</span>}
      </figcaption>
      <svg
        className="k-chart"
        viewBox={`0 0 ${box.width} ${box.height}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here; an <img> would need it as an address
        role="img"
        aria-label={`Rate by term: ${label}${ceiling === null ? '' : `; the ceiling is ${ceiling} %`}`}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <path className="k-chart-line" d={`M${box.left} ${y(tick)}H${box.width - box.right}`} />
            <text x={box.left - 8} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {bars.map(({ words, percent, before }, at) => {
          const x = box.left + room * at + (room - wide) / 2;
          return (
            <g key={words}>
              <rect
                data-fill={ceiling !== null && percent > ceiling ? 'red' : 'slate-2'}
                x={x}
                y={y(percent)}
                width={wide}
                height={Math.max(0, y(0) - y(percent))}
              />
              {before !== null && (
                <path className="p-rates-before" d={`M${x - 4} ${y(before)}h${wide + 8}`} />
              )}
              <text className="k-chart-said" x={x + wide / 2} y={y(percent) - 4} textAnchor="middle">
                {percent.toFixed(2)}
              </text>
              <text x={x + wide / 2} y={box.height - 4} textAnchor="middle">
                {words}
              </text>
            </g>
          );
        })}
        {ceiling !== null && (
          <path className="p-rates-ceiling" d={`M${box.left} ${y(ceiling)}H${box.width - box.right}`} />
        )}
      </svg>
    </figure>
  );
}
