import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import {
  dropStandings,
  keepStandingsThen,
  readStandingsThen,
  snapshotDay,
  snapshotFlows,
  type PortfolioSums,
  type PortfolioTie,
} from '@candor/store/portfolio';
import type { DayOfMarket } from '@candor/store/end-of-day';
import type { Tx } from '@candor/store/database';

/**
 * Writes a market's portfolio of a day from the sums of a look, and the flows of the day before once more:
 * money that came while that one was being closed belongs to it.
 */
export async function writePortfolioDay(tx: Tx, of: DayOfMarket, sums: PortfolioSums): Promise<PortfolioTie> {
  const eve = dateOfDayNumber(dayNumber(of.day) - 1);
  await snapshotFlows(tx, { market: of.market, day: eve });
  await snapshotFlows(tx, of);
  return snapshotDay(tx, of, sums);
}

/** Of a day that is over and was not written down: from the facts, as they stood then. */
export async function fillPortfolioDay(tx: Tx, of: DayOfMarket): Promise<PortfolioTie> {
  await tx.waitUpTo(10 * 60_000);
  const buckets = await readStandingsThen(tx, of);
  let roll: PortfolioSums['roll'] = [];
  if (isLastOfMonth(of.day)) {
    while (await dropStandings(tx, of));
    roll = await keepStandingsThen(tx, of);
  }
  const ledger = buckets.reduce((sum, { principal }) => sum + principal, 0n);
  return writePortfolioDay(tx, of, { buckets, roll, ledger });
}

export function isLastOfMonth(day: CalendarDate): boolean {
  return dateOfDayNumber(dayNumber(day) + 1).endsWith('-01');
}
