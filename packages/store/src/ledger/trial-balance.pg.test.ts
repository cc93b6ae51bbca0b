import type { CalendarDate } from '@candor/domain/calendar';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../testing/create-test-database.ts';
import { balanceOf } from './balances.ts';
import { postEntries } from './post-entries.ts';
import { book, openBooks } from './testing/open-books.ts';
import { trialBalance, type WhichTrialBalance } from './trial-balance.ts';

const day = (text: string) => text as CalendarDate;
let test: TestDatabase;

beforeAll(async () => {
  test = await openBooks();
  await test.database.withTransaction((tx) =>
    postEntries(tx, [
      book('disburse', { loan: '1', amount: 1_000_000n }, day('2026-10-30')),
      book('deduct-fee', { loan: '1', name: 'p', fee: 30_000n, tax: 5_400n }, day('2026-10-30')),
      book('accrue', { loan: '1', on: day('2026-10-31'), interest: 2_333n, as: 'income' }, day('2026-10-31')),
      book('accrue', { loan: '1', on: day('2026-11-01'), interest: 2_334n, as: 'income' }, day('2026-11-01')),
      { ...book('disburse', { loan: '2', amount: 7n }, day('2026-11-02')), market: 'in' },
    ]),
  );
});
afterAll(() => test.drop());

const read = (which?: WhichTrialBalance) =>
  test.database.withTransaction(async (tx) =>
    (await trialBalance(tx, which)).map(
      ({ market, number, debit, credit }) => `${market} ${number} ${debit} ${credit}`,
    ),
  );

it('lists every account with its balance on its side, market by market', async () => {
  expect(await read()).toEqual([
    'in 1050 0 7',
    'in 1210 7 0',
    'ph 1050 0 964600',
    'ph 1210 1000000 0',
    'ph 1220 4667 0',
    'ph 2010 0 5400',
    'ph 4010 0 4667',
    'ph 4020 0 30000',
  ]);
});

it.each([
  { asOf: '2026-11-01', interest: 4_667n },
  { asOf: '2026-10-31', interest: 2_333n },
])('at the end of $asOf the interest stood at $interest', async ({ asOf, interest }) => {
  expect(await read({ market: 'ph', asOf: day(asOf) })).toEqual([
    'ph 1050 0 964600',
    'ph 1210 1000000 0',
    `ph 1220 ${interest} 0`,
    'ph 2010 0 5400',
    `ph 4010 0 ${interest}`,
    'ph 4020 0 30000',
  ]);
});

it('before the first day all is 0', async () => {
  const rows = await read({ market: 'ph', asOf: day('2026-10-29') });
  expect(rows.map((row) => row.split(' ').slice(2))).toEqual(rows.map(() => ['0', '0']));
});

it('names each account, and debits equal credits', async () => {
  const rows = await test.database.withTransaction((tx) => trialBalance(tx, { market: 'ph' }));
  expect(rows[1]).toMatchObject({
    account: 'principal-receivable',
    kind: 'asset',
    name: 'Principal receivable',
    currency: 'PHP',
  });
  const sum = (side: 'debit' | 'credit') => rows.reduce((total, row) => total + row[side], 0n);
  expect(sum('debit')).toBe(sum('credit'));
});

it("a house account's balance may be asked for over all markets or in one", async () => {
  const payouts = { account: 'payout-clearing', subject: null, currency: 'PHP' } as const;
  const ask = (market?: string) =>
    test.database.withTransaction((tx) => balanceOf(tx, { ...payouts, ...(market && { market }) }));
  expect([await ask(), await ask('ph'), await ask('in')]).toEqual([-964_607n, -964_600n, -7n]);
});
