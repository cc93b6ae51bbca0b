import type { LoanRange } from '../end-of-day/end-of-day-chunks.ts';
import type { DayOfMarket } from '../end-of-day/end-of-day-runs.ts';
import type { ReadTx, Tx } from '../database/database.ts';
import { standingNow, standingThen } from './loan-standings.ts';

/** Loans of one product and version that are equally late as a day ends, and the principal left of them. */
export type BucketSum = {
  readonly currency: string;
  readonly productId: string;
  readonly productVersion: number;
  readonly bucket: number;
  readonly loans: number;
  readonly principal: bigint;
  /** Those that are more than 30 days late for the first time. */
  readonly lateLoans: readonly bigint[];
};

/** What moved since the end of the month before: from a bucket into another, or into nothing. */
export type RollSum = {
  readonly productId: string;
  readonly was: number;
  readonly became: number | null;
  readonly loans: number;
  readonly principal: bigint;
};

/**
 * How a range of a market's loans stands as a day ends: now, from what is kept of each loan. The ranges of a
 * day are read in one look, each by a statement of its own.
 */
export async function readStandings(
  tx: ReadTx,
  { market, day }: DayOfMarket,
  { first, last }: LoanRange,
): Promise<readonly BucketSum[]> {
  const { rows } = await tx.query<BucketSum>({
    name: 'portfolio-standings',
    text: `with ${standingNow} ${bucketsOf}`,
    values: [market, day, first, last],
  });
  return rows;
}

/** The same of a day that is over, of all loans, with what the books came to: it is filled in afterwards. */
export async function readStandingsThen(
  tx: ReadTx,
  { market, day }: DayOfMarket,
): Promise<readonly BucketSum[]> {
  const { rows } = await tx.query<BucketSum>({
    name: 'portfolio-standings-then',
    text: `with ${standingThen} ${bucketsOf}`,
    values: [market, day],
  });
  return rows;
}

const bucketsOf = `
  select s.currency, s.product_id as "productId", s.product_version as "productVersion",
         arrears_bucket(s.days_late) as bucket, count(*)::int as loans, sum(s.principal)::bigint as principal,
         coalesce(array_agg(s.loan_id order by s.loan_id)
                  filter (where s.days_late > 30 and p.loan_id is null), '{}') as "lateLoans"
  from standing s left join portfolio_late_loan p on p.loan_id = s.loan_id
  group by 1, 2, 3, 4 order by 1, 2, 3, 4`;

const rolledOf = `
  kept as (
    insert into portfolio_standing (market, month, loan_id, product_id, bucket, principal)
    select $1, date_trunc('month', $2::date)::date, loan_id, product_id, arrears_bucket(days_late), principal
    from standing returning loan_id, bucket
  )
  select was.product_id as "productId", was.bucket as was, kept.bucket as became, count(*)::int as loans,
         sum(was.principal)::bigint as principal
  from portfolio_standing was left join kept on kept.loan_id = was.loan_id
  where was.market = $1 and was.month = (date_trunc('month', $2::date) - interval '1 month')::date`;

/**
 * At the end of a month: keeps by name how a range of loans stands, and tells what moved in it.
 *   Of 1,839,058.90 that were up to 30 days late, 574,000.00 are up to 60 days late now.
 */
export async function keepStandings(
  tx: Tx,
  { market, day }: DayOfMarket,
  { first, last }: LoanRange,
): Promise<readonly RollSum[]> {
  const { rows } = await tx.query<RollSum>({
    name: 'portfolio-keep-standings',
    text: `with ${standingNow}, ${rolledOf} and was.loan_id between $3 and $4 group by 1, 2, 3 order by 1, 2, 3`,
    values: [market, day, first, last],
  });
  return rows;
}

/** The same of a month that is over, of all loans. */
export async function keepStandingsThen(tx: Tx, { market, day }: DayOfMarket): Promise<readonly RollSum[]> {
  const { rows } = await tx.query<RollSum>({
    name: 'portfolio-keep-standings-then',
    text: `with ${standingThen}, ${rolledOf} group by 1, 2, 3 order by 1, 2, 3`,
    values: [market, day],
  });
  return rows;
}

/**
 * Drops what is kept by name, but for the end of the month before: what is older, and what a look left behind
 * that came to nothing. So many rows at a time; tells whether there may be more.
 */
export async function dropStandings(tx: Tx, { market, day }: DayOfMarket): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'portfolio-drop-standings',
    text: `delete from portfolio_standing where ctid = any (array(
             select ctid from portfolio_standing
             where market = $1 and month <> (date_trunc('month', $2::date) - interval '1 month')::date limit ${rowsAtOnce}))`,
    values: [market, day],
  });
  return rowCount === rowsAtOnce;
}

const rowsAtOnce = 20_000;
