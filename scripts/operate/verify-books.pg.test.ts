import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeEntry } from '@candor/domain/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import { linkRows } from '@candor/store/chain';
import { openBusinessClock, postEntries, sealEntries } from '@candor/store/ledger';
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
const unsigned =
  '0 entries and 0 lines of the audit log were followed link by link, from the beginning. ' +
  'Days are NOT SIGNED: set BOOKS_KEYS and BOOKS_ROOTS_DIR, or whoever rewrites the whole chain is not noticed. ' +
  'Not linked yet: 2 entries, 0 lines of the audit log.';
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

${unsigned}
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
    stderr: `${unsigned}\n2 entries, 4 lines and 3 balances were re-added: the books tie.\n`,
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

it('begins at the signed checkpoint of the proof before, and with --all at the first entry', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-roots-'));
  const signing = { ...settings(), BOOKS_KEYS: 'ab'.repeat(32), BOOKS_ROOTS_DIR: folder };
  const run = (...args: string[]) => runScriptHere('verify-books', args, signing);
  try {
    await test.database.withTransaction(async (tx) => (await sealEntries(tx)) + (await linkRows(tx)));
    expect((await run()).stdout).toContain(
      '3 entries and 0 lines of the audit log were followed link by link, from',
    );
    const { status, stdout } = await run();
    expect(status).toBe(0);
    expect(stdout).toContain('0 entries and 0 lines of the audit log were followed link by link, since 20');
    expect((await run('--all')).stdout).toContain('3 entries and 0 lines');
  } finally {
    rmSync(folder, { recursive: true });
  }
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
