import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Entry, PostedEntry } from './entry.ts';

/**
 * The entry that undoes another: the same lines, debit and credit exchanged. Nothing in the books is ever
 * changed or removed, so this is the only correction there is. A mirror is not mirrored again: what was
 * undone by mistake happens anew, as `Occasion.again` says.
 *   Dr fee income 338.98 · Dr tax payable 61.02 · Cr payout clearing 400.00  undoes  a deducted fee of 338.98
 *     with tax
 */
export function mirror(entry: PostedEntry, businessDate: CalendarDate): Entry {
  if (entry.reverses !== null) throw new RangeError(`entry ${entry.id} is a mirror itself`);
  return {
    event: 'reverse',
    naturalKey: `reverse:${entry.naturalKey}`,
    businessDate,
    market: entry.market,
    lines: entry.lines.map((line) => ({ ...line, minor: -line.minor })),
    reverses: entry.id,
  };
}
