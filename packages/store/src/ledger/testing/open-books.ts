import { makeEntry, type Entry, type LedgerEvent, type LedgerFacts } from '@candor/domain/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { openBusinessClock } from '../business-clock.ts';

export const today = '2026-11-15' as CalendarDate;

/** A database of its own whose two markets have a clock: what can be posted to. */
export async function openBooks(options: { max?: number } = {}): Promise<TestDatabase> {
  const test = await createTestDatabase(options);
  await test.database.withTransaction(async (tx) => {
    await openBusinessClock(tx, 'ph', today);
    await openBusinessClock(tx, 'in', today);
  });
  return test;
}

export function book<Event extends LedgerEvent>(
  event: Event,
  facts: LedgerFacts[Event],
  businessDate = today,
): Entry {
  return makeEntry(event, { market: 'ph', businessDate, currency: 'PHP' }, facts);
}

/** A repayment as the books see it: what a channel received, and what it paid. */
export function repayment(id: string, loan: string, principal: bigint): readonly [Entry, Entry] {
  return [
    book('receive', { channel: 'dragonpay', reference: id, payment: id, amount: principal + 50n }),
    book('allocate', { loan, payment: id, penalty: 0n, fee: 0n, interest: 50n, principal }),
  ];
}
