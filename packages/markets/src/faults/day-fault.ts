import { ageOn, type CalendarDate, daysBetween, parseCalendarDate } from '@candor/domain/calendar';
import { isRefusal } from '@candor/domain/refusals';
import type { Fault } from './fault.ts';

export type DayFaultKind =
  | 'half-day'
  | 'no-such-month'
  | 'no-such-day'
  | 'day-ahead'
  | 'too-old'
  | 'too-young';

/** Nobody is older. */
const MOST_YEARS = 110;

/**
 * What is wrong with a birthday, written year first as far as it was typed: "2012-02-31" does not exist, and
 * of "-03-14" the year is missing.
 */
export function birthdayFault(
  text: string,
  { on, adultAt }: { readonly on: CalendarDate; readonly adultAt: number },
): Fault<DayFaultKind> | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return { fault: 'half-day' };
  const { year, month } = dayFacts(text);
  if (month < 1 || month > 12) return { fault: 'no-such-month' };
  const date = parseCalendarDate(text);
  if (isRefusal(date)) return { fault: year < 1 ? 'too-old' : 'no-such-day' };
  if (daysBetween(date, on) < 0) return { fault: 'day-ahead' };
  const years = ageOn(date, on);
  if (years > MOST_YEARS) return { fault: 'too-old' };
  return years < adultAt ? { fault: 'too-young' } : undefined;
}

/** What a sentence about a day names of it. */
export function dayFacts(text: string) {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}
