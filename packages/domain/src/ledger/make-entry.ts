import type { CalendarDate } from '../calendar/calendar-date.ts';
import { assertBalanced } from './assert-balanced.ts';
import type { Entry, Line } from './entry.ts';
import { postingTable } from './posting-table.ts';
import type { LedgerEvent, LedgerFacts } from './posting-table.ts';

/** Where and when an event is booked. */
export type Occasion = {
  readonly market: string;
  readonly businessDate: CalendarDate;
  readonly currency: string;
  /**
   * 2 when the event was reversed and shall happen anew (a repayment that was allocated wrongly), 3 the time
   * after that. Without it the books would find the first one and leave it undone.
   */
  readonly again?: number;
};

/**
 * The entry of an event: the only way there is to make one.
 *   makeEntry('disburse', { market: 'ph', businessDate, currency: 'PHP' }, { loan: '42', amount: 1_000_000n
 *     })
 *   → disburse:42 · Dr principal receivable (loan:42) 10,000.00 · Cr payout clearing 10,000.00
 * An event that moves nothing is not one: an entry without lines is a fault.
 */
export function makeEntry<Event extends LedgerEvent>(
  event: Event,
  { market, businessDate, currency, again }: Occasion,
  facts: LedgerFacts[Event],
): Entry {
  const posting = postingTable[event];
  const lines = posting
    .lines(facts)
    .filter(({ minor }) => minor !== 0n)
    .map(({ account, subject, minor }): Line => ({ account, subject, currency, minor }));
  assertBalanced(lines);
  const attempt = again === undefined ? [] : [`again-${again}`];
  const naturalKey = [event, ...posting.key(facts, market), ...attempt].map(keyPart).join(':');
  return { event, naturalKey, businessDate, market, lines, reverses: null };
}

/** Escaped, so that a colon inside a reference from outside can't make two events look like one. */
function keyPart(part: string): string {
  if (part === '') throw new RangeError('a natural key has no empty part');
  return encodeURIComponent(part);
}
