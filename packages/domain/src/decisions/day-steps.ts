import { accrual } from '../accrual/accrual.ts';
import { interestToDate } from '../accrual/interest-to-date.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { lateChargesDue } from '../late/late-charges-due.ts';
import { costToTheEnd } from '../loan/costs.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { Loan } from '../loan/loan.ts';
import { outstanding } from '../loan/outstanding.ts';
import { isNothing } from '../loan/parts.ts';
import { allocateCredit } from '../repayment/allocate-repayment.ts';

/** Interest to a day, less what was posted. */
export function accrueTo(loan: Loan, on: CalendarDate): LoanEvent[] {
  const { total, interest } = costToTheEnd(loan);
  const amount = accrual(interestToDate(loan, on), {
    posted: loan.accrued,
    stopAt: loan.agreement.limits.mostCost,
    otherCosts: total - interest,
  });
  return amount === 0n ? [] : [{ event: 'interest-accrued', on, amount }];
}

/** Late charges to a day that were not made yet, and those that were made and should not have been. */
export function chargeLateTo(loan: Loan, on: CalendarDate): LoanEvent[] {
  return lateChargesDue(loan, on).map((charge) => ({ event: 'late-charged', charge }));
}

/** The borrower's credit pays what has fallen due. */
export function useCredit(loan: Loan, on: CalendarDate): LoanEvent[] {
  return allocateCredit(loan, on).map((allocation) => ({ event: 'money-allocated', allocation }));
}

/** A loan of which nothing is left is settled, and by nothing else. */
export function settleIfPaid(loan: Loan, on: CalendarDate): LoanEvent[] {
  return loan.state === 'active' && isNothing(outstanding(loan)) ? [{ event: 'loan-settled', on }] : [];
}
