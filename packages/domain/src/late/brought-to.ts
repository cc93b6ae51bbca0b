import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Loan } from '../loan/loan.ts';
import { lateChargesDue } from './late-charges-due.ts';

/**
 * A loan with its late charges right on a day, whether or not they have been posted: so a figure that is
 * shown at ten past midnight is the one that will be posted. Asked for a day in the past, the charges of the
 * days since are taken back.
 */
export function broughtTo(loan: Loan, on: CalendarDate): Loan {
  if (loan.state !== 'active') return loan;
  const due = lateChargesDue(loan, on);
  return due.length === 0 ? loan : { ...loan, lateCharges: [...loan.lateCharges, ...due] };
}
