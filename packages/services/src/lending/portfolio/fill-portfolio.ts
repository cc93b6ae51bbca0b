import { markets, type MarketId } from '@candor/markets';
import { firstUnwrittenDay, holdPortfolio, snapshotVisits } from '@candor/store/portfolio';
import type { Database } from '@candor/store/database';
import { lease } from '../../kernel/commands/lease.ts';
import { fillPortfolioDay } from './write-portfolio-day.ts';

/** What pages tell that the funnel begins with. */
const funnelEvents = ['products.listed', 'product.opened'] as const;

/** A visit that was told late still counts on its day. */
const visitsOfDays = 3;
const dayMs = 86_400_000;

/**
 * Writes every day of a market that is over and not written down, oldest first, from the facts; and counts
 * what pages told lately. A transaction a day: what was done before it was stopped stays done.
 */
export async function fillPortfolio(
  database: Database,
  market: MarketId,
  { now, signal }: { readonly now: Date; readonly signal?: AbortSignal },
): Promise<{ readonly days: number }> {
  const { timeZone } = markets[market];
  const since = new Date(now.getTime() - visitsOfDays * dayMs);
  await lease(database, 'portfolio.write-day', (tx) =>
    snapshotVisits(tx, { market, timeZone, since, names: funnelEvents }),
  );
  for (let days = 0; ; days += 1) {
    const isMore =
      !signal?.aborted &&
      (await lease(database, 'portfolio.write-day', async (tx) => {
        if (!(await holdPortfolio(tx, market))) return false;
        const day = await firstUnwrittenDay(tx, market);
        if (day !== undefined) await fillPortfolioDay(tx, { market, day });
        return day !== undefined;
      }));
    if (!isMore) return { days };
  }
}
