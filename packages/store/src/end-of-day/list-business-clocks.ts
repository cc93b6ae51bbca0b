import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';

/** Every market that has books, and the business day that it is there. */
export async function listBusinessClocks(
  tx: ReadTx,
): Promise<readonly { readonly market: string; readonly businessDate: CalendarDate }[]> {
  const { rows } = await tx.query<{ market: string; businessDate: CalendarDate }>({
    name: 'business-clocks',
    text: 'select market, business_date as "businessDate" from business_clock order by market',
  });
  return rows;
}
