import { parseCalendarDate, type CalendarDate } from '@candor/domain/calendar';
import type { DateOrder } from '@candor/markets/transfers';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const digitsOnly = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/u;
const timeOfDay = /[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]m)?(?:Z|[+-]\d{2}:?\d{2})?$/iu;

/**
 * A date as banks write it. One of digits alone has the order that it is read in; without an order only what
 * has one reading is read.
 *   16-Nov-2026, Nov 16, 2026, 2026-11-16 08:15, 20261116 → 16 November
 *   11/16/2026 → 16 November, since there is no sixteenth month
 *   05/11/2026 → 5 November with the day first, 11 May with the month first, else nothing
 */
export function readDate(written: string, order: DateOrder | null = null): CalendarDate | undefined {
  const text = written.replace(timeOfDay, '').trim();
  const digits = digitsOnly.exec(text);
  if (digits) return ofDigits(Number(digits[1]), Number(digits[2]), yearOf(digits[3]!), order);
  const dayFirst = /^(\d{1,2})[- ]([a-z]{3})[a-z]*[- ,]+(\d{4}|\d{2})$/iu.exec(text);
  if (dayFirst) return ofParts(yearOf(dayFirst[3]!), monthOf(dayFirst[2]!), Number(dayFirst[1]));
  const monthFirst = /^([a-z]{3})[a-z]*[- .]+(\d{1,2})[- ,]+(\d{4})$/iu.exec(text);
  if (monthFirst) return ofParts(monthFirst[3]!, monthOf(monthFirst[1]!), Number(monthFirst[2]));
  const packed = /^(\d{4})[/.]?(\d{2})[/.]?(\d{2})$/u.exec(text);
  if (packed) return ofParts(packed[1]!, Number(packed[2]), Number(packed[3]));
  const date = parseCalendarDate(text);
  return typeof date === 'string' ? date : undefined;
}

const yearOf = (digits: string) => (digits.length === 4 ? digits : `20${digits}`);
const monthOf = (name: string) => months.indexOf(name.toLowerCase()) + 1;

function ofDigits(first: number, second: number, year: string, order: DateOrder | null) {
  if (order === null && first <= 12 && second <= 12 && first !== second) return undefined;
  const isDayFirst = order === null ? first > 12 : order === 'day-first';
  return isDayFirst ? ofParts(year, second, first) : ofParts(year, first, second);
}

function ofParts(year: string, month: number, day: number): CalendarDate | undefined {
  const date = parseCalendarDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
  return typeof date === 'string' ? date : undefined;
}

/**
 * In which order a file writes its dates, by all of them together: one date with a sixteenth "month" tells of
 * every other, and no line of a statement is from a day to come. Null: none of them depends on it, or nobody
 * can tell.
 *   05/11/2026 and 16/11/2026 → day first · 05/11/2026 alone → asked
 *   11/12/2026, read on 16 November 2026 → month first
 */
export function orderOfDates(
  written: readonly string[],
  today: CalendarDate | undefined,
): { readonly order: DateOrder | null; readonly isAsked: boolean } {
  let [dayFirst, monthFirst, either] = [0, 0, 0];
  const ahead = { 'day-first': 0, 'month-first': 0 };
  for (const text of new Set(written)) {
    const digits = digitsOnly.exec(text.replace(timeOfDay, '').trim());
    if (!digits) continue;
    const [first, second] = [Number(digits[1]), Number(digits[2])];
    if (first > 12 && second <= 12) dayFirst += 1;
    else if (second > 12 && first <= 12) monthFirst += 1;
    else if (first !== second) either += 1;
    for (const order of ['day-first', 'month-first'] as const) {
      const read = today === undefined ? undefined : readDate(text, order);
      if (read !== undefined && read > today!) ahead[order] += 1;
    }
  }
  if (dayFirst !== monthFirst)
    return { order: dayFirst > monthFirst ? 'day-first' : 'month-first', isAsked: false };
  if (either === 0) return { order: null, isAsked: false };
  if (ahead['day-first'] > 0 && ahead['month-first'] === 0) return { order: 'month-first', isAsked: false };
  if (ahead['month-first'] > 0 && ahead['day-first'] === 0) return { order: 'day-first', isAsked: false };
  return { order: null, isAsked: true };
}
