import type { DayOfMarket } from '../end-of-day/end-of-day-runs.ts';
import type { Tx } from '../database/database.ts';
import type { BucketSum, RollSum } from './read-standings.ts';

/**
 * What the look at a day found: the loans' principal and the books'. They are the same, or a person must
 * look.
 */
export type PortfolioTie = { readonly principal: bigint; readonly ledger: bigint };

/** What a day's portfolio is written from: sums, however many loans they were read of. */
export type PortfolioSums = {
  readonly buckets: readonly BucketSum[];
  /** With the last day of a month; else nothing. */
  readonly roll: readonly RollSum[];
  /** What principal receivable came to in the same look. */
  readonly ledger: bigint;
};

/**
 * Writes down how the portfolio stood as a day ended.
 *   31,421,144.22 are left of 4,825 loans, and account 1210 says the same: difference 0.00.
 */
export async function snapshotDay(tx: Tx, of: DayOfMarket, sums: PortfolioSums): Promise<PortfolioTie> {
  const { market, day } = of;
  const buckets = bucketsOfProducts(sums.buckets);
  const tie = {
    principal: buckets.reduce((sum, { principal }) => sum + principal, 0n),
    ledger: sums.ledger,
  };
  await tx.query({
    name: 'portfolio-day',
    text: 'insert into portfolio_day (market, on_day, principal, ledger) values ($1, $2, $3, $4)',
    values: [market, day, tie.principal, tie.ledger],
  });
  await tx.query({
    name: 'portfolio-buckets',
    text: `insert into portfolio_bucket (market, on_day, product_id, product_version, bucket, loans, principal)
           select $1, $2::date, b.* from unnest($3::text[], $4::int[], $5::smallint[], $6::int[], $7::bigint[]) as b`,
    values: [
      market,
      day,
      buckets.map(({ productId }) => productId),
      buckets.map(({ productVersion }) => productVersion),
      buckets.map(({ bucket }) => bucket),
      buckets.map(({ loans }) => loans),
      buckets.map(({ principal }) => principal),
    ],
  });
  await keepLate(
    tx,
    of,
    sums.buckets.flatMap(({ lateLoans }) => lateLoans),
  );
  await keepRoll(tx, of, sums.roll);
  return tie;
}

/** Which loans were more than 30 days late once is kept by name, so that none is counted twice. */
async function keepLate(tx: Tx, { market, day }: DayOfMarket, late: readonly bigint[]): Promise<void> {
  await tx.query({
    name: 'portfolio-late',
    text: `with first_late as (
             insert into portfolio_late_loan (loan_id, on_day)
             select id, $2::date from unnest($3::bigint[]) as late (id)
             on conflict do nothing returning loan_id
           )
           insert into portfolio_vintage as v (market, payout_month, product_id, age_months, loans, amount)
           select $1, date_trunc('month', l.disbursed_on)::date, l.product_id,
                  (extract(year from $2::date) - extract(year from l.disbursed_on)) * 12
                    + extract(month from $2::date) - extract(month from l.disbursed_on),
                  count(*), sum(l.amount)
           from first_late join loan l on l.id = first_late.loan_id
           -- What came over from elsewhere is of no month of ours: nothing was paid out then.
           where not exists (select from imported_loan i where i.loan_id = l.id)
           group by 2, 3, 4
           on conflict (market, payout_month, product_id, age_months)
             do update set loans = v.loans + excluded.loans, amount = v.amount + excluded.amount`,
    values: [market, day, late],
  });
}

async function keepRoll(tx: Tx, { market, day }: DayOfMarket, roll: readonly RollSum[]): Promise<void> {
  if (roll.length === 0) return;
  await tx.query({
    name: 'portfolio-roll',
    text: `insert into portfolio_roll (market, month, product_id, was, became, loans, principal)
           select $1, date_trunc('month', $2::date)::date, r.product_id, r.was, r.became, sum(r.loans), sum(r.principal)
           from unnest($3::text[], $4::smallint[], $5::smallint[], $6::int[], $7::bigint[])
             as r (product_id, was, became, loans, principal)
           group by r.product_id, r.was, r.became`,
    values: [
      market,
      day,
      roll.map(({ productId }) => productId),
      roll.map(({ was }) => was),
      roll.map(({ became }) => became),
      roll.map(({ loans }) => loans),
      roll.map(({ principal }) => principal),
    ],
  });
}

/** The ranges of a look, added up. */
function bucketsOfProducts(parts: readonly BucketSum[]): BucketSum[] {
  const sums = new Map<string, BucketSum>();
  for (const part of parts) {
    const key = `${part.bucket} ${part.productVersion} ${part.productId}`;
    const sum = sums.get(key) ?? { ...part, loans: 0, principal: 0n };
    const [loans, principal] = [sum.loans + part.loans, sum.principal + part.principal];
    sums.set(key, { ...sum, loans, principal });
  }
  return [...sums.values()];
}
