import type { CalendarDate } from '@candor/domain/calendar';
import { readBusinessClock } from '@candor/store/ledger';
import type { Database, ReadTx } from '@candor/store/database';

/** The day that a market’s books are on. */
export async function businessDateOf(tx: ReadTx, market: string): Promise<CalendarDate> {
  const clock = await readBusinessClock(tx, market);
  if (!clock) throw new Error(`the market ${market} has no business clock`);
  return clock.businessDate;
}

/** Reads the business date of a market, in a transaction of its own. */
export function readBusinessDate(database: Database, market: string): Promise<CalendarDate> {
  return database.read((tx) => businessDateOf(tx, market));
}

/** The business date of each of some markets, in one transaction. */
export function readBusinessDatesOf<Market extends string>(
  database: Database,
  markets: readonly Market[],
): Promise<readonly { readonly market: Market; readonly businessDate: CalendarDate }[]> {
  return database.read(async (tx) => {
    const dates = [];
    for (const market of markets) dates.push({ market, businessDate: await businessDateOf(tx, market) });
    return dates;
  });
}
