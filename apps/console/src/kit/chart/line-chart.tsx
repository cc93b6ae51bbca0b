import { ticksOf } from './ticks.ts';
import './chart.css';

type Line = {
  readonly key: string;
  readonly values: readonly number[];
  /** At its end: "Sep 1.4". */
  readonly words?: string;
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
  const places = placesOf(
    lines.map(({ values, words }) => ({ step: values.length - 1, y: y(values.at(-1) ?? 0), words })),
    box.height - box.bottom - 4,
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
      {lines.map(({ key, values, words, isHighlighted }, age) => (
        <g key={key} className={isHighlighted ? 'k-chart-high' : undefined}>
          <g opacity={isHighlighted ? 1 : 0.4 + (0.6 * (age + 1)) / lines.length}>
            <polyline points={values.map((value, at) => `${x(at)},${y(value)}`).join(' ')} />
            <circle cx={x(values.length - 1)} cy={y(values.at(-1) ?? 0)} r="3" />
          </g>
          {words && (
            <text x={x(values.length - 1) + 7} y={places[age]}>
              {words}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

type End = { readonly step: number; readonly y: number; readonly words: string | undefined };

const lineHigh = 13;

/**
 * Where the words at the ends stand: beside their line, and above the one below where two would lie on each
 * other.
 */
function placesOf(ends: readonly End[], lowest: number): readonly number[] {
  const places = ends.map(({ y }) => Math.min(lowest, y + 4));
  const order = [...ends.keys()].toSorted((a, b) => (places[b] ?? 0) - (places[a] ?? 0));
  for (const [nth, at] of order.entries()) {
    const end = ends[at];
    if (!end?.words) continue;
    for (const under of order.slice(0, nth)) {
      const other = ends[under];
      const isNear = other?.words !== undefined && Math.abs(other.step - end.step) <= 1;
      const top = (places[under] ?? 0) - lineHigh;
      if (isNear && (places[at] ?? 0) > top) places[at] = top;
    }
  }
  return places;
}
