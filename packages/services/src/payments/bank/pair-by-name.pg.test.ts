import { randomUUID } from 'node:crypto';
import { makeEntry } from '@candor/domain/ledger';
import { postEntries } from '@candor/store/ledger';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PersonSeal } from '../../kernel/person-seal.ts';
import { LendingDesk, day } from '../../lending/loans/testing/lending-desk.ts';
import { importStatement } from '../transfers/import-statement.ts';
import { postLine } from './post-line.ts';
import { readBankDay, seeBankLine } from './read-bank-day.ts';
import { unmatchLine } from './unmatch-line.ts';

const seal = new PersonSeal([Buffer.alloc(32, 7)]);
const finance = { kind: 'staff', id: 'finance' } as const;
const on = '2026-11-16';
let desk: LendingDesk;

beforeAll(async () => {
  desk = await LendingDesk.open('ph', on);
});
afterAll(() => desk.test.drop());

/** A disbursement of 970.00 left, and the bank was given the first letters of its id. */
async function disburse(): Promise<string> {
  const payout = randomUUID();
  const occasion = { market: 'ph', businessDate: day(on), currency: 'PHP' } as const;
  const entry = makeEntry('settle-payout', occasion, { payout, amount: 97_000n });
  await desk.test.database.withTransaction((tx) => postEntries(tx, [entry]));
  return payout.slice(0, 8).toUpperCase();
}

const read = (lines: readonly string[], file: string) =>
  importStatement(
    { database: desk.test.database, seal, now: () => new Date('2026-11-17T00:20:00Z') },
    {
      market: 'ph',
      csv: ['Date,Reference,Debit,Credit,Balance,Description', ...lines].join('\n'),
      isDryRun: false,
      file,
    },
    finance,
  );

it('lines of the same amount pair by themselves with the entries that they name, and all files of a day are told', async () => {
  const [one, other, third] = [await disburse(), await disburse(), await disburse()];
  await read([`${on},,970.00,,,DISB ${other}`, `${on},,970.00,,,DISB ${one}`], 'a.csv');
  await read([`${on},,970.00,,,PAID OUT BY BRANCH`, `${on},,970.00,,,PAID OUT BY BRANCH 2`], 'b.csv');
  const { lines, files, inTransit } = await readBankDay(desk.test.database, seal, 'ph', day(on));
  expect(files).toEqual(['b.csv', 'a.csv']);
  const words = (name: string) => lines.find(({ narration }) => narration === name);
  const bookedAs = (name: string) => words(name)?.bookedAs.map(({ naturalKey }) => naturalKey) ?? [];
  expect(bookedAs(`DISB ${one}`)[0]).toContain(one.toLowerCase());
  expect(bookedAs(`DISB ${other}`)[0]).toContain(other.toLowerCase());
  // What names nothing is a person's to match, with a reason.
  expect(inTransit.map(({ naturalKey }) => naturalKey.includes(third.toLowerCase()))).toEqual([true]);
  const { id: lineId } = words('PAID OUT BY BRANCH')!;
  const seen = await seeBankLine(desk.test.database, seal, lineId, undefined);
  expect(seen?.isExact).toBe(false);
  const input = { lineId, meaning: seen!.meaning, seen: seen!.mark! };
  expect(await desk.refused(postLine(seal), { ...input, hasReason: false })).toMatchObject({
    refused: 'match_needs_a_reason',
  });
  // What a person took apart stays apart, and is matched again without a reason.
  const named = words(`DISB ${one}`)!.id;
  await desk.done(unmatchLine, { lineId: named });
  await read([`${on},IP1,,5.00,,SOMETHING ELSE`], 'c.csv');
  const again = await seeBankLine(desk.test.database, seal, named, undefined);
  expect(again).toMatchObject({ isExact: true, line: { entryId: null } });
  await desk.done(postLine(seal), {
    lineId: named,
    meaning: again!.meaning,
    seen: again!.mark!,
    hasReason: false,
  });
  await expectBooksTie(desk.test);
});
