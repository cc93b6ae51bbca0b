import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { markets, type MarketId } from '@candor/markets';
import { reportingDayBefore, type ReportedDay } from '@candor/markets/bureau';
import { firstLoanDay, lastBureauDay } from '@candor/store/bureau-files';
import type { FileDue } from '@candor/store/queues';
import type { ReadTx } from '@candor/store/database';
import { instantOf } from '../../kernel/time/market-time.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { idOfWords } from '../../payments/payments/id-of-words.ts';

/** So many reporting days are said to lack their file; who has never made one lacks the last. */
const missingAtMost = 12;

export type MissingFile = ReportedDay & FileDue;

/**
 * The reporting days that are over and have no file, the oldest first. The credit bureau's page and its queue
 * both ask here: what the page names is what the queue counts. Who had lent nothing by a reporting day owes
 * the bureau no file of it.
 */
export async function missingFiles(tx: ReadTx, market: MarketId): Promise<MissingFile[]> {
  const today = await businessDateOf(tx, market);
  const made = await lastBureauDay(tx, market, today);
  const lentFrom = made === undefined ? await firstLoanDay(tx, market) : undefined;
  const missing: MissingFile[] = [];
  for (let at = today; missing.length < missingAtMost;) {
    const before = reportingDayBefore(market, at);
    if (made === undefined ? missing.length > 0 || !lentFrom || lentFrom > before.day : before.day <= made)
      break;
    missing.unshift({
      ...before,
      id: idOfWords('bureau-file', market, before.day),
      since: sinceOf(market, before.day),
    });
    at = before.day;
  }
  return missing;
}

/** It can be made as soon as its day is over. */
function sinceOf(market: MarketId, day: CalendarDate): Date {
  return instantOf(dateOfDayNumber(dayNumber(day) + 1), '00:00', markets[market].timeZone);
}
