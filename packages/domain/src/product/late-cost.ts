import { multiply, rational, zero } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import type { LateChargeTerms } from './product-terms.ts';

/**
 * What paying an amount so many days after its due date costs, before rounding: 4.5 % a month, 3 days of
 * grace, 1,000.00 paid 15 days late: 1,000.00 × 4.5 % × 11/30 = 16.50.
 */
export function lateCost(terms: LateChargeTerms | null, overdue: bigint, daysLate: number): Rational {
  const days = chargedDays(terms, daysLate);
  if (terms === null || days === 0n) return zero;
  if (terms.kind === 'fixed') return rational(terms.fixed);
  const perDay = { day: 100n, month: 3000n }[terms.per];
  return multiply(terms.percent, rational(overdue * days, perDay));
}

/** The days that end overdue and are charged: those of grace are free, and so is the day of the payment. */
export function chargedDays(terms: Pick<LateChargeTerms, 'graceDays'> | null, daysLate: number): bigint {
  return BigInt(Math.max(0, daysLate - 1 - (terms?.graceDays ?? 0)));
}
