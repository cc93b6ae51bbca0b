import { isMarketId, markets } from '@candor/markets';
import { listBusinessClocks, readBusinessClock, type Database } from '@candor/store';
import type { ClosedDay } from './close-day.ts';
import { endDay, type EndDay } from './end-day.ts';
import { dayIn } from './market-time.ts';

export type EndedDay = Pick<EndDay, 'market' | 'day'> & ClosedDay;

/** Ends every business day that is over, market by market, day by day: after three days down, three of them. */
export async function endDaysThatAreOver(
  database: Database,
  { now, markets: only, ...wish }: Omit<EndDay, 'market' | 'day'> & { readonly markets?: readonly string[] },
): Promise<EndedDay[]> {
  const clocks = await database.withTransaction(listBusinessClocks);
  const ended: EndedDay[] = [];
  for (const { market } of clocks) {
    if (!isMarketId(market) || (only && !only.includes(market))) continue;
    for (;;) {
      const clock = await database.withTransaction((tx) => readBusinessClock(tx, market));
      if (!clock || clock.businessDate >= dayIn(markets[market].timeZone, now)) break;
      const closed = await endDay(database, { ...wish, now, market, day: clock.businessDate });
      if ('refused' in closed) break;
      ended.push({ market, day: clock.businessDate, ...closed });
    }
  }
  return ended;
}
