import { isRefusal } from '@candor/domain/refusals';
import { parseCalendarDate } from '@candor/domain/calendar';
import type { CalendarDate } from '@candor/domain/calendar';

/** A day that a test writes down; one that doesn't exist fails the test. */
export function day(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  if (isRefusal(date)) throw new Error(`${text} is no day`);
  return date;
}
