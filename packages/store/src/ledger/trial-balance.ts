import type { AccountCode, AccountKind, CalendarDate } from '@candor/domain';
import type { Tx } from '../database.ts';

export type TrialBalanceRow = {
  readonly market: string;
  readonly currency: string;
  readonly number: number;
  readonly account: AccountCode;
  readonly kind: AccountKind;
  readonly name: string;
  /** One of the two is 0. */
  readonly debit: bigint;
  readonly credit: bigint;
};

export type WhichTrialBalance = {
  readonly market?: string;
  /** At the end of this business day; without it, with everything that is posted. */
  readonly asOf?: CalendarDate;
};

/**
 * Every account that was ever touched. Taken from the kept balances, less the lines of the days after `asOf`: the books
 * of last month-end cost a month of lines, not all of them. (`verifyBooks` is who re-adds from the beginning.)
 */
export async function trialBalance(
  tx: Tx,
  { market, asOf }: WhichTrialBalance = {},
): Promise<readonly TrialBalanceRow[]> {
  const { rows } = await tx.query<TrialBalanceRow>({
    name: 'ledger-trial-balance',
    text: `select t.market, t.currency, a.number, a.code as account, a.kind, a.name,
                  greatest(sum(t.minor), 0)::bigint as debit, greatest(-sum(t.minor), 0)::bigint as credit
           from (select market, currency, account, sum(minor) as minor
                   from ledger_balance
                  group by market, currency, account
                 union all
                 select e.market, l.currency, l.account, -sum(l.minor)
                   from ledger_entry e
                   join ledger_line l on l.entry_id = e.id
                  where e.business_date > $2::date
                  group by e.market, l.currency, l.account) t
           join ledger_account a on a.number = t.account
           where $1::text is null or t.market = $1
           group by t.market, t.currency, a.number
           order by t.market, t.currency, a.number`,
    values: [market ?? null, asOf ?? null],
  });
  return rows;
}
