import type { CalendarDate } from '../calendar/calendar-date.ts';
import { dateOfDayNumber, dayNumber, daysBetween } from '../calendar/day-number.ts';
import type { Loan, PlanCause } from '../loan/loan.ts';
import { scheduledOfParts } from '../loan/parts.ts';
import type { Parts } from '../loan/parts.ts';
import { rowStates } from '../instalments/row-states.ts';

/**
 * What a market needs to class a loan. Derived from dated facts whenever it is asked for, and stored nowhere.
 */
export interface Arrears {
  /** Since the due date of the oldest row of which something scheduled is left; 0 if there is none. */
  readonly daysLate: number;
  readonly oldestDueOn: CalendarDate | null;
  /** The largest `daysLate` at any day's end since arrears were last paid in full, this day included. */
  readonly worstDaysLate: number;
}

/**
 * How late a loan is on a day.
 *   Due 12 October and 12 November, neither paid: on 18 November 37 days late. If the October row is then
 *     paid it is
 *   6 days late, but its worst is still 37: an Indian loan that was 90 days late stays non-performing until
 *     all
 *   arrears are paid.
 *   If instead new terms move both rows, nothing is late any more, but nothing was paid: the worst stays 37
 *     until as much
 *   has come as was overdue when they were moved.
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

/**
 * Lateness only grows between two facts, so its peaks stand on the eves of the days on which something
 * happened; and on the day itself if rows were only moved.
 */
function worstSinceClear(loan: Loan, on: CalendarDate, today: number): number {
  const changes = [
    ...loan.plans.flatMap(({ since, until }) => [since, until]),
    ...loan.allocations.flatMap((allocation) => [allocation.on, allocation.until]),
  ].filter((day): day is CalendarDate => day !== null && day <= on && day > loan.schedule.terms.disbursedOn);
  let worst = 0;
  for (const day of [...new Set(changes)].toSorted()) {
    worst = Math.max(worst, lateness(loan, eveOf(day)).daysLate, lateness(unmoved(loan, day), day).daysLate);
    if (lateness(loan, day).daysLate === 0 && !hasMovedArrears(loan, day)) worst = 0;
  }
  return Math.max(worst, today);
}

/** These move rows that are late to a later day. */
const moving: ReadonlySet<PlanCause> = new Set(['delay', 'due-day', 'restructuring']);

function unmoved(loan: Loan, on: CalendarDate): Loan {
  return { ...loan, plans: loan.plans.filter(({ cause, since }) => since !== on || !moving.has(cause)) };
}

/**
 * Whether arrears were moved by other rows and, by the end of a day, less has been paid since than was
 * overdue then.
 */
function hasMovedArrears(loan: Loan, on: CalendarDate): boolean {
  return loan.plans.some(({ cause, since, until }, place) => {
    if (!moving.has(cause) || since > on || (until !== null && until <= on)) return false;
    const before = rowStates({ ...loan, plans: loan.plans.slice(0, place) }, since);
    const late = before.filter(({ row, left }) => row.dueOn < since && scheduledOfParts(left) > 0n);
    const paidSince = paidBy(loan, on) - scheduled(before.map(({ paid }) => paid));
    return late.length > 0 && paidSince < scheduled(late.map(({ left }) => left));
  });
}

function paidBy({ allocations }: Loan, on: CalendarDate): bigint {
  const counted = allocations.filter((each) => each.on <= on && (each.until === null || on < each.until));
  return scheduled(counted.flatMap(({ lines }) => lines.map(({ parts }) => parts)));
}

function scheduled(parts: readonly Parts[]): bigint {
  return parts.reduce((sum, each) => sum + scheduledOfParts(each), 0n);
}

function eveOf(day: CalendarDate): CalendarDate {
  return dateOfDayNumber(dayNumber(day) - 1);
}
