import type { CalendarDate } from '@candor/domain/calendar';
import { readBusinessClock } from '@candor/store/ledger';
import type { ReadTx } from '@candor/store/database';

/** The day that a market’s books are on. */
export async function businessDateOf(tx: ReadTx, market: string): Promise<CalendarDate> {
  const clock = await readBusinessClock(tx, market);
  if (!clock) throw new Error(`the market ${market} has no business clock`);
  return clock.businessDate;
}
