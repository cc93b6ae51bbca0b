import { roundToStep } from '../money/divide-rounded.ts';
import { fitsDouble } from '../numbers/exact-double.ts';
import type { Rational } from '../numbers/rational.ts';
import type { RoundingTerms } from './loan-terms.ts';
import type { PeriodFactors, QuickFactors } from './period-factors.ts';

/**
 * The instalment that is the same in every row: P ÷ Σₖ Πⱼ≤ₖ 1/(1+fⱼ), rounded once.
 *   100.00 over 6 months at 1 % a month: 100 ÷ 5.795476… = 17.2548… → 17.25
 * The exact sum has a few hundred digits, a double about sixteen. Nearly always sixteen are enough to know on
 * which side of every rounding boundary the quotient lies; when they aren't, and only then, the exact sum
 * decides.
 */
export function levelInstalment(amount: bigint, factors: PeriodFactors, rounding: RoundingTerms): bigint {
  const { mode, to } = rounding;
  const nums = factors.nums.map(Number);
  const asked = { nums, den: Number(factors.den) };
  const quick = quickInstalment(Number(amount), asked, { mode, to: Number(to) });
  if (quick !== undefined) return BigInt(quick);
  const { num, den } = exactLevelInstalment(amount, factors);
  return roundToStep(num, den, rounding.to, rounding.mode);
}

/** Before rounding; for the proof, and for showing the arithmetic. Not reduced: nobody needs its gcd. */
export function exactLevelInstalment(amount: bigint, { nums, den }: PeriodFactors): Rational {
  // Σ from the last period backwards: S = (1 + S') / (1 + f), with S as sumNum / sumDen.
  let sumNum = 0n;
  let sumDen = 1n;
  for (let index = nums.length - 1; index >= 0; index -= 1) {
    sumNum = (sumNum + sumDen) * den;
    sumDen *= den + (nums[index] ?? 0n);
  }
  return { num: amount * sumDen, den: sumNum };
}

const doubleUnit = 2 ** -53;

/**
 * The instalment where doubles are enough to know it, else nothing. What it is asked with may be rounded to
 * doubles, the rounding step apart; what it answers is exact.
 */
export function quickInstalment(
  amount: number,
  { nums, den }: QuickFactors,
  { mode, to }: { readonly mode: RoundingTerms['mode']; readonly to: number },
): number | undefined {
  let sum = 0;
  let last = Number.NaN;
  let growth = 1;
  for (let index = nums.length - 1; index >= 0; index -= 1) {
    const num = nums[index] ?? 0;
    if (num !== last) growth = 1 + num / den;
    last = num;
    sum = (sum + 1) / growth;
  }
  const steps = amount / sum / to;
  // Each round of the loop adds at most six roundings' error (two conversions, a quotient, a sum, a sum, a
  // quotient) and passes the earlier ones on, so this is above the true error by far.
  const error = steps * doubleUnit * (8 * nums.length + 16);
  const shift = mode === 'half-even' || mode === 'half-up' ? 0.5 : 0;
  const cell = Math.floor(steps - error + shift);
  if (!(steps < 2 ** 51) || cell !== Math.floor(steps + error + shift) || steps - error + shift <= cell) {
    return undefined;
  }
  const instalment = (mode === 'up' ? cell + 1 : cell) * to;
  return fitsDouble(instalment) ? instalment : undefined;
}
