import { divideRounded } from '../money/divide-rounded.ts';
import { add, multiply, rational } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import type { ArithmeticStep } from './show-arithmetic.ts';

export type HeldRow = {
  readonly n: number;
  /** Since the payout, in the rate's own unit. */
  readonly time: Rational;
  readonly unit: 'month' | 'year' | 'unit-period';
  readonly held: bigint;
  readonly growth: bigint;
  readonly paid: bigint;
  readonly left: bigint;
};

/**
 * The proof of a rate as people keep accounts: what one holds grows by the rate until a payment, and the
 * payments bring it to zero. 7,760.00 at 6.132037 % a month: + 475.85 − 2,910.19 = 5,325.66; + 326.57 −
 * 2,910.19 = 2,742.04; + 168.14 − 2,910.18 = 0.00. Each line is rounded for the eye alone, and what it grew
 * by is the difference of what is shown: so the lines add up, and the growth of all of them is the cost of
 * the loan.
 */
export function heldRows(steps: readonly ArithmeticStep[], netReceived: bigint): HeldRow[] {
  let held = netReceived;
  let worth = rational(netReceived);
  return steps.flatMap((step) => {
    if (step.step !== 'present-value') return [];
    const { row, time, unit, factor, value } = step;
    // What is left, in the money of the first day; a factor turns a day's money into that.
    worth = add(worth, { num: -value.num, den: value.den });
    const exact = multiply(worth, { num: factor.den, den: factor.num });
    const left = divideRounded(exact.num, exact.den, 'half-even');
    const paid = row.total;
    const line = { n: row.n, time, unit, held, growth: left + paid - held, paid, left };
    held = left;
    return [line];
  });
}
