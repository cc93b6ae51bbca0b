import type { CalendarDate } from '@candor/domain/calendar';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../testing/create-test-database.ts';
import { balancesOf } from './balances.ts';
import { findEntry, type WhichEntry } from './find-entry.ts';
import { postEntries } from './post-entries.ts';
import { reverseEntry } from './reverse-entry.ts';
import { book, openBooks, today } from './testing/open-books.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openBooks();
  await test.database.withTransaction((tx) =>
    postEntries(tx, [
      book('disburse', { loan: '1', amount: 100_000n }),
      book('deduct-fee', { loan: '1', name: 'processing', fee: 3_000n, tax: 540n }),
    ]),
  );
});
afterAll(() => test.drop());

const tomorrow = '2026-11-16' as CalendarDate;
const reverse = (which: WhichEntry, businessDate = tomorrow) =>
  test.database.withTransaction((tx) => reverseEntry(tx, which, { businessDate }));

it('a fee is returned by the mirror of its entry, found by what happened, on the day it is done', async () => {
  const reversed = await reverse({ naturalKey: 'deduct-fee:1:processing' });
  if ('refused' in reversed) throw new Error(reversed.refused);
  const { entryId } = reversed;
  expect(reversed.outcome).toBe('posted');
  const mirror = await test.database.withTransaction((tx) => findEntry(tx, { id: entryId }));
  expect(mirror).toMatchObject({
    event: 'reverse',
    naturalKey: 'reverse:deduct-fee:1:processing',
    businessDate: tomorrow,
    lines: [
      { account: 'payout-clearing', minor: -3_540n },
      { account: 'fee-income', minor: 3_000n },
      { account: 'tax-payable', minor: 540n },
    ],
  });
});

it('two people who reverse the same entry at once undo it once', async () => {
  const outcomes = await Promise.all([1, 2, 3].map(() => reverse({ naturalKey: 'disburse:1' }, today)));
  expect(
    outcomes.map((posted) => ('refused' in posted ? posted.refused : posted.outcome)).toSorted(),
  ).toEqual(['posted', 'replayed', 'replayed']);
  const standing = await test.database.withTransaction((tx) => balancesOf(tx, 'loan:1'));
  expect(standing).toEqual([{ account: 'principal-receivable', currency: 'PHP', minor: 0n }]);
});

it('what is not there, and what is a reversal itself, is not reversed', async () => {
  expect(await reverse({ id: 999_999n })).toEqual({ refused: 'entry_not_found' });
  expect(await reverse({ naturalKey: 'reverse:deduct-fee:1:processing' })).toMatchObject({
    refused: 'entry_is_a_reversal',
  });
});
