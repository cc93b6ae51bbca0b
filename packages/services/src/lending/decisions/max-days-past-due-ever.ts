import { type Loan } from '@candor/domain/loan';
import { arrears } from '@candor/domain/arrears';
import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';

/**
 * The most days that a loan has ever been late, up to a day. Lateness grows until something is paid, so it is
 * looked at on the eves of the days on which money came, and on the day itself.
 */
export function maxDaysPastDueEver(loan: Loan, on: CalendarDate): number {
  const eves = loan.allocations
    .filter(({ on: paidOn }) => paidOn <= on && paidOn > loan.schedule.terms.disbursedOn)
    .map(({ on: paidOn }) => dateOfDayNumber(dayNumber(paidOn) - 1));
  return Math.max(0, ...[...new Set([...eves, on])].map((day) => arrears(loan, day).worstDaysLate));
}
