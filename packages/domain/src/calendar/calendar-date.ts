import type { Refusal } from '../refusals/refusal.ts';
import { daysInMonth } from './month-length.ts';

declare const proven: unique symbol;

/**
 * A day of the calendar as "2026-01-31": no time, no zone, compared with < like any text. The type can be had
 * only from the functions here, so a value of it is a day that exists. A `Date` was rejected: it is an
 * instant, and which day an instant belongs to depends on who asks.
 */
export type CalendarDate = string & { readonly [proven]: true };

export type Civil = { readonly year: number; readonly month: number; readonly day: number };

export const lastYear = 9999;

export function parseCalendarDate(text: string): CalendarDate | Refusal<'not_a_calendar_date'> {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    const { year, month, day } = civilOf(text as CalendarDate);
    if (year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)) {
      return text as CalendarDate;
    }
  }
  return { refused: 'not_a_calendar_date', facts: { text } };
}

export function civilOf(date: CalendarDate): Civil {
  return { year: 100 * digits(date, 0) + digits(date, 2), month: digits(date, 5), day: digits(date, 8) };
}

/** A day that is known to exist; one that doesn't is a fault of the caller. */
export function dateOf(year: number, month: number, day: number): CalendarDate {
  if (year < 1 || year > lastYear || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) {
    throw new RangeError(`there is no day ${year}-${month}-${day}`);
  }
  return String.fromCharCode(
    digitCode(year, 1000),
    digitCode(year, 100),
    digitCode(year, 10),
    digitCode(year, 1),
    45, // "-"
    digitCode(month, 10),
    digitCode(month, 1),
    45,
    digitCode(day, 10),
    digitCode(day, 1),
  ) as CalendarDate;
}

function digitCode(value: number, place: number): number {
  return 48 + (Math.floor(value / place) % 10);
}

function digits(text: string, at: number): number {
  return 10 * text.charCodeAt(at) + text.charCodeAt(at + 1) - 528; // 528: eleven times the code of "0"
}
