import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';

type Asked = { readonly market: string; readonly on: CalendarDate; readonly product: string | null };

/** What was paid out in the month of a day and the eleven before it, and was not brought in. */
const ofTwelveMonths = `l.market = $1 and l.disbursed_on <= $2::date
  and l.disbursed_on >= (date_trunc('month', $2::date) - interval '11 months')::date and ($3::text is null or l.product_id = $3)
  and not exists (select from imported_loan i where i.loan_id = l.id)`;

/** The version of the decision table that looked at the application last; none where no table did. */
const decidedBy = `left join lateral (select d.table_version from decision d where d.order_id = l.order_id
  order by d.submission desc limit 1) decided on true`;

export type FirstPayments = {
  readonly month: CalendarDate;
  readonly loans: number;
  readonly amount: bigint;
  /** Whose first instalment fell due more than 30 days before. */
  readonly dueLoans: number;
  readonly dueAmount: bigint;
  /** And who were more than 30 days late with that very first one. */
  readonly defaultLoans: number;
  readonly defaultAmount: bigint;
};

/** By month of disbursement: first-payment default, 30 days after the first due date. */
export async function portfolioFirstPayments(
  tx: ReadTx,
  { market, on, product }: Asked,
): Promise<FirstPayments[]> {
  const { rows } = await tx.query<FirstPayments>({
    name: 'portfolio-first-payments',
    text: `with cohort as (
             select date_trunc('month', l.disbursed_on)::date as month, l.amount, first.due_on + 31 <= $2::date as is_due,
                    late.on_day <= first.due_on + 31 as is_default
             from loan l
             left join lateral (select min(r.due_on) as due_on from loan_row r where r.loan_id = l.id
               and r.plan_no = (select min(p.no) from loan_plan p where p.loan_id = l.id)) first on true
             left join portfolio_late_loan late on late.loan_id = l.id and late.on_day <= $2::date
             where ${ofTwelveMonths})
           select coalesce(month, '2000-01-01'::date) as month, count(*)::int as loans, coalesce(sum(amount), 0)::bigint as amount,
                  count(*) filter (where is_due)::int as "dueLoans", coalesce(sum(amount) filter (where is_due), 0)::bigint as "dueAmount",
                  count(*) filter (where is_due and is_default)::int as "defaultLoans",
                  coalesce(sum(amount) filter (where is_due and is_default), 0)::bigint as "defaultAmount"
           from cohort group by cohort.month order by cohort.month`,
    values: [market, on, product],
  });
  return rows;
}

export type TableCohort = {
  /** Zero: no decision table looked at it. */
  readonly version: number;
  readonly productId: string;
  readonly loans: number;
  readonly amount: bigint;
  /** The oldest month of life that any of it has reached. */
  readonly oldest: number;
};

const age = (until: string) => `((extract(year from ${until}) - extract(year from l.disbursed_on)) * 12
  + extract(month from ${until}) - extract(month from l.disbursed_on))::int`;

/** What was paid out by product and by the version of the decision table that decided. */
export async function portfolioTableCohorts(
  tx: ReadTx,
  { market, on, product }: Asked,
): Promise<TableCohort[]> {
  const { rows } = await tx.query<TableCohort>({
    name: 'portfolio-table-cohorts',
    text: `select coalesce(decided.table_version, 0) as version, l.product_id as "productId", count(*)::int as loans,
                  coalesce(sum(l.amount), 0)::bigint as amount, coalesce(max(${age('$2::date')}), 0) as oldest
           from loan l ${decidedBy} where ${ofTwelveMonths}
           group by decided.table_version, l.product_id order by 1, 2`,
    values: [market, on, product],
  });
  return rows;
}

export type TableCohortLate = {
  readonly version: number;
  readonly productId: string;
  readonly age: number;
  readonly amount: bigint;
};

/** Of the same: what was more than 30 days late for the first time, by month of its life. */
export async function portfolioTableLate(
  tx: ReadTx,
  { market, on, product }: Asked,
): Promise<TableCohortLate[]> {
  const { rows } = await tx.query<TableCohortLate>({
    name: 'portfolio-table-late',
    text: `select coalesce(decided.table_version, 0) as version, l.product_id as "productId",
                  coalesce(${age('late.on_day')}, 0) as age, coalesce(sum(l.amount), 0)::bigint as amount
           from loan l join portfolio_late_loan late on late.loan_id = l.id and late.on_day <= $2::date ${decidedBy}
           where ${ofTwelveMonths}
           group by decided.table_version, l.product_id, 3 order by 1, 2, 3`,
    values: [market, on, product],
  });
  return rows;
}
