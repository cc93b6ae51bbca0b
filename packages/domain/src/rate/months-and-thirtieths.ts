import type { CalendarDate } from '../calendar/calendar-date.ts';
import { monthsBetween } from '../calendar/months-between.ts';
import type { Time } from './rate-convention.ts';

/** Whole calendar months and the odd days, each a thirtieth: 10 Jan → 15 Mar is 2 + 5/30 months. */
export function monthsAndThirtieths(from: CalendarDate, to: CalendarDate): Time {
  const { months, oddFrom, oddTo } = monthsBetween(from, to);
  return oddFrom === oddTo ? { num: months, den: 1 } : { num: 30 * months + oddTo - oddFrom, den: 30 };
}
