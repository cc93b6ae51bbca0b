import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { isHoliday, markets, type MarketId } from '@candor/markets';
import type { OpeningHours } from '@candor/markets/help';
import { dayIn, instantOf } from '../../kernel/time/market-time.ts';

export type Opening = { readonly isOpen: boolean; readonly changesAt: Date | null };

/**
 * Whether somebody is there, and when that changes: Friday at 19:00 in Manila, open, until 20:00; Sunday,
 * closed, until Monday at 08:00, or Tuesday if Monday is a holiday.
 */
export function openingAt(market: MarketId, hours: readonly OpeningHours[], now: Date): Opening {
  const { timeZone } = markets[market];
  const today = dayNumber(dayIn(timeZone, now));
  for (let ahead = 0; ahead <= 31; ahead += 1) {
    const day = dateOfDayNumber(today + ahead);
    // Day 1 of the calendar, 0001-01-01, was a Monday.
    const weekday = ((today + ahead - 1) % 7) + 1;
    const spans = isHoliday(market, day)
      ? []
      : hours
          .filter(({ days }) => days.includes(weekday))
          .map(({ from, until }) => ({
            from: instantOf(day, from, timeZone),
            until: instantOf(day, until, timeZone),
          }))
          .toSorted((a, b) => a.from.getTime() - b.from.getTime());
    for (const { from, until } of spans) {
      if (now < from) return { isOpen: false, changesAt: from };
      if (now < until) return { isOpen: true, changesAt: until };
    }
  }
  return { isOpen: false, changesAt: null };
}
