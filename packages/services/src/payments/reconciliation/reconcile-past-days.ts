import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { marketIds } from '@candor/markets';
import { readBusinessClock } from '@candor/store/ledger';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { ComparedDay } from './note-comparison.ts';
import { reconcileDay } from './reconcile-day.ts';

/** A statement may come days late: a difference is looked at again for a week. */
const daysBack = 7;

/** The last days that are over, of every market: compared once a day, the same result however often. */
export async function reconcilePastDays(
  parts: Pick<LendingDeps, 'database' | 'now' | 'collectChannels'>,
): Promise<readonly ComparedDay[]> {
  const days: ComparedDay[] = [];
  for (const market of marketIds) {
    const clock = await parts.database.read((tx) => readBusinessClock(tx, market));
    if (!clock) continue;
    for (let back = 1; back <= daysBack; back += 1) {
      const on = dateOfDayNumber(dayNumber(clock.businessDate) - back);
      days.push(...(await reconcileDay(parts, market, on)));
    }
  }
  return days;
}
