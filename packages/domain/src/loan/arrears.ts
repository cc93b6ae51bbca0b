import type { CalendarDate } from '../calendar/calendar-date.ts';
import { dateOfDayNumber, dayNumber, daysBetween } from '../calendar/day-number.ts';
import type { Loan } from './loan.ts';
import { scheduledOfParts } from './parts.ts';
import { rowStates } from './row-states.ts';

/** What a market needs to class a loan. Derived from dated facts whenever it is asked for, and stored nowhere. */
export interface Arrears {
  /** Since the due date of the oldest row of which something scheduled is left; 0 if there is none. */
  readonly daysLate: number;
  readonly oldestDueOn: CalendarDate | null;
  /** The largest `daysLate` at any day's end since arrears were last paid in full, this day included. */
  readonly worstDaysLate: number;
}

/**
 * How late a loan is on a day.
 *   Due 12 October and 12 November, neither paid: on 18 November 37 days late. If the October row is then paid it is
 *   6 days late, but its worst is still 37: an Indian loan that was 91 days late stays non-performing until all
 *   arrears are paid.
 * A late charge alone makes no arrears: it is a price for being late, not an instalment.
 */
export function arrears(loan: Loan, on: CalendarDate): Arrears {
  const { daysLate, oldestDueOn } = lateness(loan, on);
  return { daysLate, oldestDueOn, worstDaysLate: worstSinceClear(loan, on, daysLate) };
}

function lateness(loan: Loan, on: CalendarDate): Pick<Arrears, 'daysLate' | 'oldestDueOn'> {
  const oldest = rowStates(loan, on).find(({ row, left }) => row.dueOn < on && scheduledOfParts(left) > 0n);
  return oldest
    ? { daysLate: daysBetween(oldest.row.dueOn, on), oldestDueOn: oldest.row.dueOn }
    : { daysLate: 0, oldestDueOn: null };
}

/** Lateness only grows between two facts, so its peaks stand on the eves of the days on which something happened. */
function worstSinceClear(loan: Loan, on: CalendarDate, today: number): number {
  const changes = [
    ...loan.plans.flatMap(({ since, until }) => [since, until]),
    ...loan.allocations.flatMap((allocation) => [allocation.on, allocation.until]),
  ].filter((day): day is CalendarDate => day !== null && day <= on && day > loan.schedule.terms.disbursedOn);
  let worst = 0;
  for (const day of [...new Set(changes)].toSorted()) {
    worst = Math.max(worst, lateness(loan, eveOf(day)).daysLate);
    if (lateness(loan, day).daysLate === 0) worst = 0;
  }
  return Math.max(worst, today);
}

function eveOf(day: CalendarDate): CalendarDate {
  return dateOfDayNumber(dayNumber(day) - 1);
}
