import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';

export type PortfolioDay = {
  readonly on: CalendarDate;
  readonly principal: bigint;
  readonly ledger: bigint;
  readonly takenAt: Date;
};

/** The last day that is written down, up to a day; nothing before the first has ended. */
export async function portfolioDay(
  tx: ReadTx,
  market: string,
  upTo: CalendarDate | null,
): Promise<PortfolioDay | undefined> {
  const { rows } = await tx.query<PortfolioDay>({
    name: 'portfolio-day-read',
    text: `select on_day as on, principal, ledger, taken_at as "takenAt" from portfolio_day
           where market = $1 and ($2::date is null or on_day <= $2) order by on_day desc limit 1`,
    values: [market, upTo],
  });
  return rows[0];
}

/** The day itself and the last day of each of the eleven months before it, oldest first. */
export async function portfolioMonthEnds(
  tx: ReadTx,
  market: string,
  on: CalendarDate,
): Promise<readonly CalendarDate[]> {
  const { rows } = await tx.query<{ on: CalendarDate }>({
    name: 'portfolio-month-ends',
    text: `select max(on_day) as on from portfolio_day
           where market = $1 and on_day <= $2::date and on_day >= (date_trunc('month', $2::date) - interval '11 months')::date
           group by date_trunc('month', on_day) order by 1`,
    values: [market, on],
  });
  return rows.map((row) => row.on);
}

export type BucketRow = {
  readonly on: CalendarDate;
  readonly bucket: number;
  readonly loans: number;
  readonly principal: bigint;
};

/** By day and bucket, of all products or of one. */
export async function portfolioBuckets(
  tx: ReadTx,
  market: string,
  days: readonly CalendarDate[],
  product: string | null,
): Promise<BucketRow[]> {
  const { rows } = await tx.query<BucketRow>({
    name: 'portfolio-buckets-read',
    text: `select on_day as on, bucket::int, sum(loans)::int as loans, sum(principal)::bigint as principal from portfolio_bucket
           where market = $1 and on_day = any ($2::date[]) and ($3::text is null or product_id = $3)
           group by on_day, bucket order by on_day, bucket`,
    values: [market, days, product],
  });
  return rows;
}

export type VersionLoans = { readonly productId: string; readonly version: number; readonly loans: number };

/** How many loans of each version owed principal on a day. */
export async function loansByVersion(
  tx: ReadTx,
  market: string,
  product: string | null,
): Promise<readonly VersionLoans[]> {
  const { rows } = await tx.query<VersionLoans>({
    name: 'portfolio-loans-by-version',
    text: `select product_id as "productId", product_version as version, sum(loans)::int as loans from portfolio_bucket
           where market = $1 and on_day = (select max(on_day) from portfolio_day where market = $1)
             and ($2::text is null or product_id = $2)
           group by 1, 2 order by 1, 2`,
    values: [market, product],
  });
  return rows;
}

export type RollRow = {
  readonly was: number;
  readonly became: number | null;
  readonly loans: number;
  readonly principal: bigint;
};

/** What rolled in the last whole month up to a day. */
export async function portfolioRoll(
  tx: ReadTx,
  market: string,
  on: CalendarDate,
  product: string | null,
): Promise<{ readonly month: CalendarDate; readonly rows: readonly RollRow[] } | undefined> {
  const found = await tx.query<{ month: CalendarDate | null }>({
    name: 'portfolio-roll-month',
    text: `select max(month) as month from portfolio_roll
           where market = $1 and (month + interval '1 month' - interval '1 day')::date <= $2::date`,
    values: [market, on],
  });
  const month = found.rows[0]?.month;
  if (!month) return undefined;
  const { rows } = await tx.query<RollRow>({
    name: 'portfolio-roll-read',
    text: `select was::int, became::int, sum(loans)::int as loans, sum(principal)::bigint as principal from portfolio_roll
           where market = $1 and month = $2 and ($3::text is null or product_id = $3)
           group by was, became order by was, became`,
    values: [market, month, product],
  });
  return { month, rows };
}
