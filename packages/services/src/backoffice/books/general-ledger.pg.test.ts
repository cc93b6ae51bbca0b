import { randomUUID } from 'node:crypto';
import { makeEntry } from '@candor/domain/ledger';
import { postEntry, sealEntries } from '@candor/store/ledger';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { LendingDesk, day } from '../../lending/loans/testing/lending-desk.ts';
import { receivePayment } from '../../payments/payments/receive-payment.ts';
import { handOver, readGeneralLedger, readHandOverPart, readJournalPart } from './general-ledger.ts';
import { mapAccountsAct } from './map-accounts-act.ts';
import { readFinancialStatements } from './read-financial-statements.ts';

const [maker, checker] = [randomUUID(), randomUUID()];
const now = new Date('2026-11-18T06:00:00Z');
let desk: LendingDesk;

beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-10-05');
  for (const [id, name] of [
    [maker, 'Marco'],
    [checker, 'Lina'],
  ])
    await desk.test.sql(
      `insert into staff (id, email, name, state, made_at) values ($1, $2 || '@lender.example', $2, 'invited', now())`,
      [id, name],
    );
});
afterEach(() => expectBooksTie(desk.test));
afterAll(() => desk.test.drop());

const seal = () => desk.test.database.withTransaction((tx) => sealEntries(tx));
const collect = async (amount: bigint, externalId: string) =>
  desk.done(receivePayment, {
    ...(await desk.money(amount, { paymentId: randomUUID(), externalId })),
    loanId: null,
  });
const next = async () => (await readGeneralLedger(desk.test.database, 'ph', now)).next;
const context = { parts: {} as LendingDeps, now, by: [maker, checker] as const, reason: 'first mapping' };

async function map(numbers: readonly number[]) {
  const accounts = Object.fromEntries(
    numbers.map((number) => [String(number), { code: `GL${number}`, name: `There ${number}` }]),
  );
  const input = { market: 'ph', accounts };
  const seen = await desk.test.database.withTransaction((tx) => mapAccountsAct.preview(tx, input));
  if ('refused' in seen) return seen;
  return desk.test.database.withTransaction((tx) => mapAccountsAct.carryOut(tx, input, context));
}

async function entriesIn(handOverId: string) {
  const part = await readHandOverPart(desk.test.database, BigInt(handOverId), undefined);
  return { lines: part!.lines.map(({ line }) => line), codes: part!.lines.map(({ code }) => code) };
}

it('each entry is handed over once: what comes late is in the next, and what is not mapped refuses by name', async () => {
  await desk.lend({ amount: 800_000n, months: 3 });
  await collect(100_000n, 'A-1');
  await desk.moveTo('2026-11-02');
  await collect(50_000n, 'A-2');
  await seal();
  const through = day('2026-10-31');
  expect((await next()).unmapped.map(({ number }) => number)).toContain(1210);
  const refused = await desk.refused(handOver, { market: 'ph', through });
  expect(refused.refused).toBe('gl_account_is_not_mapped');
  expect(String(refused.facts?.['accounts'])).toContain('1210 Principal receivable');

  const { accounts } = await readGeneralLedger(desk.test.database, 'ph', now);
  expect(await map(accounts.map(({ number }) => number))).toHaveProperty('facts');
  expect(await map(accounts.map(({ number }) => number))).toEqual({ refused: 'gl_mapping_changes_nothing' });

  const first = await desk.done(handOver, { market: 'ph', through });
  expect(await desk.refused(handOver, { market: 'ph', through })).toMatchObject({
    refused: 'gl_nothing_to_hand_over',
  });
  // A late entry of October, posted in November while October is open.
  const occasion = { market: 'ph', businessDate: day('2026-10-30'), currency: 'PHP' } as const;
  await desk.test.database.withTransaction((tx) =>
    postEntry(tx, makeEntry('bank-other', occasion, { movement: 'late', amount: 7_700n })),
  );
  await desk.moveTo('2026-12-01');
  await seal();
  const second = await desk.done(handOver, { market: 'ph', through: day('2026-11-30') });
  const [one, two] = [await entriesIn(first.handOverId), await entriesIn(second.handOverId)];
  const numbers = [...new Set(one.lines.map(({ no }) => no)), ...new Set(two.lines.map(({ no }) => no))];
  expect(new Set(numbers).size).toBe(numbers.length);
  const { rows } = await desk.test.sql(`select count(*)::int as count from ledger_entry where market = 'ph'`);
  expect(numbers.length).toBe(Number(rows[0]?.['count']));
  expect(two.lines.filter(({ businessDate }) => businessDate <= through)).toMatchObject([
    { event: 'bank-other', account: 1010, debit: 7_700n },
    { event: 'bank-other', account: 2095, credit: 7_700n },
  ]);
  expect(two.codes).toEqual(two.lines.map(({ account }) => `GL${account}`));
  const { handOvers } = await readGeneralLedger(desk.test.database, 'ph', now);
  expect(handOvers.map(({ late }) => late)).toEqual([1, 0]);
  for (const { lines } of [one, two]) {
    const sum = (side: 'debit' | 'credit') => lines.reduce((total, line) => total + line[side], 0n);
    expect(sum('debit')).toBe(sum('credit'));
  }
});

it('the journal of some days is a file whose debits are its credits', async () => {
  const { lines, nextCursor } = await readJournalPart(desk.test.database, 'ph', {
    from: day('2026-10-01'),
    to: day('2026-10-31'),
    cursor: undefined,
  });
  expect(nextCursor).toBeNull();
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.reduce((sum, { line: { debit, credit } }) => sum + debit - credit, 0n)).toBe(0n);
});

it('the statements tie to the trial balance, the year’s profit is the equity line, cash flow is the account', async () => {
  const read = await readFinancialStatements(desk.test.database, 'ph', { month: '2026-11' });
  expect(read.tie.ties).toBe(true);
  expect(read.balances).toBe(true);
  expect(read.profit.profit.at(-1)).toBe(read.sheet.profit[0]);
  expect(read.compare?.month).toBe('2026-10');
  expect(read.period.state).toBe('open');
  for (const [column, opening] of read.cash.opening.entries()) {
    expect(opening + read.cash.movement[column]!).toBe(read.cash.closing[column]);
    const cash = read.sheet.assets.find(({ number }) => number === 1010);
    expect(read.cash.closing[column]).toBe(cash?.amounts[column]);
  }
  const running = await readFinancialStatements(desk.test.database, 'ph', { compare: 'none' });
  expect(running).toMatchObject({
    compare: null,
    period: { month: '2026-12', to: '2026-12-01', state: 'running' },
  });
  expect(running.sheet.totalAssets).toHaveLength(1);
});
