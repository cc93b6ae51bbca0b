import type { CalendarDate } from '@candor/domain/calendar';
import { readBusinessClock } from '@candor/store/ledger';
import type { ReadTx } from '@candor/store/database';

/**
 * On which day a movement of the bank account is booked: the bank's own, so that the account's balance at the
 * end of a day is the bank's. Where that day's books are closed, or it has not come yet, today.
 */
export async function bookingDay(
  tx: ReadTx,
  market: string,
): Promise<(valueOn: CalendarDate) => CalendarDate> {
  const clock = await readBusinessClock(tx, market);
  if (!clock) throw new Error(`the market ${market} has no business clock`);
  const { businessDate, closedThrough } = clock;
  return (valueOn) =>
    valueOn > businessDate || (closedThrough !== null && valueOn <= closedThrough) ? businessDate : valueOn;
}
