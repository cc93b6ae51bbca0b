import type { CalendarDate } from '@candor/domain/calendar';
import { markets, type MarketId } from '@candor/markets';
import { dayIn } from '../../kernel/time/market-time.ts';

/**
 * The day by which an offer is judged: the business day or the one on the wall, whichever is later. A day
 * that has not been closed keeps no offer open.
 */
export function laterDay(market: MarketId, on: CalendarDate, now: Date): CalendarDate {
  const today = dayIn(markets[market].timeZone, now);
  return today > on ? today : on;
}
