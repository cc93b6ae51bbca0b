import type { LoanAgreement } from '../loan/agreement.ts';
import { compare, multiply, rational } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { lateCost } from '../product/late-cost.ts';

/**
 * What being so many days late with an amount costs within the law's ceiling: a charge that couldn't be made
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
  const days = BigInt(Math.max(0, daysLate - lateCharge.graceDays));
  const lawful = multiply(cap, rational(overdue * days, 3000n));
  return compare(agreed, lawful) > 0 ? lawful : agreed;
}
