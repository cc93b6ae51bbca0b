import type { Fill } from '../chart/fill.ts';

type Props = {
  readonly parts: readonly { readonly key: string; readonly fill: Fill; readonly value: number }[];
  /** What the whole width stands for: the largest row of the table. */
  readonly of: number;
};

const gap = 1.5;

/** A row's numbers as lengths, beside the numbers themselves: over, today, later. */
export function CountBar({ parts, of }: Props) {
  const widthOf = (value: number) => Math.max(4, (value / Math.max(1, of)) * 100 - gap);
  const drawn = parts.filter(({ value }) => value > 0);
  return (
    <svg className="k-bar" viewBox="0 0 110 8" aria-hidden="true">
      {drawn.map(({ key, fill, value }, at) => (
        <rect
          key={key}
          data-fill={fill}
          x={drawn.slice(0, at).reduce((sum, before) => sum + widthOf(before.value) + gap, 0)}
          y="0"
          width={widthOf(value)}
          height="8"
          rx="1.5"
        />
      ))}
    </svg>
  );
}
