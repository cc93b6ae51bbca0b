import { dateOfDayNumber, dayNumber } from '@candor/domain';
import type { CalendarDate } from '@candor/domain';
import type { MarketId } from '../markets.ts';
import { calendars } from '../registry.generated.ts';
import type { WorkingCalendar } from './working-calendar.ts';

export function isHoliday(market: MarketId, day: CalendarDate): boolean {
  const { holidays }: WorkingCalendar = calendars[market];
  return holidays.some(({ on }) => on === day);
}

export function isWorkingDay(market: MarketId, day: CalendarDate): boolean {
  const { weeklyRest }: WorkingCalendar = calendars[market];
  // Day 1 of the calendar, 0001-01-01, was a Monday.
  const weekday = ((dayNumber(day) - 1) % 7) + 1;
  return !weeklyRest.some((rest) => rest === weekday) && !isHoliday(market, day);
}

/** The day so many working days later: Friday and one is Monday, or Tuesday if Monday is a holiday. */
export function addWorkingDays(market: MarketId, from: CalendarDate, count: number): CalendarDate {
  let number = dayNumber(from);
  for (let left = count; left > 0;) {
    number += 1;
    if (isWorkingDay(market, dateOfDayNumber(number))) left -= 1;
  }
  return dateOfDayNumber(number);
}

/** The working day before a day: of a Monday, Friday. */
export function workingDayBefore(market: MarketId, day: CalendarDate): CalendarDate {
  let number = dayNumber(day) - 1;
  while (!isWorkingDay(market, dateOfDayNumber(number))) number -= 1;
  return dateOfDayNumber(number);
}

/** Whether the holidays of a day's year are in the list at all: a lender is told before they run out. */
export function knowsHolidaysOf(market: MarketId, day: CalendarDate): boolean {
  const { from, until }: WorkingCalendar = calendars[market];
  return from <= day && day <= until;
}
