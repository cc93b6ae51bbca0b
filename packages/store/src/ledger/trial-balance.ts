import { accountLabel, type AccountCode, type AccountKind } from '@candor/domain/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';

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
 * Every account that was ever touched. Taken from the kept sums, less those of the days after `asOf`: as few
 * rows as there are accounts and days, however many loans. (`verifyBooks` is who re-adds from the beginning.)
 */
export async function trialBalance(
  tx: ReadTx,
  { market, asOf }: WhichTrialBalance = {},
): Promise<readonly TrialBalanceRow[]> {
  const ofMarket = market === undefined ? '$1::text is null' : 'market = $1';
  const { rows } = await tx.query<TrialBalanceRow>({
    name: `ledger-trial-balance${market === undefined ? '' : '-of-market'}`,
    rowsOf: 'ledger-trial-balance',
    text: `select t.market, t.currency, a.number, a.code as account, a.kind, a.name,
                  greatest(sum(t.minor), 0)::bigint as debit, greatest(-sum(t.minor), 0)::bigint as credit
           from (select market, currency, account, minor from ledger_sum
                  where business_date = '-infinity' and ${ofMarket}
                 union all
                 select market, currency, account, -minor from ledger_sum
                  where business_date > $2::date and ${ofMarket}) t
           join ledger_account a on a.number = t.account
           group by t.market, t.currency, a.number
           order by t.market, t.currency, a.number`,
    values: [market ?? null, asOf ?? null],
  });
  return rows.map((row) => Object.assign(row, { name: accountLabel(row) }));
}

/** The day of a market's first entry; null before there is one. */
export async function firstEntryDay(tx: ReadTx, market: string): Promise<CalendarDate | null> {
  const { rows } = await tx.query<{ day: CalendarDate | null }>({
    name: 'ledger-first-day',
    text: `select min(business_date) as day from ledger_sum where market = $1 and business_date > '-infinity'`,
    values: [market],
  });
  return rows[0]?.day ?? null;
}
