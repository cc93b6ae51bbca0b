import type { CalendarDate } from '@candor/domain';
import type { MarketId } from '@candor/markets';
import {
  listOfferedProducts,
  portfolioBuckets,
  portfolioDay,
  portfolioMonthEnds,
  portfolioRoll,
  type BucketRow,
  type PortfolioDay,
  type RollRow,
  type ReadTx,
} from '@candor/store';

export type PortfolioAsked = {
  readonly market: MarketId;
  /** As this day ended; null: the last one. */
  readonly on: CalendarDate | null;
  readonly product: string | null;
};

/** On time, 1–30, 31–60, 61–90, over 90 days late. */
const bucketCount = 5;

type Bucket = { readonly loans: number; readonly principal: bigint };

export type PortfolioView = {
  readonly tie: PortfolioDay | null;
  readonly products: readonly { readonly productId: string; readonly name: string }[];
  readonly months: readonly { readonly on: CalendarDate; readonly buckets: readonly Bucket[] }[];
  readonly roll: { readonly month: CalendarDate; readonly rows: readonly RollRow[] } | null;
};

/** What is outstanding as a day ended, how late it is, and how it came there. */
export async function readPortfolio(
  tx: ReadTx,
  { market, on: upTo, product }: PortfolioAsked,
): Promise<PortfolioView> {
  const listed = await listOfferedProducts(tx, market, 'en');
  const products = listed.map(({ productId, name }) => ({ productId, name }));
  const tie = await portfolioDay(tx, market, upTo);
  if (!tie) return { tie: null, products, months: [], roll: null };
  const days = await portfolioMonthEnds(tx, market, tie.on);
  const rows = await portfolioBuckets(tx, market, days, product);
  return {
    tie,
    products,
    months: days.map((on) => ({ on, buckets: bucketsOf(rows.filter((row) => row.on === on)) })),
    roll: (await portfolioRoll(tx, market, tie.on, product)) ?? null,
  };
}

function bucketsOf(rows: readonly BucketRow[]): Bucket[] {
  return Array.from({ length: bucketCount }, (_, bucket) => {
    const found = rows.find((row) => row.bucket === bucket);
    return { loans: found?.loans ?? 0, principal: found?.principal ?? 0n };
  });
}
