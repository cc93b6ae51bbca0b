import type { CalendarDate } from '@candor/domain';
import { isMarketId, markets, type MarketId } from '@candor/markets';
import { listBusinessClocks, readBusinessClock, type Database } from '@candor/store';
import type { ClosedDay } from './close-day.ts';
import { endDay, type EndDay } from './end-day.ts';
import { dayIn } from './market-time.ts';

export type EndedDay = Pick<EndDay, 'market' | 'day'> & ClosedDay;

/** A day that is over and could not be ended: the rule that forbids it, or what was thrown. A person must look. */
export type UnendedDay = Pick<EndDay, 'market' | 'day'> & { readonly why: unknown };

export type EndedDays = { readonly ended: readonly EndedDay[]; readonly unended: readonly UnendedDay[] };

/** Ends every business day that is over, market by market, day by day: after three days down, three of them. A market that fails stops no other. */
export async function endDaysThatAreOver(
  database: Database,
  { now, markets: only, ...wish }: Omit<EndDay, 'market' | 'day'> & { readonly markets?: readonly string[] },
): Promise<EndedDays> {
  const clocks = await database.withTransaction(listBusinessClocks);
  const ended: EndedDay[] = [];
  const unended: UnendedDay[] = [];
  for (const { market } of clocks) {
    if (!isMarketId(market) || (only && !only.includes(market))) continue;
    for (let isGoingOn = true; isGoingOn;) {
      const day = await dayThatIsOver(database, market, now);
      if (day === undefined) break;
      const closed = await endDay(database, { ...wish, now, market, day }).catch((error: unknown) => ({
        refused: error,
      }));
      isGoingOn = !('refused' in closed);
      if (!('refused' in closed)) ended.push({ market, day, ...closed });
      else if (closed.refused !== 'day_end_was_stopped') unended.push({ market, day, why: closed.refused });
    }
  }
  return { ended, unended };
}

async function dayThatIsOver(
  database: Database,
  market: MarketId,
  now: Date,
): Promise<CalendarDate | undefined> {
  const clock = await database.withTransaction((tx) => readBusinessClock(tx, market));
  return clock && clock.businessDate < dayIn(markets[market].timeZone, now) ? clock.businessDate : undefined;
}
