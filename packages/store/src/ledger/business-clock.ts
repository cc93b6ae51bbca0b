import type { CalendarDate } from '@candor/domain/calendar';
import type { Refusal } from '@candor/domain/refusals';
import type { ReadTx, Tx } from '../database/database.ts';

export type BusinessClock = {
  readonly businessDate: CalendarDate;
  /** The last day of the books that is closed. */
  readonly closedThrough: CalendarDate | null;
};

/** Gives a market its clock and with it its books. One that has a clock already keeps it. */
export async function openBusinessClock(tx: Tx, market: string, businessDate: CalendarDate): Promise<void> {
  await tx.query({
    name: 'business-clock-open',
    text: 'insert into business_clock (market, business_date) values ($1, $2) on conflict (market) do nothing',
    values: [market, businessDate],
  });
}

export async function readBusinessClock(tx: ReadTx, market: string): Promise<BusinessClock | undefined> {
  const { rows } = await tx.query<BusinessClock>({
    name: 'business-clock-read',
    text: `select business_date as "businessDate", closed_through as "closedThrough"
           from business_clock where market = $1`,
    values: [market],
  });
  return rows[0];
}

/**
 * For the end of a day and for the sandbox. `from` is the day that the caller believes it is: of two that
 * move the clock at once the second finds another day and is refused.
 */
export async function moveBusinessClock(
  tx: Tx,
  { market, from, to }: { readonly market: string; readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<{ readonly businessDate: CalendarDate } | Refusal<'clock_was_moved' | 'clock_goes_forward_only'>> {
  if (to <= from) return { refused: 'clock_goes_forward_only', facts: { market, from, to } };
  const { rowCount } = await tx.query({
    name: 'business-clock-move',
    text: 'update business_clock set business_date = $3 where market = $1 and business_date = $2',
    values: [market, from, to],
  });
  return rowCount === 1 ? { businessDate: to } : { refused: 'clock_was_moved', facts: { market, from, to } };
}
