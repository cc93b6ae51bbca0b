import type { Tx } from '../database/database.ts';

/**
 * Makes the kept sums anew from all lines, for who has loaded lines past the guards: nobody else may change
 * them.
 */
export async function addUpSums(tx: Tx): Promise<void> {
  await tx.query({ text: 'delete from ledger_sum' });
  await tx.query({
    text: `insert into ledger_sum (market, business_date, account, currency, drawer, minor)
           select e.market, coalesce(e.business_date, '-infinity'), l.account, l.currency, 0, sum(l.minor)
           from ledger_line l join ledger_entry e on e.id = l.entry_id
           group by grouping sets ((e.market, e.business_date, l.account, l.currency), (e.market, l.account, l.currency))
           order by 1, 2, 3, 4`,
  });
}
