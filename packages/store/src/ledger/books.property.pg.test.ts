import type { AccountCode, Entry, Line } from '@candor/domain/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../testing/create-test-database.ts';
import { postEntries, type Posting } from './post-entries.ts';
import { reverseEntry } from './reverse-entry.ts';
import { openBooks, today } from './testing/open-books.ts';
import { verifyBooks } from './verify-books.ts';

const cases = Number(process.env['CANDOR_CASES'] ?? '') || (process.env['CANDOR_FULL'] ? 60 : 25);
let test: TestDatabase;
beforeAll(async () => {
  test = await openBooks();
});
// Random lines make loans owe less than nothing, which real events must not: the last test asks for all the
// rest.
afterAll(() => test.drop({ booksTie: false }));

const places: readonly (readonly [AccountCode, string | null])[] = [
  ['cash-at-bank', null],
  ['channel-clearing:upi', null],
  ['interest-income', null],
  ['principal-receivable', 'loan:a'],
  ['principal-receivable', 'loan:b'],
  ['borrower-credit', 'loan:a'],
  ['suspense', 'payment:a'],
];
const memoPlaces: typeof places = [
  ['npa-interest', 'loan:a'],
  ['npa-interest-contra', 'loan:a'],
];

/** Lines on any accounts; the last one makes each currency balance. */
function anyLines(from: typeof places): fc.Arbitrary<Line[]> {
  const anyAmount = fc.bigInt(-(10n ** 12n), 10n ** 12n).filter((minor) => minor !== 0n);
  return fc
    .record({
      currency: fc.constantFrom('PHP', 'INR'),
      lines: fc.array(fc.tuple(fc.constantFrom(...from), anyAmount), { minLength: 1, maxLength: 6 }),
      last: fc.constantFrom(...from),
    })
    .map(({ currency, lines, last }) => {
      const rest = -lines.reduce((sum, [, minor]) => sum + minor, 0n);
      return [...lines, [last, rest] as const]
        .filter(([, minor]) => minor !== 0n)
        .map(([[account, subject], minor]) => ({ account, subject, currency, minor }));
    })
    .filter((lines) => lines.length >= 2);
}

let nextKey = 0;
const anyEntry: fc.Arbitrary<Entry> = fc
  .record({
    market: fc.constantFrom('ph', 'in'),
    businessDate: fc.constantFrom('2026-11-14', '2026-11-15') as fc.Arbitrary<CalendarDate>,
    lines: fc
      .tuple(anyLines(places), fc.option(anyLines(memoPlaces), { nil: [] }))
      .map(([real, memo]) => real.concat(memo)),
  })
  .map(({ market, businessDate, lines }) => ({
    event: 'receive',
    naturalKey: `random:${(nextKey += 1)}`,
    businessDate,
    market,
    lines,
    reverses: null,
  }));
const anyBatch = fc.array(anyEntry, { minLength: 1, maxLength: 8 });

async function keptBalances(): Promise<unknown> {
  const { rows } = await test.sql(
    `select subject, account, currency, market, sum(minor) as minor from ledger_balance
     group by 1, 2, 3, 4 having sum(minor) <> 0 order by 1, 2, 3, 4`,
  );
  return rows;
}
async function post(batch: readonly Entry[]): Promise<readonly Posting[]> {
  const posted = await test.database.withTransaction((tx) => postEntries(tx, batch));
  if ('refused' in posted) throw new Error(posted.refused);
  return posted;
}
async function brokenRules(): Promise<string[]> {
  const { differences } = await test.owner.withTransaction(verifyBooks);
  return [...new Set(differences.map(({ rule }) => rule))].filter(
    (rule) => rule !== 'nobody owes less than nothing',
  );
}

it(`${cases} random batches: rebuilt equals kept, a replay changes nothing, a reversal restores every balance`, async () => {
  await fc.assert(
    fc.asyncProperty(anyBatch, async (batch) => {
      const before = await keptBalances();
      const posted = await post(batch);
      const after = await keptBalances();
      expect(posted.map(({ outcome }) => outcome)).toEqual(batch.map(() => 'posted'));

      const replayed = await post(batch);
      expect(replayed).toEqual(posted.map(({ entryId }) => ({ entryId, outcome: 'replayed' })));
      expect(await keptBalances()).toEqual(after);

      await test.database.withTransaction(async (tx) => {
        for (const { entryId } of posted) await reverseEntry(tx, { id: entryId }, { businessDate: today });
      });
      expect(await keptBalances()).toEqual(before);
      expect(await brokenRules()).toEqual([]);
    }),
    { numRuns: cases },
  );
});

it('and with all of them left standing the books tie', async () => {
  await fc.assert(
    fc.asyncProperty(anyBatch, async (batch) => {
      await post(batch);
    }),
    { numRuns: cases },
  );
  expect(await brokenRules()).toEqual([]);
});
