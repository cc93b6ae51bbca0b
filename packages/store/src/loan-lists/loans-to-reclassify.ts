import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';

/**
 * Active loans of a market that may stand in another asset class than they should: late, classified as
 * non-performing, or moved. By id.
 */
export async function loansToReclassify(
  tx: ReadTx,
  market: string,
  { on, after, limit }: { readonly on: CalendarDate; readonly after: bigint; readonly limit: number },
): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'loan-to-reclassify',
    text: `select l.id from loan l
           where l.market = $1 and l.state = 'active' and l.id > $3
             and (l.next_due_on < $2::date or l.npa_since is not null
                  or exists (select 1 from loan_plan p where p.loan_id = l.id and p.cause in ('delay', 'restructuring')))
           order by l.id limit $4`,
    values: [market, on, after, limit],
  });
  return rows.map(({ id }) => id);
}

/**
 * The first day whose end these books ran for a loan: its payout, or the day as of which it came over from
 * elsewhere.
 */
export async function booksHaveItSince(tx: ReadTx, loanId: bigint): Promise<CalendarDate> {
  const { rows } = await tx.query<{ since: CalendarDate }>({
    name: 'loan-in-the-books-since',
    text: `select coalesce(i.as_of, l.disbursed_on) as since
           from loan l left join imported_loan i on i.loan_id = l.id where l.id = $1`,
    values: [loanId],
  });
  if (!rows[0]) throw new Error(`the loan ${loanId} is not in the books`);
  return rows[0].since;
}
