import { civilOf } from './calendar-date.ts';
import type { CalendarDate } from './calendar-date.ts';
import { dayNumberOf } from './day-number.ts';
import { daysInMonth } from './month-length.ts';

export type MonthsAndDays = {
  /** Whole calendar months; negative if `to` is the earlier day. */
  readonly months: number;
  /** The days that are left over, as day numbers: from the end of the last whole month to the day itself. */
  readonly oddFrom: number;
  readonly oddTo: number;
};

/**
 * Whole calendar months from one day to another, and the odd days: 10 Jan → 15 Mar is 2 months (to 10 Mar)
 * and 5 days. 31 Jan → 28 Feb is one month, because February has no 31st; 31 Jan → 1 Mar is one month and a
 * day. Backwards it is the same seen from the other side: 10 Mar → 5 Jan is minus 2 months (to 10 Jan) and
 * minus 5 days.
 */
export function monthsBetween(from: CalendarDate, to: CalendarDate): MonthsAndDays {
  const start = civilOf(from);
  const end = civilOf(to);
  const oddTo = dayNumberOf(end.year, end.month, end.day);
  const dueDay = Math.min(start.day, daysInMonth(end.year, end.month));
  let months = 12 * (end.year - start.year) + end.month - start.month;
  if (to >= from && end.day < dueDay) months -= 1;
  if (to < from && end.day > dueDay) months += 1;
  const monthIndex = 12 * start.year + start.month - 1 + months;
  const year = Math.floor(monthIndex / 12);
  const month = monthIndex - 12 * year + 1;
  return { months, oddFrom: dayNumberOf(year, month, Math.min(start.day, daysInMonth(year, month))), oddTo };
}
