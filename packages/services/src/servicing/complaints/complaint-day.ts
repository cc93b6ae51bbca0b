import type { CalendarDate } from '@candor/domain/calendar';
import { markets, type ClockTime, type MarketId } from '@candor/markets';
import type { ReadTx } from '@candor/store/database';
import { timeIn } from '../../kernel/time/market-time.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { laterDay } from '../../lending/applications/later-day.ts';

/**
 * The day and the clock by which complaints are counted: the business day, or the one on the wall where a day
 * has not been closed.
 */
export async function complaintDay(
  tx: ReadTx,
  market: MarketId,
  now: Date,
): Promise<{ readonly on: CalendarDate; readonly at: ClockTime }> {
  const on = laterDay(market, await businessDateOf(tx, market), now);
  return { on, at: timeIn(markets[market].timeZone, now) };
}
