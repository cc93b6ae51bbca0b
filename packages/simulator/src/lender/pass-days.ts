import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { moveClock } from '@candor/services/composition/sandbox';
import { moveBusinessClock, readBusinessClock } from '@candor/store/ledger';
import type { Desk } from './desk.ts';

/** The day in a market's books. */
export async function businessDay({ test }: Desk, market: MarketId): Promise<CalendarDate> {
  const clock = await test.database.withTransaction((tx) => readBusinessClock(tx, market));
  if (!clock) throw new Error(`${market} has no clock`);
  return clock.businessDate;
}

/** Ends one business day after the other until it is this one. */
export async function liveTo(desk: Desk, market: MarketId, to: string): Promise<void> {
  const from = await businessDay(desk, market);
  const moved = await moveClock(
    desk.test.database,
    { market, from, to: to as CalendarDate },
    { now: desk.identity.now(), requestId: 'test' },
  );
  if ('refused' in moved) throw new Error(moved.refused);
}

/** Many days at once: what they bring is charged when somebody looks, or when the next day ends. */
export async function skipTo(desk: Desk, market: MarketId, to: string): Promise<void> {
  const from = await businessDay(desk, market);
  const moved = await desk.test.database.withTransaction((tx) =>
    moveBusinessClock(tx, { market, from, to: to as CalendarDate }),
  );
  if ('refused' in moved) throw new Error(moved.refused);
}
