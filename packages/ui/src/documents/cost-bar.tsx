import type { ReactNode } from 'react';

export type CostPart = {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** What the part is to the whole, in any unit. */
  readonly weight: number;
  readonly colour: 'brand' | 'coin' | 'coin-2' | 'coin-3';
};

/** Between two parts, in hundredths of the bar. */
const GAP = 0.6;

/**
 * What an amount is made of: the parts to scale, each named beneath with its colour. The total comes after
 * it, as a child.
 */
export function CostBar({
  parts,
  children,
}: {
  readonly parts: readonly CostPart[];
  readonly children?: ReactNode;
}) {
  return (
    <>
      <svg className="c-cost-bar" aria-hidden="true">
        {placed(parts).map(({ id, colour, start, width }) => (
          <rect key={id} className={`c-cost-${colour}`} x={`${start}%`} width={`${width}%`} height="100%" />
        ))}
      </svg>
      <dl className="c-amounts">
        {parts.map(({ id, label, value, colour }) => (
          <div className="c-amount-line" key={id}>
            <dt className="c-cost-name">
              <svg className="c-cost-key" viewBox="0 0 10 10" aria-hidden="true">
                <rect className={`c-cost-${colour}`} width="10" height="10" rx="2" />
              </svg>
              <span>{label}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
        {children}
      </dl>
    </>
  );
}

/** A part that is too small to see still shows: it is there, and it costs. */
const LEAST = 1.5;

function placed(parts: readonly CostPart[]) {
  const shown = parts.filter(({ weight }) => weight > 0);
  const whole = shown.reduce((sum, { weight }) => sum + weight, 0);
  const room = 100 - GAP * (shown.length - 1);
  const widths = shown.map(({ weight }) => Math.max(LEAST, (weight / whole) * room));
  const excess = widths.reduce((sum, width) => sum + width, 0) - room;
  const widest = widths.indexOf(Math.max(...widths));
  let start = 0;
  return shown.map(({ id, colour }, index) => {
    const width = (widths[index] ?? 0) - (index === widest ? excess : 0);
    const at = start;
    start += width + GAP;
    return { id, colour, start: round(at), width: round(width) };
  });
}

const round = (value: number) => Math.round(value * 100) / 100;
