import { civilOf, dateOf } from './calendar-date.ts';
import type { CalendarDate } from './calendar-date.ts';
import { daysInMonth, isLeapYear } from './month-length.ts';

const daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

/**
 * Days since the eve of 0001-01-01 in the Gregorian calendar, carried back: 0001-01-01 → 1, 2026-01-01 →
 * 739617.
 */
export function dayNumber(date: CalendarDate): number {
  const { year, month, day } = civilOf(date);
  return dayNumberOf(year, month, day);
}

export function dayNumberOf(year: number, month: number, day: number): number {
  const leapDay = month > 2 && isLeapYear(year) ? 1 : 0;
  return daysBeforeYear(year) + (daysBefore[month - 1] ?? 0) + leapDay + day;
}

export function daysBeforeYear(year: number): number {
  const past = year - 1;
  return 365 * past + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
}

export function dateOfDayNumber(number: number): CalendarDate {
  const year = yearOfDayNumber(number);
  let day = number - daysBeforeYear(year);
  let month = 1;
  for (let length = 31; day > length; length = daysInMonth(year, month)) {
    day -= length;
    month += 1;
  }
  return dateOf(year, month, day);
}

export function yearOfDayNumber(number: number): number {
  // 400 years have 146097 days: the estimate is never above the right year and at most two below it.
  let year = Math.max(1, Math.floor(((number - 1) * 400) / 146_097));
  while (daysBeforeYear(year + 1) < number) year += 1;
  return year;
}

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}
