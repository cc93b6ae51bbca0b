import { multiply, rational, zero } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import type { LateChargeTerms } from './product-terms.ts';

/**
 * What being so many days late with an amount costs, before rounding: 4.5 % a month, 3 days of grace,
 * 1,000.00 paid 15 days late: 1,000.00 × 4.5 % × 12/30 = 18.00.
 */
export function lateCost(terms: LateChargeTerms | null, overdue: bigint, daysLate: number): Rational {
  if (terms === null || daysLate <= terms.graceDays) return zero;
  if (terms.kind === 'fixed') return rational(terms.fixed);
  const days = BigInt(daysLate - terms.graceDays);
  const perDay = { day: 100n, month: 3000n }[terms.per];
  return multiply(terms.percent, rational(overdue * days, perDay));
}
