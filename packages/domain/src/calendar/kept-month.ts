import { dateOf, lastYear } from './calendar-date.ts';
import type { CalendarDate } from './calendar-date.ts';
import { dayNumberOf } from './day-number.ts';
import { daysInMonth } from './month-length.ts';

export type Month = {
  /** Its days in order, under their names. */
  readonly dates: readonly CalendarDate[];
  /** The number of the day before its first. */
  readonly eve: number;
};

/**
 * The years in which loans run: each of their months is written down when it is first asked for and found
 * again afterwards, because writing the days of its rows took a third of the time of a schedule. All of them
 * together are some two megabytes.
 */
const [firstKept, lastKept] = [12 * 1970, 12 * 2099 + 11];
const kept: Month[] = [];

/** A month by its place in all years (12 × year + month - 1); beyond the calendar there is none. */
export function monthAt(monthIndex: number): Month | undefined {
  if (monthIndex < firstKept || monthIndex > lastKept) return monthOf(monthIndex);
  const known = kept[monthIndex - firstKept];
  if (known) return known;
  const made = monthOf(monthIndex);
  if (made) kept[monthIndex - firstKept] = made;
  return made;
}

function monthOf(monthIndex: number): Month | undefined {
  const year = Math.floor(monthIndex / 12);
  const month = monthIndex - 12 * year + 1;
  if (year < 1 || year > lastYear) return undefined;
  const days = Array.from({ length: daysInMonth(year, month) }, (_, index) => index + 1);
  return { dates: days.map((day) => dateOf(year, month, day)), eve: dayNumberOf(year, month, 0) };
}
