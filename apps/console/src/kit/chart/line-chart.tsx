import { lineEnds } from './line-ends.ts';
import { ticksOf } from './ticks.ts';
import './chart.css';

type Line = {
  readonly key: string;
  readonly values: readonly number[];
  /** At its end, with what it ends at: "Sep 1.4". */
  readonly name?: string;
  /** What it ends at, as it is read. */
  readonly said?: string;
  /** Blue; the others fade with age. */
  readonly isHighlighted?: boolean;
};

type Props = {
  readonly label: string;
  /** From the oldest to the newest. */
  readonly lines: readonly Line[];
  /** Under the line: 1, 2, 3 … */
  readonly steps: readonly string[];
  /** What the steps are: "months since disbursement". */
  readonly axis?: string;
};

const box = { width: 520, height: 236, left: 36, right: 60, top: 22, bottom: 22 } as const;

/** How several of a kind go on: vintages by months since disbursement. */
export function LineChart({ label, lines, steps, axis }: Props) {
  const ticks = ticksOf(Math.max(0, ...lines.flatMap(({ values }) => values)), true);
  const largest = ticks.at(-1) ?? 0;
  const high = box.height - box.top - box.bottom;
  const y = (value: number) => box.top + high * (1 - value / (largest || 1));
  const x = (at: number) =>
    box.left + ((box.width - box.left - box.right) * at) / Math.max(1, steps.length - 1);
  const labels = lineEnds(
    lines.map(({ values, name = '', said }) => ({
      name,
      said,
      x: x(values.length - 1),
      y: y(values.at(-1) ?? 0),
    })),
    { width: box.width, lowest: box.height - box.bottom - 4 },
  );
  return (
    <svg
      className="k-chart"
      viewBox={`0 0 ${box.width} ${box.height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here; an <img> would need it as an address
      role="img"
      aria-label={label}
    >
      {axis && (
        <text x={box.width - box.right} y={10} textAnchor="end">
          {axis}
        </text>
      )}
      {ticks.map((tick) => (
        <g key={tick}>
          <path className="k-chart-line" d={`M${box.left} ${y(tick)}H${box.width - box.right}`} />
          <text x={box.left - 10} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {steps.map((words, at) => (
        <text key={words} x={x(at)} y={box.height - 5} textAnchor="middle">
          {words}
        </text>
      ))}
      {lines.map(({ key, values, isHighlighted }, age) => (
        <g key={key} className={isHighlighted ? 'k-chart-high' : undefined}>
          <g opacity={isHighlighted ? 1 : 0.4 + (0.6 * (age + 1)) / lines.length}>
            <polyline points={values.map((value, at) => `${x(at)},${y(value)}`).join(' ')} />
            <circle cx={x(values.length - 1)} cy={y(values.at(-1) ?? 0)} r="3" />
          </g>
        </g>
      ))}
      {labels.map(({ at, words, anchor, ...place }) => (
        <g key={words} className={lines[at]?.isHighlighted ? 'k-chart-high' : undefined}>
          <text className="k-chart-end" {...place} textAnchor={anchor}>
            {words}
          </text>
        </g>
      ))}
    </svg>
  );
}
