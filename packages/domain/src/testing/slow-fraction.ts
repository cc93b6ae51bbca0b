// The arithmetic of the second opinion. It shares no line with the code that it checks: it is slow, reduces
// nothing and rounds by comparing halves.

/** top / bottom, the bottom positive, never reduced. */
export type SlowFraction = readonly [top: bigint, bottom: bigint];

export const plus = (a: SlowFraction, b: SlowFraction): SlowFraction => [
  a[0] * b[1] + b[0] * a[1],
  a[1] * b[1],
];
export const times = (a: SlowFraction, b: SlowFraction): SlowFraction => [a[0] * b[0], a[1] * b[1]];
export const over = (a: SlowFraction, b: SlowFraction): SlowFraction =>
  b[0] < 0n ? [-a[0] * b[1], a[1] * -b[0]] : [a[0] * b[1], a[1] * b[0]];
export const whole = (n: bigint | number): SlowFraction => [BigInt(n), 1n];

/** To a multiple of the step: count the steps that fit, then look at what is left. */
export function slowRound([top, bottom]: SlowFraction, step: bigint, mode: string): bigint {
  const isNegative = top < 0n;
  const size = isNegative ? -top : top;
  const unit = bottom * step;
  let count = size / unit;
  const left = size % unit;
  const isMoreThanHalf = left + left > unit;
  const isHalf = left + left === unit;
  if (mode === 'up' && left > 0n) count += 1n;
  if (mode === 'half-up' && (isMoreThanHalf || isHalf)) count += 1n;
  if (mode === 'half-even' && (isMoreThanHalf || (isHalf && count % 2n === 1n))) count += 1n;
  return (isNegative ? -count : count) * step;
}
