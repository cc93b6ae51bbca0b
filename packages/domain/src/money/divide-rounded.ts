/** `up` is away from zero and `down` towards it, so that a reversal is rounded like the entry it mirrors. */
export type RoundingMode = 'half-even' | 'half-up' | 'up' | 'down';

export const roundingModes = [
  'half-even',
  'half-up',
  'up',
  'down',
] as const satisfies readonly RoundingMode[];

/**
 * num ÷ den to a whole number, the one place where anything is rounded.
 *   5 ÷ 2: half-even 2 · half-up 3 · up 3 · down 2        7 ÷ 2: half-even 4        -5 ÷ 2: half-up -3
 * The denominator is positive.
 */
export function divideRounded(num: bigint, den: bigint, mode: RoundingMode): bigint {
  const quotient = num / den; // towards zero
  const rest = num - quotient * den;
  if (rest === 0n || mode === 'down') return quotient;
  const away = num < 0n ? quotient - 1n : quotient + 1n;
  if (mode === 'up') return away;
  const twice = rest < 0n ? -2n * rest : 2n * rest;
  if (twice !== den) return twice > den ? away : quotient;
  return mode === 'half-up' || quotient % 2n !== 0n ? away : quotient;
}

/** num ÷ den to a multiple of `step`: 32812.5 centavos to the whole peso (step 100) → 32800. */
export function roundToStep(num: bigint, den: bigint, step: bigint, mode: RoundingMode): bigint {
  return divideRounded(num, den * step, mode) * step;
}

/**
 * The same of whole numbers that doubles hold exactly, for work that is done a million times. The dividend is
 * not negative, and num + den ≤ 2^53: whoever calls has made sure with `fitsDouble`.
 *
 * Why the quotient is right although a division of doubles is rounded: it could be wrong only by being
 * rounded up to a whole number q that is not reached. Then num/den ≤ q - 1/den, and the two lie no further
 * apart than doubles do there, q × 2^-53; so q × den ≥ 2^53. But q × den < num + den.
 */
export function divideRoundedDouble(num: number, den: number, mode: RoundingMode): number {
  const quotient = Math.floor(num / den);
  const rest = num - quotient * den; // both are at most 2^53, so nothing is lost
  if (rest === 0 || mode === 'down') return quotient;
  if (mode === 'up') return quotient + 1;
  const twice = 2 * rest;
  if (twice !== den) return twice > den ? quotient + 1 : quotient;
  return mode === 'half-up' || quotient % 2 !== 0 ? quotient + 1 : quotient;
}
