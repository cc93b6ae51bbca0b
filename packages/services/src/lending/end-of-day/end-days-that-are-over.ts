import type { CalendarDate } from '@candor/domain/calendar';
import { isMarketId, markets, type MarketId } from '@candor/markets';
import { databaseNow, type Database, type DatabaseInstant } from '@candor/store/database';
import { listBusinessClocks } from '@candor/store/end-of-day';
import { readBusinessClock } from '@candor/store/ledger';
import type { ClosedDay } from './close-day.ts';
import { endDay, type EndDay } from './end-day.ts';
import { dayIn } from '../../kernel/time/market-time.ts';

export type EndedDay = Pick<EndDay, 'market' | 'day'> & ClosedDay;

/**
 * A day that is over and could not be ended: the rule that forbids it, or what was thrown. A person must
 * look.
 */
export type UnendedDay = Pick<EndDay, 'market' | 'day'> & { readonly why: unknown };

export type EndedDays = { readonly ended: readonly EndedDay[]; readonly unended: readonly UnendedDay[] };

/**
 * Ends every business day that is over, market by market, day by day: after three days down, three of them. A
 * market that fails stops no other. Whether a day is over the database says, asked anew for each: a day that
 * was ended can't be begun again, and a machine's clock may be wrong. Only a simulation says when it is.
 */
export async function endDaysThatAreOver(
  database: Database,
  {
    now,
    markets: only,
    ...wish
  }: Omit<EndDay, 'market' | 'day' | 'now'> &
    Partial<Pick<EndDay, 'now'>> & { readonly markets?: readonly string[] } = {},
): Promise<EndedDays> {
  const clocks = await database.read(listBusinessClocks);
  const ended: EndedDay[] = [];
  const unended: UnendedDay[] = [];
  for (const { market } of clocks) {
    if (!isMarketId(market) || (only && !only.includes(market))) continue;
    for (let isGoingOn = true; isGoingOn;) {
      const over = await dayThatIsOver(database, market, now);
      if (over === undefined) break;
      const { day } = over;
      const closed = await endDay(database, { ...wish, ...over, market }).catch((error: unknown) => ({
        refused: error,
      }));
      isGoingOn = !('refused' in closed);
      if (!('refused' in closed)) ended.push({ market, day, ...closed });
      else if (closed.refused !== 'day_end_was_stopped') unended.push({ market, day, why: closed.refused });
    }
  }
  return { ended, unended };
}

function dayThatIsOver(
  database: Database,
  market: MarketId,
  simulated: DatabaseInstant | undefined,
): Promise<{ readonly day: CalendarDate; readonly now: DatabaseInstant } | undefined> {
  return database.read(async (tx) => {
    const [clock, now] = [await readBusinessClock(tx, market), simulated ?? (await databaseNow(tx))];
    const isOver = clock && clock.businessDate < dayIn(markets[market].timeZone, now);
    return isOver ? { day: clock.businessDate, now } : undefined;
  });
}
