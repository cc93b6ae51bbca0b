import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import {
  firstUnwrittenDay,
  holdPortfolio,
  snapshotDay,
  snapshotFlows,
  snapshotMonth,
  type PortfolioTie,
} from '@candor/store/portfolio';
import type { DayOfMarket } from '@candor/store/end-of-day';
import type { Tx } from '@candor/store/database';

/**
 * Writes a market's portfolio of a day, and the day before once more: money that came while that one was
 * being closed belongs to it. With the last day of a month, what rolled in it.
 */
export async function writePortfolioDay(
  tx: Tx,
  of: DayOfMarket,
  from: 'now' | 'then',
): Promise<PortfolioTie> {
  await tx.waitUpTo(10 * 60_000);
  const eve = dateOfDayNumber(dayNumber(of.day) - 1);
  await snapshotFlows(tx, { market: of.market, day: eve });
  await snapshotFlows(tx, of);
  const tie = await snapshotDay(tx, of, from);
  if (isLastOfMonth(of.day)) await snapshotMonth(tx, of.market, `${of.day.slice(0, 7)}-01` as CalendarDate);
  return tie;
}

/**
 * The end of a day writes it down, unless a day before it is missing: days are written in order, and
 * `fillPortfolio` brings them up to date.
 */
export async function closePortfolioDay(tx: Tx, of: DayOfMarket): Promise<PortfolioTie | null> {
  if (!(await holdPortfolio(tx, of.market))) return null;
  const missing = await firstUnwrittenDay(tx, of.market, of.day);
  return missing === undefined ? writePortfolioDay(tx, of, 'now') : null;
}

function isLastOfMonth(day: CalendarDate): boolean {
  return dateOfDayNumber(dayNumber(day) + 1).endsWith('-01');
}
