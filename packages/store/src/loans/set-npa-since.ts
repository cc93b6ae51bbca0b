import type { CalendarDate } from '@candor/domain/calendar';
import type { Tx } from '../database/database.ts';

/** From a day on a loan's interest is only noted; null: it performs again. */
export async function setNpaSince(tx: Tx, id: bigint, since: CalendarDate | null): Promise<void> {
  await tx.query({
    name: 'loan-npa',
    text: 'update loan set npa_since = $2 where id = $1',
    values: [id, since],
  });
}
