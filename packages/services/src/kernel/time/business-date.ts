import type { CalendarDate } from '@candor/domain';
import { readBusinessClock } from '@candor/store/ledger';
import type { Database, ReadTx } from '@candor/store/database';

/** The day that a market’s books are on. */
export async function businessDateOf(tx: ReadTx, market: string): Promise<CalendarDate> {
  const clock = await readBusinessClock(tx, market);
  if (!clock) throw new Error(`the market ${market} has no business clock`);
  return clock.businessDate;
}

/** The same in a transaction of its own. */
export function readBusinessDate(database: Database, market: string): Promise<CalendarDate> {
  return database.read((tx) => businessDateOf(tx, market));
}
