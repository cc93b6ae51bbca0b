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
