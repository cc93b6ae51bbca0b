import { makeEntry } from '@candor/domain/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import { openBusinessClock, postEntries } from '@candor/store/ledger';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runScript, runScriptHere } from '../develop/testing/run-script.ts';

let test: TestDatabase;
const day = (text: string) => text as CalendarDate;

beforeAll(async () => {
  test = await createTestDatabase();
  const lent = (loan: string, amount: bigint, on: CalendarDate) =>
    makeEntry('disburse', { market: 'ph', businessDate: on, currency: 'PHP' }, { loan, amount });
  await test.database.withTransaction(async (tx) => {
    await openBusinessClock(tx, 'ph', day('2026-11-15'));
    await postEntries(tx, [lent('1', 1_000_000n, day('2026-10-31')), lent('2', 5n, day('2026-11-15'))]);
  });
});
afterAll(() => test.drop({ booksTie: false }));

const settings = () => ({ DATABASE_URL: test.url });
const verifyBooks = (...args: string[]) => runScriptHere('verify-books', args, settings());

it('prints the trial balance and that the books tie', () => {
  expect(runScript('verify-books', [], settings())).toEqual({
    status: 0,
    stderr: '',
    stdout: `Trial balance of ph in PHP, with everything posted
      account                    debit     credit
1050  Disbursement clearing             10,000.05
1210  Principal receivable   10,000.05
      total                  10,000.05  10,000.05

2 entries, 4 lines and 3 balances were re-added: the books tie.
`,
  });
});

it('prints the books of a day gone by, for a spreadsheet', async () => {
  expect(await verifyBooks('--csv', '--as-of', '2026-10-31', '--market', 'ph')).toEqual({
    status: 0,
    stdout: `market,currency,number,account,name,kind,debit,credit
ph,PHP,1050,payout-clearing,"Disbursement clearing",asset,0.00,10000.00
ph,PHP,1210,principal-receivable,"Principal receivable",asset,10000.00,0.00
`,
    stderr: '2 entries, 4 lines and 3 balances were re-added: the books tie.\n',
  });
});

it('keeps what is off the books apart from the total, as the console does', async () => {
  const on = day('2026-11-15');
  const noted = makeEntry(
    'accrue',
    { market: 'ph', businessDate: on, currency: 'PHP' },
    { loan: '1', on, interest: 700n, as: 'memorandum' },
  );
  await test.database.withTransaction((tx) => postEntries(tx, [noted]));
  const { status, stdout } = await verifyBooks();
  expect(status).toBe(0);
  const lines = stdout.split('\n').map((line) => line.trim().replaceAll(/ {2,}/gu, ' | '));
  expect(lines).toContain('total | 10,000.05 | 10,000.05');
  expect(lines.slice(lines.indexOf('memo accounts, not counted'))[3]).toBe('memo total | 7.00 | 7.00');
});

it.each([
  { args: ['--as-of', 'yesterday'], says: '--as-of must be a day like 2026-10-31, but is "yesterday".' },
  { args: ['--fix'], says: "Unknown option '--fix'" },
])('refuses $args with a sentence', async ({ args, says }) => {
  const { status, stderr } = await verifyBooks(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(says);
});

it('prints what does not tie, and fails', async () => {
  await test.owner.withTransaction(async (tx) => {
    await tx.query({ text: 'set local session_replication_role = replica' });
    await tx.query({ text: `update ledger_balance set minor = 4 where subject = 'loan:2'` });
  });
  const { status, stdout } = await verifyBooks();
  expect(status).toBe(1);
  expect(stdout).toContain(`THE BOOKS DO NOT TIE. Differences: 1
  broken: a kept balance equals its lines re-added
    1210 loan:2 ph: kept 4, re-added 5 PHP`);
});
