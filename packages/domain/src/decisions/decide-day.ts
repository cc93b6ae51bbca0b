import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { Loan } from '../loan/loan.ts';
import { accrueTo, chargeLateTo, settleIfPaid, useCredit } from './day-steps.ts';
import { decideInSteps } from './decide-in-steps.ts';

/**
 * What a new day brings to a loan by itself: interest to the day, late charges to the day, credit used for
 * what falls due. It is what day-end does to each loan; a day that was missed is made up by the next one, and
 * the same day twice changes nothing.
 */
export function decideDay(loan: Loan, on: CalendarDate): LoanEvent[] {
  if (loan.state !== 'active') return [];
  return decideInSteps(
    loan,
    (now) => accrueTo(now, on),
    (now) => chargeLateTo(now, on),
    (now) => useCredit(now, on),
    (now) => settleIfPaid(now, on),
  );
}
