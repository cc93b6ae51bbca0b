import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestDatabase,
  type FrozenDatabase,
  type TestDatabase,
} from '../testing/create-test-database.ts';
import { expectBooksTie } from '../testing/expect-books-tie.ts';
import type { BookRule } from './book-check.ts';
import { closePeriod } from './close-period.ts';
import { postEntries } from './post-entries.ts';
import { reverseEntry } from './reverse-entry.ts';
import { book, openBooks, repayment, today } from './testing/open-books.ts';
import { verifyBooks } from './verify-books.ts';

/** Books with an entry of each kind, made once: each test falsifies a copy. */
let books: FrozenDatabase;
beforeAll(async () => {
  const open = await openBooks();
  await open.database.withTransaction(async (tx) => {
    await postEntries(tx, [
      book('disburse', { loan: '1', amount: 10_000n }),
      book('accrue', { loan: '1', on: today, interest: 50n, as: 'income' }),
      ...repayment('7', '1', 1_000n),
    ]);
    await reverseEntry(tx, { naturalKey: 'accrue:1:2026-11-15' }, { businessDate: today });
    await postEntries(tx, [
      {
        ...book('accrue', { loan: '1', on: today, interest: 50n, as: 'income' }),
        naturalKey: 'accrue:again',
      },
    ]);
    await closePeriod(tx, { market: 'ph', through: '2026-10-31' as typeof today });
  });
  books = await open.freeze();
});
afterAll(() => books.drop());

let test: TestDatabase;
beforeEach(async () => {
  test = await books.copy();
});
afterEach(() => test.drop({ booksTie: false }));

const proof = () =>
  test.database.withTransaction(verifyBooks, { isolation: 'repeatable read', readOnly: true });

it('finds nothing in books that tie, as the application itself, and counts what it read', async () => {
  expect(await proof()).toEqual({ entries: 6n, lines: 13n, balances: 5n, differences: [] });
  await expect(expectBooksTie(test)).resolves.toBeUndefined();
});

/** What no guard lets through, written by an owner who switched them all off. */
async function tamper(...statements: string[]): Promise<void> {
  await test.owner.withTransaction(async (tx) => {
    await tx.query({ text: 'set local session_replication_role = replica' });
    for (const text of statements) await tx.query({ text });
  });
}
const newEntry = (id: number, different = '') =>
  `insert into ledger_entry (id, natural_key, event, market, business_date, line_count, reverses)
   overriding system value
   select ${id}, 'by-hand-${id}', 'disburse', 'ph', date '2026-11-15', 2, null::bigint ${different}`;
const newLines = (id: number, debit: number, credit: number, account = 1010) =>
  `insert into ledger_line values (${id}, 1, 1010, null, 'PHP', ${debit}), (${id}, 2, ${account}, null, 'PHP', ${credit})`;
const mirrorOf = (id: number, original: number) =>
  `insert into ledger_entry (id, natural_key, event, market, business_date, line_count, reverses)
   overriding system value values (${id}, 'by-hand-${id}', 'reverse', 'ph', '2026-11-15', 2, ${original})`;

describe('names', () => {
  it.each<{ what: string; rule: BookRule; by: string[]; where: string; detail: string | RegExp }>([
    {
      what: 'an entry out of balance',
      rule: 'an entry sums to zero in every currency',
      by: [newEntry(90), newLines(90, 5, -4)],
      where: 'entry 90',
      detail: 'off by 1 PHP',
    },
    {
      what: 'a changed line',
      rule: 'an entry sums to zero in every currency',
      by: [`update ledger_line set minor = minor + 1 where entry_id = 1 and n = 1`],
      where: 'entry 1',
      detail: 'off by 1 PHP',
    },
    {
      what: 'principal booked against a note',
      rule: 'an entry sums to zero in every currency',
      by: [
        newEntry(90),
        `insert into ledger_line values (90, 1, 1210, 'loan:1', 'PHP', 5), (90, 2, 9020, 'loan:1', 'PHP', -5)`,
      ],
      where: 'entry 90',
      detail: 'off by -5 PHP (memorandum)',
    },
    {
      what: 'a removed line',
      rule: 'an entry has all its lines',
      by: [`delete from ledger_line where entry_id = 1`],
      where: 'entry 1',
      detail: '0 lines of 2',
    },
    {
      what: 'a line without an entry',
      rule: 'a line has its entry, account and subject',
      by: [newLines(91, 5, -5)],
      where: 'entry 91, line 1',
      detail: 'no such entry',
    },
    {
      what: 'a line on an account that is not in the chart',
      rule: 'a line has its entry, account and subject',
      by: [newEntry(90), newLines(90, 5, -5, 1999)],
      where: 'entry 90, line 2',
      detail: 'no account 1999',
    },
    {
      what: "a loan's account without a loan",
      rule: 'a line has its entry, account and subject',
      by: [newEntry(90), newLines(90, 5, -5, 1210)],
      where: 'entry 90, line 2',
      detail: 'principal-receivable is held for the loan, not the house',
    },
    {
      what: 'a number of the journal that was taken out',
      rule: 'the journal’s numbers run without a hole',
      by: [`delete from ledger_number where no = 2`],
      where: 'number 3 ph',
      detail: 'the one before it is missing',
    },
    {
      what: 'a balance changed by hand',
      rule: 'a kept balance equals its lines re-added',
      by: [`update ledger_balance set minor = minor - 1 where subject = 'loan:1' and account = 1210`],
      where: '1210 loan:1 ph',
      detail: 'kept 8999, re-added 9000 PHP',
    },
    {
      what: 'a drawer of the house changed by hand',
      rule: 'a kept balance equals its lines re-added',
      by: [`update ledger_balance set minor = minor + 7 where subject = '' and account = 1100`],
      where: '1100 ph',
      detail: 'kept 1057, re-added 1050 PHP',
    },
    {
      what: 'a balance that was forgotten',
      rule: 'a kept balance equals its lines re-added',
      by: [`delete from ledger_balance where subject = 'loan:1' and account = 1210`],
      where: '1210 loan:1 ph',
      detail: 'kept 0, re-added 9000 PHP',
    },
    {
      what: 'a balance out of nothing',
      rule: 'a kept balance equals its lines re-added',
      by: [`insert into ledger_balance values ('loan:2', 1210, 'PHP', 'ph', 0, 5)`],
      where: '1210 loan:2 ph',
      detail: 'kept 5, re-added 0 PHP',
    },
    {
      what: 'a sum of all days changed by hand',
      rule: 'a kept sum equals its lines re-added',
      by: [`update ledger_sum set minor = minor - 1 where account = 1210 and business_date = '-infinity'`],
      where: '1210 ph',
      detail: 'kept 8999, re-added 9000 PHP',
    },
    {
      what: 'a reversal that is no mirror',
      rule: 'a reversal mirrors its original, once',
      by: [mirrorOf(90, 1), newLines(90, 5, -5)],
      where: 'entry 90',
      detail: 'is not the mirror of 1',
    },
    {
      what: 'a reversal of what is not there',
      rule: 'a reversal mirrors its original, once',
      by: [mirrorOf(90, 999), newLines(90, 5, -5)],
      where: 'entry 90',
      detail: 'its original 999 is missing',
    },
    {
      what: 'an entry reversed twice',
      rule: 'a reversal mirrors its original, once',
      by: [
        'drop index ledger_entry_reverses',
        mirrorOf(90, 2),
        `insert into ledger_line select 90, n, account, subject, currency, -minor from ledger_line where entry_id = 2`,
      ],
      where: 'entry 5',
      detail: 'its original 2 is reversed 2 times',
    },
    {
      what: 'a reversal of a reversal',
      rule: 'a reversal mirrors its original, once',
      by: [
        mirrorOf(90, 5),
        `insert into ledger_line select 90, n, account, subject, currency, -minor from ledger_line where entry_id = 5`,
      ],
      where: 'entry 90',
      detail: 'its original 5 is a reversal itself',
    },
    {
      what: 'an entry slipped into a closed period',
      rule: 'nothing was posted into a closed period',
      by: [`${newEntry(90).replace('2026-11-15', '2026-10-31')}`, newLines(90, 5, -5)],
      where: 'entry 90',
      detail: 'of 2026-10-31, posted after ph was closed through 2026-10-31',
    },
    {
      what: 'an entry of a market that nobody opened',
      rule: 'an entry belongs to a market with a clock',
      by: [newEntry(90).replace(`'ph'`, `'xx'`), newLines(90, 5, -5)],
      where: 'entry 90',
      detail: 'of the market xx',
    },
    {
      what: 'a loan that says something else than its books',
      rule: 'a loan owes what its facts say',
      by: [
        `insert into loan (id, borrower_id, market, currency, product_id, product_version, state, terms, fees, agreement,
           disclosed, amount, disbursed_on, entered_on, rounding_mode, interest_total)
         values (1, '00000000-0000-4000-8000-000000000001', 'ph', 'PHP', 'payday', 1, 'active', '{}', '[]', '{}', '[]',
           10000, '2026-11-15', '2026-11-15', 'half-even', 50)`,
        'insert into loan_accrual (loan_id, accrued) values (1, 50)',
      ],
      where: 'loan 1',
      detail:
        'active: principal 10000, interest 50, fee 0, penalty 0, credit 0; booked 9000, 0, 0, 0, 0; left in its rows 0, 0',
    },
    {
      what: 'a guard that is gone',
      rule: 'the guards stand',
      by: ['drop trigger ledger_entry_balanced on ledger_entry'],
      where: 'ledger_entry_balanced',
      detail: 'the trigger is missing or disabled',
    },
    {
      what: 'a guard that is switched off',
      rule: 'the guards stand',
      by: ['alter table ledger_line disable trigger ledger_line_append_only'],
      where: 'ledger_line_append_only',
      detail: 'the trigger is missing or disabled',
    },
    {
      what: 'a right that the application must not have',
      rule: 'the guards stand',
      by: ['grant update (minor) on ledger_line to candor_app'],
      where: 'ledger_line',
      detail: 'candor_app may update',
    },
  ])('$what', async ({ rule, by, where, detail }) => {
    await tamper(...by);
    const { differences } = await proof();
    expect(differences).toContainEqual({ rule, where, detail });
    await expect(expectBooksTie(test)).rejects.toThrow(`${rule}: ${where}: ${String(detail)}`);
  });

  it('a loan that was repaid more than it owed, and a payment allocated beyond what came', async () => {
    await test.database.withTransaction((tx) =>
      postEntries(tx, [
        book('receive', { channel: 'upi', reference: '8', payment: '8', amount: 100n }),
        book('allocate', { loan: '1', payment: '8', penalty: 0n, fee: 0n, interest: 300n, principal: 0n }),
      ]),
    );
    const { differences } = await proof();
    expect(differences).toEqual([
      { rule: 'nobody owes less than nothing', where: 'loan:1 interest-receivable', detail: '-300 PHP' },
      { rule: 'nobody owes less than nothing', where: 'payment:8 suspense', detail: '200 PHP' },
    ]);
  });
});

describe('a test that forgets', () => {
  let forgetful: TestDatabase;
  beforeAll(async () => {
    forgetful = await createTestDatabase();
    await forgetful.sql('alter table ledger_line disable trigger ledger_line_append_only');
  });
  afterAll(() => expect(forgetful.database.healthy()).resolves.toBe(false));

  it('to keep its books in order is told when its database is dropped, and it is dropped all the same', async () => {
    await expect(forgetful.drop()).rejects.toThrow("The books don't tie");
  });
});
