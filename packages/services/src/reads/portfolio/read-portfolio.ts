import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { listOfferedProducts } from '@candor/store/products';
import {
  portfolioBuckets,
  portfolioDay,
  portfolioMonthEnds,
  portfolioRoll,
  type BucketRow,
  type PortfolioDay,
  type RollRow,
} from '@candor/store/portfolio';
import type { Database } from '@candor/store/database';
import { monthEnds, rolledInto, rollMatrix, type MonthEnd, type RolledBucket } from './month-figures.ts';
import { inOneSnapshot } from './one-snapshot.ts';

export type PortfolioAsked = {
  readonly market: MarketId;
  /** As this day ended; null: the last one. */
  readonly on: CalendarDate | null;
  readonly product: string | null;
};

/** On time, 1–30, 31–60, 61–90, over 90 days late. */
const bucketCount = 5;

export type PortfolioView = {
  /** With what the loans and the books differ by. */
  readonly tie: (PortfolioDay & { readonly difference: bigint }) | null;
  readonly products: readonly { readonly productId: string; readonly name: string }[];
  readonly months: readonly MonthEnd[];
  readonly roll: {
    readonly month: CalendarDate;
    readonly rows: readonly RollRow[];
    /** By bucket, in percent of the one before it. */
    readonly rolledIn: readonly (string | null)[];
    readonly matrix: readonly RolledBucket[];
    /** What all buckets came to when the month began. */
    readonly principal: bigint;
  } | null;
};

/** What is outstanding as a day ended, how late it is, and how it came there. */
export function readPortfolio(
  database: Database,
  { market, on: upTo, product }: PortfolioAsked,
): Promise<PortfolioView> {
  return inOneSnapshot(database, async (tx) => {
    const listed = await listOfferedProducts(tx, market, 'en');
    const products = listed.map(({ productId, name }) => ({ productId, name }));
    const tie = await portfolioDay(tx, market, upTo);
    if (!tie) return { tie: null, products, months: [], roll: null };
    const days = await portfolioMonthEnds(tx, market, tie.on);
    const rows = await portfolioBuckets(tx, market, days, product);
    const roll = await portfolioRoll(tx, market, tie.on, product);
    return {
      tie: { ...tie, difference: tie.principal - tie.ledger },
      products,
      months: monthEnds(days.map((on) => ({ on, buckets: bucketsOf(rows.filter((row) => row.on === on)) }))),
      roll: roll
        ? {
            ...roll,
            rolledIn: rolledInto(roll.rows, bucketCount),
            matrix: rollMatrix(roll.rows, bucketCount),
            principal: roll.rows.reduce((sum, row) => sum + row.principal, 0n),
          }
        : null,
    };
  });
}

function bucketsOf(rows: readonly BucketRow[]): Pick<BucketRow, 'loans' | 'principal'>[] {
  return Array.from({ length: bucketCount }, (_, bucket) => {
    const found = rows.find((row) => row.bucket === bucket);
    return { loans: found?.loans ?? 0, principal: found?.principal ?? 0n };
  });
}
