import type { LoanAgreement } from '../loan/agreement.ts';
import { compare, multiply, rational } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { chargedDays, lateCost } from '../product/late-cost.ts';

/**
 * What paying an amount so many days late costs within the law's ceiling: a charge that couldn't be made
 * is no yardstick.
 */
export function mostLateCost(
  { lateCharge, limits }: LoanAgreement,
  overdue: bigint,
  daysLate: number,
): Rational {
  const agreed = lateCost(lateCharge, overdue, daysLate);
  const cap = limits.mostLatePercentPerMonth;
  if (cap === null || lateCharge === null) return agreed;
  const lawful = multiply(cap, rational(overdue * chargedDays(lateCharge, daysLate), 3000n));
  return compare(agreed, lawful) > 0 ? lawful : agreed;
}
