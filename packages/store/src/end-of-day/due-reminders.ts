import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';
import type { EndOfDayChunk } from './end-of-day-chunks.ts';

export type DueRow = { readonly loan: bigint; readonly dueOn: CalendarDate };

/** The oldest unpaid due date of each active loan of the chunk, if it is one of these days. */
export async function loansDueOn(
  tx: ReadTx,
  { market, firstLoan, lastLoan }: Pick<EndOfDayChunk, 'market' | 'firstLoan' | 'lastLoan'>,
  days: readonly CalendarDate[],
): Promise<readonly DueRow[]> {
  const { rows } = await tx.query<DueRow>({
    name: 'day-end-due-rows',
    // Added to, so that no index on due dates is taken: it would find a quarter of all loans for every chunk.
    text: `select id as loan, next_due_on as "dueOn" from loan
           where market = $1 and state = 'active' and id between $2 and $3 and next_due_on + 0 = any ($4::date[])
           order by id`,
    values: [market, firstLoan, lastLoan, days],
  });
  return rows;
}
