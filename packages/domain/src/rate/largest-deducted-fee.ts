import type { Rational } from '../numbers/rational.ts';
import type { DatedFlow } from './dated-equation.ts';
import type { DatedConvention } from './rate-convention.ts';
import { rateIsAbove } from './rate-is-above.ts';

/**
 * The most that may be deducted from a payout before the rate passes a ceiling, rounded down to the minor
 * unit; nothing if the rate is above it without any fee. 10,000.00 for 30 days at 6 %, so 10,600.00 repaid:
 * 535.71 under 12 % per month, because 10,600.00 / 1.12 = 9,464.2857…
 */
export function largestDeductedFee(
  convention: DatedConvention,
  { payout, payments }: { readonly payout: DatedFlow; readonly payments: readonly DatedFlow[] },
  ceiling: Rational,
): bigint | undefined {
  const isLawful = (fee: bigint) =>
    rateIsAbove(convention, { advances: [{ ...payout, amount: payout.amount - fee }], payments }, ceiling) ===
    false;
  if (!isLawful(0n)) return undefined;
  let [lawful, unlawful] = [0n, payout.amount];
  while (unlawful - lawful > 1n) {
    const middle = (lawful + unlawful) >> 1n;
    if (isLawful(middle)) lawful = middle;
    else unlawful = middle;
  }
  return lawful;
}
