import { monthsBetween, type CalendarDate } from '@candor/domain/calendar';
import { percentOf } from '@candor/domain/numbers';
import { portfolioDay, portfolioFlows, portfolioVintages } from '@candor/store/portfolio';
import type { Database } from '@candor/store/database';
import type { PortfolioAsked } from './read-portfolio.ts';
import { inOneSnapshot } from './one-snapshot.ts';

export type Vintage = {
  readonly month: CalendarDate;
  readonly loans: number;
  readonly amount: bigint;
  /** Ever more than 30 days late, cumulated, from the month of the payout to the last one. */
  readonly late: readonly bigint[];
  /** Of what was paid out, in percent. */
  readonly percents: readonly string[];
};

/** What was paid out in March: 1,200,000.00; by June 62,000.00 of it had been more than 30 days late once. */
export function readVintages(
  database: Database,
  { market, on: upTo, product }: PortfolioAsked,
): Promise<Vintage[]> {
  return inOneSnapshot(database, async (tx) => {
    const day = await portfolioDay(tx, market, upTo);
    if (!day) return [];
    const asked = { market, on: day.on, product };
    const paidOut = (await portfolioFlows(tx, asked)).filter(({ paidOut: amount }) => amount > 0n);
    const late = await portfolioVintages(tx, asked);
    const first = `${day.on.slice(0, 7)}-01` as CalendarDate;
    return paidOut.map(({ month, loans, paidOut: amount }) => {
      const own = late.filter((each) => each.month === month);
      const ages = Array.from({ length: monthsBetween(month, first).months + 1 }, (_, age) => age);
      const upToAge = (age: number) =>
        own.filter((each) => each.age <= age).reduce((sum, each) => sum + each.amount, 0n);
      const everLate = ages.map(upToAge);
      const percents = everLate.map((part) => percentOf(part, amount, 2) ?? '0.00');
      return { month, loans, amount, late: everLate, percents };
    });
  });
}
