import { ticksOf } from '../../kit/chart/ticks.ts';
import '../../kit/chart/chart.css';

type Props = {
  readonly label: string;
  readonly bars: readonly { readonly words: string; readonly value: number; readonly mark: number }[];
  readonly valueWords: string;
  readonly markWords: string;
};

const box = { width: 520, height: 236, left: 46, right: 12, top: 20, bottom: 22 } as const;

/** A bar for what was, and a line across it for what was meant to be. */
export function MarkedBars({ label, bars, valueWords, markWords }: Props) {
  const ticks = ticksOf(Math.max(0, ...bars.flatMap(({ value, mark }) => [value, mark])), true);
  const top = ticks.at(-1) ?? 0;
  const y = (value: number) => box.top + (box.height - box.top - box.bottom) * (1 - value / (top || 1));
  const room = (box.width - box.left - box.right) / Math.max(1, bars.length);
  const wide = Math.min(30, room * 0.72);
  return (
    <>
      <ul className="k-chart-legend">
        <li>
          <span className="k-swatch" data-fill="slate-2" />
          {valueWords}
        </li>
        <li>— {markWords}</li>
      </ul>
      <svg
        className="k-chart"
        viewBox={`0 0 ${box.width} ${box.height}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here; an <img> would need it as an address
        role="img"
        aria-label={label}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <path className="k-chart-line" d={`M${box.left - 6} ${y(tick)}H${box.width - box.right}`} />
            <text x={box.left - 12} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {bars.map(({ words, value, mark }, at) => {
          const x = box.left + room * at + (room - wide) / 2;
          return (
            <g key={words}>
              <rect
                data-fill="slate-2"
                x={x}
                y={y(Math.max(0, value))}
                width={wide}
                height={Math.max(0, y(0) - y(value))}
              />
              <path className="f-mark" d={`M${x - 3} ${y(mark)}h${wide + 6}`} />
              <text x={x + wide / 2} y={box.height - 5} textAnchor="middle">
                {words}
              </text>
            </g>
          );
        })}
      </svg>
    </>
  );
}
