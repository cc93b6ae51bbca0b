import { type Loan } from '@candor/domain/loan';
import { arrears, daysForClass } from '@candor/domain/arrears';
import type { CalendarDate } from '@candor/domain/calendar';
import { arrearsClassOf, lending, type MarketId } from '@candor/markets';

/**
 * Whether a loan does not perform as a day ends. One that was classed so before stays so until its arrears
 * are paid, where the law says that only this lifts it; also if something was paid on the very day that it
 * was classed, after that: at no day's end the facts then show it so late. From how many days on is the
 * market's to say.
 */
export function isNonPerforming(
  market: MarketId,
  { loan, npaSince }: { readonly loan: Loan; readonly npaSince: CalendarDate | null },
  on: CalendarDate,
): boolean {
  if (loan.state !== 'active') return false;
  const { worstDaysLate } = arrears(loan, on);
  const daysLate = daysForClass(loan, on, lending[market].restructure.cure);
  const worst = Math.max(worstDaysLate, daysLate);
  const wasNonPerforming = npaSince !== null && worst > 0;
  return !arrearsClassOf(market, { daysLate, worstDaysLate: worst, wasNonPerforming }).isPerforming;
}
