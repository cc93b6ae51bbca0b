import type { CalendarDate } from '@candor/domain/calendar';
import { listSignedDays } from '@candor/store/bank-imports';
import { readBusinessClock } from '@candor/store/ledger';
import type { ReadTx } from '@candor/store/database';

/**
 * On which day a movement of the bank account is booked: the bank's own, so that the account's balance at the
 * end of a day is the bank's. Where that day's books are closed, it is signed off, or it has not come yet,
 * today.
 */
export async function bookingDay(
  tx: ReadTx,
  market: string,
): Promise<(valueOn: CalendarDate) => CalendarDate> {
  const clock = await readBusinessClock(tx, market);
  if (!clock) throw new Error(`the market ${market} has no business clock`);
  const { businessDate, closedThrough } = clock;
  const signed = await listSignedDays(tx, market, closedThrough);
  const isShut = (valueOn: CalendarDate) =>
    (closedThrough !== null && valueOn <= closedThrough) || signed.has(valueOn);
  return (valueOn) => (valueOn > businessDate || isShut(valueOn) ? businessDate : valueOn);
}
