import { arrears, daysPastDue, type CalendarDate, type Loan } from '@candor/domain';
import { arrearsClassOf, lending, type MarketId } from '@candor/markets';

/** A loan that was classed so was at least so many days late. */
const nonPerformingDays = 91;

/**
 * Whether a loan does not perform as a day ends. One that was classed so before stays so until its arrears are paid, where the law says that
 * only this lifts it; also if something was paid on the very day that it was classed, after that: at no day's end the facts then show it 91 days late.
 */
export function isNonPerforming(
  market: MarketId,
  { loan, npaSince }: { readonly loan: Loan; readonly npaSince: CalendarDate | null },
  on: CalendarDate,
): boolean {
  if (loan.state !== 'active') return false;
  const { worstDaysLate } = arrears(loan, on);
  const daysLate = daysPastDue(loan, on, lending[market].restructure.cure);
  const wasClassed = npaSince !== null && worstDaysLate > 0;
  const most = Math.max(worstDaysLate, daysLate);
  const worst = wasClassed ? Math.max(most, nonPerformingDays) : most;
  return !arrearsClassOf(market, { daysLate, worstDaysLate: worst }).isPerforming;
}
