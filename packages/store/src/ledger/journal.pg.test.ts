import type { Entry } from '@candor/domain/ledger';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../testing/create-test-database.ts';
import { journalSorts } from '../desk-lists/journal-question.ts';
import { pageOfList } from '../lists/list-question.ts';
import { findJournalEntry, askJournal, listJournalOfIds } from './journal.ts';
import { postEntries } from './post-entries.ts';
import { book, openBooks, today } from './testing/open-books.ts';
import { verifyBooks } from './verify-books.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openBooks();
});
afterAll(() => test.drop());

/** Interest of so many loans in one entry, as the end of a day posts it. */
function interestOf(loans: number): Entry {
  const ids = Array.from({ length: loans }, (_, n) => `${1000 * loans + n}`);
  const each = ids.map((loan) => book('accrue', { loan, on: today, interest: 7n, as: 'income' }));
  const [first] = each;
  const income = each.flatMap(({ lines }) => lines.filter(({ subject }) => subject === null));
  const total = income.reduce((sum, { minor }) => sum + minor, 0n);
  const lines = each.flatMap((entry) => entry.lines.filter(({ subject }) => subject !== null));
  return {
    ...first!,
    naturalKey: `accrue:ph:${today}:chunk-${loans}`,
    lines: [...lines, { ...income[0]!, minor: total }],
  };
}

it('an entry of many loans is listed with a line for each account, and opened with all of them', async () => {
  const { many, page } = await test.database.withTransaction(async (tx) => {
    const posted = await postEntries(tx, [interestOf(3), interestOf(25)]);
    if ('refused' in posted) throw new Error(posted.refused);
    const filter = {
      from: undefined,
      to: undefined,
      account: undefined,
      subject: undefined,
      event: 'accrue',
    };
    const question = await askJournal(tx, 'ph', filter);
    const newest = { ...journalSorts.no, way: 'down' } as const;
    const places = await pageOfList(tx, question!, newest, { after: null, limit: 10 });
    const items = await listJournalOfIds(
      tx,
      places.map(({ id }) => BigInt(id)),
    );
    return { many: await findJournalEntry(tx, posted[1]!.entryId), page: items };
  });
  expect(many?.lines).toHaveLength(26);
  expect(
    page.map(({ lines }) => lines.map(({ number, subject, minor }) => [number, subject, minor])),
  ).toEqual([
    [
      [1220, null, 175n],
      [4010, null, -175n],
    ],
    [
      [1220, 'loan:3000', 7n],
      [1220, 'loan:3001', 7n],
      [1220, 'loan:3002', 7n],
      [4010, null, -21n],
    ],
  ]);
  const { differences } = await test.owner.withTransaction((tx) => verifyBooks(tx));
  expect(differences.filter(({ rule }) => rule.includes('balance'))).toEqual([]);
});
