import type { Fill } from './fill.ts';
import { ticksOf } from './ticks.ts';
import './chart.css';

type Series = { readonly key: string; readonly words: string; readonly fill: Fill };

type Props = {
  /** What the picture says, for who does not see it. */
  readonly label: string;
  /** From the foot of a bar to its top. */
  readonly series: readonly Series[];
  readonly bars: readonly { readonly words: string; readonly values: readonly number[] }[];
  /** How a whole bar is written above the first and the last: 31.4. */
  readonly totalWords: (total: number) => string;
};

const box = { width: 520, height: 236, left: 46, right: 12, top: 20, bottom: 22 } as const;

/** How a whole is made up, over time. From zero, with light lines behind it and words on what matters. */
export function StackedBars({ label, series, bars, totalWords }: Props) {
  const totals = bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const largest = Math.max(0, ...totals);
  const high = box.height - box.top - box.bottom;
  const y = (value: number) => box.top + high * (1 - value / (largest || 1));
  const room = (box.width - box.left - box.right) / Math.max(1, bars.length);
  const wide = Math.min(30, room * 0.72);
  return (
    <>
      <Legend series={series} />
      <svg
        className="k-chart"
        viewBox={`0 0 ${box.width} ${box.height}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here; an <img> would need it as an address
        role="img"
        aria-label={label}
      >
        {ticksOf(largest).map((tick) => (
          <g key={tick}>
            <path className="k-chart-line" d={`M${box.left - 6} ${y(tick)}H${box.width - box.right}`} />
            <text x={box.left - 12} y={y(tick) + 4} textAnchor="end">
              {tick.toLocaleString('en')}
            </text>
          </g>
        ))}
        {bars.map(({ words, values }, at) => {
          const x = box.left + room * at + (room - wide) / 2;
          const isLast = at === bars.length - 1;
          let below = 0;
          return (
            <g key={words}>
              {values.map((value, part) => {
                const foot = y(below);
                below += value;
                const top = y(below);
                return (
                  <rect
                    key={series[part]?.key ?? part}
                    data-fill={series[part]?.fill}
                    x={x}
                    y={top}
                    width={wide}
                    height={Math.max(0, foot - top)}
                  />
                );
              })}
              {(at === 0 || isLast) && (
                <text
                  className="k-chart-said"
                  x={x + wide / 2}
                  y={y(totals[at] ?? 0) - 5}
                  textAnchor="middle"
                >
                  {totalWords(totals[at] ?? 0)}
                </text>
              )}
              <text
                className={isLast ? 'k-chart-said' : undefined}
                x={x + wide / 2}
                y={box.height - 5}
                textAnchor="middle"
              >
                {words}
              </text>
            </g>
          );
        })}
      </svg>
    </>
  );
}

function Legend({ series }: { readonly series: readonly Series[] }) {
  return (
    <ul className="k-chart-legend">
      {series.map(({ key, words, fill }) => (
        <li key={key}>
          <span className="k-swatch" data-fill={fill} />
          {words}
        </li>
      ))}
    </ul>
  );
}
