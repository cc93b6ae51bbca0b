import type { ReadTx } from '../database/database.ts';

export type DayDifference = { readonly what: string; readonly currency: string; readonly minor: string };

/**
 * The cheap proof of every day, in one look: the kept balances of a market add up to nothing, and what is
 * left of the principal in the loans' rows is what the books say is owed. `verifyBooks` re-adds every line;
 * that is for when there is time.
 */
export async function reconcileDay(tx: ReadTx, market: string): Promise<readonly DayDifference[]> {
  await tx.waitUpTo(10 * 60_000);
  const { rows } = await tx.query<DayDifference>({
    name: 'day-end-reconcile',
    text: `with kept as (
             select currency,
                    sum(minor) filter (where account < 9000) as balance,
                    sum(minor) filter (where account >= 9000) as memorandum,
                    sum(minor) filter (where account = 1210) as principal
             from ledger_balance where market = $1 group by currency
           ), owed as (
             select l.currency, sum(r.principal) as principal
             from loan l join row_standing r on r.loan_id = l.id
             where l.market = $1 and l.state = 'active' group by l.currency
           )
           select d.what, currency, d.minor::text as minor
           from kept full join owed using (currency)
           cross join lateral (values
             ('balances', coalesce(kept.balance, 0)),
             ('memorandum', coalesce(kept.memorandum, 0)),
             ('principal', coalesce(kept.principal, 0) - coalesce(owed.principal, 0))) as d (what, minor)
           where d.minor <> 0
           order by 1, 2`,
    values: [market],
  });
  return rows;
}
