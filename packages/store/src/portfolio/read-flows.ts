import { accountLabel } from '@candor/domain/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';

type Asked = { readonly market: string; readonly on: CalendarDate; readonly product: string | null };

export type MonthFlows = {
  readonly month: CalendarDate;
  readonly loans: number;
} & {
  readonly [
    Sum in 'paidOut' | 'planned' | 'principal' | 'interest' | 'fee' | 'penalty' | 'ahead' | 'writtenOff'
  ]: bigint;
};

/** The month of a day up to that day, and the eleven before it; oldest first. */
const twelveMonths = `on_day <= $2::date and on_day >= (date_trunc('month', $2::date) - interval '11 months')::date`;

export async function portfolioFlows(tx: ReadTx, { market, on, product }: Asked): Promise<MonthFlows[]> {
  const { rows } = await tx.query<MonthFlows>({
    name: 'portfolio-flows-read',
    text: `select date_trunc('month', on_day)::date as month, sum(paid_out_loans)::int as loans, sum(paid_out)::bigint as "paidOut",
                  sum(planned)::bigint as planned, sum(principal)::bigint as principal, sum(interest)::bigint as interest,
                  sum(fee)::bigint as fee, sum(penalty)::bigint as penalty, sum(ahead)::bigint as ahead,
                  sum(written_off)::bigint as "writtenOff"
           from portfolio_flow where market = $1 and ${twelveMonths} and ($3::text is null or product_id = $3)
           group by 1 order by 1`,
    values: [market, on, product],
  });
  return rows;
}

export type MonthOfAccount = {
  readonly month: CalendarDate;
  readonly number: number;
  readonly name: string;
  readonly kind: 'income' | 'expense';
  /** Positive as its kind grows: income in credit, expense in debit. */
  readonly minor: bigint;
};

export async function portfolioIncome(
  tx: ReadTx,
  { market, on }: Omit<Asked, 'product'>,
): Promise<MonthOfAccount[]> {
  const { rows } = await tx.query<MonthOfAccount>({
    name: 'portfolio-income-read',
    text: `select date_trunc('month', p.on_day)::date as month, a.number::int, a.name, a.kind,
                  sum(case when a.kind = 'income' then p.credit - p.debit else p.debit - p.credit end)::bigint as minor
           from ledger_account a
           cross join lateral (select on_day, debit, credit from portfolio_account
                               where market = $1 and account = a.number and ${twelveMonths} offset 0) p
           where a.kind in ('income', 'expense')
           group by 1, 2, 3, 4 order by 1, 2`,
    values: [market, on],
  });
  return rows.map((row) => Object.assign(row, { name: accountLabel(row) }));
}

export type VintageLate = {
  readonly month: CalendarDate;
  readonly age: number;
  readonly amount: bigint;
};

/** By month of payout and of life: what was more than 30 days late for the first time. */
export async function portfolioVintages(tx: ReadTx, { market, on, product }: Asked): Promise<VintageLate[]> {
  const { rows } = await tx.query<VintageLate>({
    name: 'portfolio-vintages-read',
    text: `select payout_month as month, age_months::int as age, sum(amount)::bigint as amount from portfolio_vintage
           where market = $1 and payout_month >= (date_trunc('month', $2::date) - interval '11 months')::date
             and (payout_month + make_interval(months => age_months::int))::date <= $2::date
             and ($3::text is null or product_id = $3)
           group by 1, 2 order by 1, 2`,
    values: [market, on, product],
  });
  return rows;
}
