import { percentOf } from '@candor/domain/numbers';
import { listOfferedProducts } from '@candor/store/products';
import {
  portfolioDay,
  portfolioFirstPayments,
  portfolioTableCohorts,
  portfolioTableLate,
  type FirstPayments,
} from '@candor/store/portfolio';
import type { Database } from '@candor/store/database';
import { inOneSnapshot } from './one-snapshot.ts';
import type { PortfolioAsked } from './read-portfolio.ts';

type TableVintage = {
  readonly version: number;
  readonly productId: string;
  readonly productName: string;
  readonly loans: number;
  readonly amount: bigint;
  /** Ever more than 30 days late, cumulated by month of life. */
  readonly late: readonly bigint[];
  readonly percents: readonly string[];
};

export type Cohorts = {
  readonly firstPayments: readonly (FirstPayments & { readonly percent: string | null })[];
  readonly tables: readonly TableVintage[];
};

/** First-payment default by month, and vintages by product and decision-table version. */
export function readCohorts(
  database: Database,
  { market, on: upTo, product }: PortfolioAsked,
): Promise<Cohorts> {
  return inOneSnapshot(database, async (tx) => {
    const day = await portfolioDay(tx, market, upTo);
    if (!day) return { firstPayments: [], tables: [] };
    const asked = { market, on: day.on, product };
    const first = await portfolioFirstPayments(tx, asked);
    const late = await portfolioTableLate(tx, asked);
    const names = new Map(
      (await listOfferedProducts(tx, market, 'en')).map(({ productId, name }) => [productId, name]),
    );
    const cohorts = await portfolioTableCohorts(tx, asked);
    return {
      firstPayments: first.map((row) =>
        Object.assign(row, { percent: percentOf(row.defaultAmount, row.dueAmount, 2) }),
      ),
      tables: cohorts.map(({ version, productId, loans, amount, oldest }) => {
        const own = late.filter((row) => row.version === version && row.productId === productId);
        const everLate = Array.from({ length: oldest + 1 }, (_, age) =>
          own.filter((row) => row.age <= age).reduce((sum, row) => sum + row.amount, 0n),
        );
        return {
          version,
          productId,
          productName: names.get(productId) ?? productId,
          loans,
          amount,
          late: everLate,
          percents: everLate.map((part) => percentOf(part, amount, 2) ?? '0.00'),
        };
      }),
    };
  });
}
