import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { markets, type MarketId } from '@candor/markets';
import { instantOf } from '../../kernel/time/market-time.ts';
import { laterDay } from '../../lending/applications/later-day.ts';

/** How long a code can be paid with: three days, as the paper at the counter says. */
const codeDays = 3;

/**
 * When a code ends. Money for an instalment counts whenever it comes. What ends a loan or moves a date is a
 * sum of certain days: its code ends with the last day on which the sum is still that.
 *   7,760.00 end a loan today, 7,767.91 tomorrow: the code ends tonight, a moment before midnight.
 */
export function codeEndsAt(
  { market, on, now }: { readonly market: MarketId; readonly on: CalendarDate; readonly now: Date },
  holdsOn: ((day: CalendarDate) => boolean) | null,
): Date {
  const atMost = new Date(now.getTime() + codeDays * 86_400_000);
  if (holdsOn === null) return atMost;
  let last = on;
  for (let ahead = 1; ahead <= codeDays; ahead += 1) {
    const day = dateOfDayNumber(dayNumber(on) + ahead);
    if (!holdsOn(day)) break;
    last = day;
  }
  // A business day that has not been closed goes on after midnight.
  const end = endOf(laterDay(market, last, now), market);
  return end < atMost ? end : atMost;
}

function endOf(day: CalendarDate, market: MarketId): Date {
  const tomorrow = dateOfDayNumber(dayNumber(day) + 1);
  return new Date(instantOf(tomorrow, '00:00', markets[market].timeZone).getTime() - 1);
}
