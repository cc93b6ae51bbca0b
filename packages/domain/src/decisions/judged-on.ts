import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Loan } from '../loan/loan.ts';

/**
 * The day on which money that is found later is judged: the day that it came, unless something has happened
 * to the loan since. Then the rows are no longer those of that day, and it is divided as of today; but it
 * still counts from the day that it came, so whatever was late only because it was not seen is taken back.
 */
export function judgedOn(
  { allocations, plans }: Loan,
  receivedOn: CalendarDate,
  today: CalendarDate,
): CalendarDate {
  const hasMovedOn =
    allocations.some(({ on, until }) => until === null && on > receivedOn) ||
    plans.some(({ since, until }) => until === null && since > receivedOn);
  return hasMovedOn ? today : receivedOn;
}
