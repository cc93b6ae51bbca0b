import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { addWorkingDays, calendars, isWorkingDay, markets, type MarketId } from '@candor/markets';
import { dayIn, instantOf } from './market-time.ts';

/**
 * Time as the lender's office counts it. Manila's is open from 08:00 to 18:00 on working days: four working
 * hours after Tuesday 16:20 is Wednesday 10:20 (1 h 40 min of Tuesday, 2 h 20 min of Wednesday); after Friday
 * 17:00 it is Monday 11:00. A promise is reckoned with the holidays that were known when it was given: one
 * that is added on Friday evening moves no deadline of the day.
 */
export function addWorkingHours(market: MarketId, from: Date, hours: number): Date {
  let left = hours * 3_600_000;
  for (let day = dayIn(markets[market].timeZone, from); ; day = nextDay(day)) {
    if (!isWorkingDay(market, day, from)) continue;
    const { opens, closes } = officeOf(market, day);
    const begin = Math.max(from.getTime(), opens.getTime());
    const room = closes.getTime() - begin;
    if (room >= left && room > 0) return new Date(begin + left);
    left -= Math.max(room, 0);
  }
}

/** When the office closes so many working days later: a Wednesday and one is Thursday 18:00. */
export function closingAfter(market: MarketId, from: Date, workingDays: number): Date {
  const day = addWorkingDays(market, dayIn(markets[market].timeZone, from), workingDays, from);
  return officeOf(market, day).closes;
}

/** When the office closes on a day, whether or not it is open on it. */
export function closingOf(market: MarketId, day: CalendarDate): Date {
  return officeOf(market, day).closes;
}

/**
 * The next time that the clock shows this on a working day: what came at 15:00 is for 16:00, what came at
 * 17:00 for 16:00 of the next.
 */
export function nextClock(market: MarketId, from: Date, clockTime: string): Date {
  const { timeZone } = markets[market];
  for (let day = dayIn(timeZone, from); ; day = nextDay(day)) {
    const at = instantOf(day, clockTime, timeZone);
    if (isWorkingDay(market, day, from) && at >= from) return at;
  }
}

const nextDay = (day: CalendarDate) => dateOfDayNumber(dayNumber(day) + 1);

function officeOf(market: MarketId, day: CalendarDate): { readonly opens: Date; readonly closes: Date } {
  const { opens, closes } = calendars[market].office;
  const { timeZone } = markets[market];
  return { opens: instantOf(day, opens, timeZone), closes: instantOf(day, closes, timeZone) };
}
