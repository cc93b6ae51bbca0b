import type { ReadTx } from '../database/database.ts';
import { keptDueOn } from '../loans/kept-arrears.ts';
import type { EndOfDayChunk } from './end-of-day-chunks.ts';

export type LateLoans = {
  readonly daysLate: number;
  readonly isNpa: boolean;
  /** Something fell due on the day that ends, and is unpaid. */
  readonly isDueUnpaid: boolean;
  readonly loans: number;
};

/**
 * How many active loans of the chunk are how many days late, as the day ends; those that are not late are 0
 * days.
 */
export async function countByDaysPastDue(
  tx: ReadTx,
  { market, day, firstLoan, lastLoan }: EndOfDayChunk,
): Promise<readonly LateLoans[]> {
  const { rows } = await tx.query<LateLoans>({
    name: 'day-end-days-late',
    text: `select coalesce(greatest(late.days, $2::date - ${keptDueOn('l.id', '$2::date')}), 0) as "daysLate",
                  l.npa_since is not null as "isNpa", coalesce(late.today, false) as "isDueUnpaid", count(*)::int as loans
           from loan l
           left join lateral (
             select $2::date - min(r.due_on) as days, bool_or(r.due_on = $2) as today from row_standing r
             where l.next_due_on <= $2 and r.loan_id = l.id and r.due_on <= $2 and r.fee + r.interest + r.principal > 0
           ) late on true
           where l.market = $1 and l.state = 'active' and l.id between $3 and $4
           group by 1, 2, 3`,
    values: [market, day, firstLoan, lastLoan],
  });
  return rows;
}
