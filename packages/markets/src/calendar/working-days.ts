import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '../markets.ts';
import { calendars } from '../registry.generated.ts';
import { changeOfDay, holidayChangesOf } from './holiday-changes.ts';
import type { WorkingCalendar } from './working-calendar.ts';

/**
 * The one place that says what a holiday is: the market's list, with what the lender added and took off.
 * Whoever reckons a promise again that was given at an instant says so in `knownAt`: what was said since does
 * not move it.
 */
export function isHoliday(market: MarketId, day: CalendarDate, knownAt?: Date): boolean {
  const change = changeOfDay(market, day, knownAt);
  if (change) return change.isOff;
  const { holidays }: WorkingCalendar = calendars[market];
  return holidays.some(({ on }) => on === day);
}

/** Whether offices rest on this day of every week. */
export function isWeeklyRest(market: MarketId, day: CalendarDate): boolean {
  const { weeklyRest }: WorkingCalendar = calendars[market];
  // Day 1 of the calendar, 0001-01-01, was a Monday.
  const weekday = ((dayNumber(day) - 1) % 7) + 1;
  return weeklyRest.some((rest) => rest === weekday);
}

export function isWorkingDay(market: MarketId, day: CalendarDate, knownAt?: Date): boolean {
  return !isWeeklyRest(market, day) && !isHoliday(market, day, knownAt);
}

/** The day so many working days later: Friday and one is Monday, or Tuesday if Monday is a holiday. */
export function addWorkingDays(
  market: MarketId,
  from: CalendarDate,
  count: number,
  knownAt?: Date,
): CalendarDate {
  let number = dayNumber(from);
  for (let left = count; left > 0;) {
    number += 1;
    if (isWorkingDay(market, dateOfDayNumber(number), knownAt)) left -= 1;
  }
  return dateOfDayNumber(number);
}

/** The working day before a day: of a Monday, Friday. */
export function workingDayBefore(market: MarketId, day: CalendarDate): CalendarDate {
  let number = dayNumber(day) - 1;
  while (!isWorkingDay(market, dateOfDayNumber(number))) number -= 1;
  return dateOfDayNumber(number);
}

/**
 * Whether the holidays of a day's year are known at all, by the list or from the lender: somebody is told
 * before they run out.
 */
export function knowsHolidaysOf(market: MarketId, day: CalendarDate): boolean {
  const { from, until }: WorkingCalendar = calendars[market];
  const year = day.slice(0, 4);
  return (
    (from <= day && day <= until) || holidayChangesOf(market).some((change) => change.day.startsWith(year))
  );
}
