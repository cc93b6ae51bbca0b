import type { CalendarDate } from '@candor/domain/calendar';
import { portfolioDay, portfolioFlows, portfolioIncome } from '@candor/store/portfolio';
import type { Database, ReadTx } from '@candor/store/database';
import { collectedOf, incomeOf } from './month-figures.ts';
import type { PortfolioAsked } from './read-portfolio.ts';
import { inOneSnapshot } from './one-snapshot.ts';

/** What was collected, month by month. */
export function readCollected(database: Database, asked: PortfolioAsked) {
  return inOneSnapshot(database, async (tx) => {
    const on = await lastDay(tx, asked);
    const months = on === null ? [] : await portfolioFlows(tx, { ...asked, on });
    return months.map(collectedOf);
  });
}

/** What was earned and what it cost, month by month. */
export function readIncome(database: Database, asked: PortfolioAsked) {
  return inOneSnapshot(database, async (tx) => {
    const on = await lastDay(tx, asked);
    return incomeOf(on === null ? [] : await portfolioIncome(tx, { ...asked, on }));
  });
}

/** The last day that is written down, up to the one that is asked for; null before the first. */
async function lastDay(tx: ReadTx, { market, on }: PortfolioAsked): Promise<CalendarDate | null> {
  return (await portfolioDay(tx, market, on))?.on ?? null;
}
