import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { applyEvents } from '@candor/domain/loan';
import { decideDay, decideDelay, decideRepay } from '@candor/domain/decisions';
import { isRefusal } from '@candor/domain/refusals';
import { loadLoan } from '@candor/store/loans';
import { readBusinessClock } from '@candor/store/ledger';
import { openWritable } from '@candor/store/tools';
import { expect, it } from 'vitest';
import { day, workedLoan } from '@candor/domain/testing/worked-loan';
import { endDaysThatAreOver } from './end-days-that-are-over.ts';
import { record } from './testing/act-on-loan.ts';
import { holdLoan } from './testing/hold-loan.ts';
import {
  after,
  dayAfter,
  endOf,
  inChunksOf,
  loansOf,
  newPayment,
  openPortfolio,
  type Portfolio,
} from './testing/portfolio.ts';
import { simulatedInstant } from '../../composition/sandbox/simulated-time.ts';

/** What the domain makes of the worked loan when these days end. */
function lived(...days: readonly string[]) {
  return days.reduce((loan, on) => applyEvents(loan, decideDay(loan, day(on))), workedLoan());
}

async function accrualEntries({ sql }: Portfolio): Promise<unknown[]> {
  const { rows } = await sql(
    `select natural_key, line_count from ledger_entry where event = 'accrue' order by natural_key`,
  );
  return rows;
}

async function businessDateOf({ database }: Portfolio): Promise<string | undefined> {
  return (await database.withTransaction((tx) => readBusinessClock(tx, 'ph')))?.businessDate;
}

it('a day ends once, however often it is ended: one entry a chunk, and the clock moves on by one day', async () => {
  const test = await openPortfolio({ loans: 8, on: '2026-10-01' });
  expect(await endOf(test, '2026-10-01')).toMatchObject({
    isNew: true,
    facts: { loans: '8', accruedLoans: '8', 'class:current': '8', differences: [] },
  });
  const entries = await accrualEntries(test);
  expect(entries).toEqual([
    { natural_key: 'accrue:ph:2026-10-01:chunk-1', line_count: 4 },
    { natural_key: 'accrue:ph:2026-10-01:chunk-2', line_count: 4 },
    { natural_key: 'accrue:ph:2026-10-01:chunk-3', line_count: 3 },
  ]);
  expect(await endOf(test, '2026-10-01')).toEqual({ isNew: false, facts: {} });
  expect(await accrualEntries(test)).toEqual(entries);
  expect(await businessDateOf(test)).toBe('2026-10-02');
  for (const loan of await loansOf(test)) expect(loan).toEqual(lived('2026-10-01'));
  await test.drop();
});

it('two schedulers at once end it once: they share the chunks', async () => {
  const test = await openPortfolio({ loans: 20, on: '2026-10-01' });
  const other = openWritable({ url: test.url, max: 4 });
  const both = await Promise.all([
    endOf(test, '2026-10-01'),
    endOf({ ...test, database: other }, '2026-10-01'),
  ]);
  expect(both.filter((closed) => 'isNew' in closed && closed.isNew)).toHaveLength(1);
  expect(await accrualEntries(test)).toHaveLength(7);
  for (const loan of await loansOf(test)) expect(loan).toEqual(lived('2026-10-01'));
  await other.close();
  await test.drop();
});

it('killed in the middle of a chunk it goes on where it was: no loan twice, none left out', async () => {
  const test = await openPortfolio({ loans: 9, on: '2026-10-01' });
  const holder = await holdLoan(test, test.ids[4] ?? 0n); // in the second chunk
  const script = join(import.meta.dirname, 'testing', 'end-day-process.ts');
  const child = spawn(process.execPath, [script, test.url, '2026-10-01'], { stdio: 'inherit' });
  const ended = new Promise((resolve) => child.on('close', resolve));
  await until(async () => (await chunksDone(test)).length === 1 && (await holder.isWaitedFor()));
  child.kill('SIGKILL');
  await ended;
  // The server doesn't notice that its client is gone while it waits: it gets the loan, and then finds nobody
  // to answer.
  await holder.letGo();
  await until(async () => !(await holder.isWaitedFor()));
  expect(await chunksDone(test)).toEqual([{ no: 1 }]);
  expect(await businessDateOf(test)).toBe('2026-10-01');

  expect(await endOf(test, '2026-10-01')).toMatchObject({ isNew: true });
  expect(await accrualEntries(test)).toHaveLength(3);
  for (const loan of await loansOf(test)) expect(loan).toEqual(lived('2026-10-01'));
  await test.drop();
});

it('three days down are three days ended, each with its own entries, as if nobody had been away', async () => {
  const days = ['2026-10-18', '2026-10-19', '2026-10-20'];
  const punctual = await openPortfolio({ loans: 4, on: '2026-10-18' });
  for (const on of days) await endOf(punctual, on);
  const late = await openPortfolio({ loans: 4, on: '2026-10-18' });
  const now = after(day('2026-10-20'));
  const { ended } = await endDaysThatAreOver(late.database, { now, plan: inChunksOf(3) });
  expect(ended.map(({ day: on, isNew }) => [on, isNew])).toEqual(days.map((on) => [on, true]));

  const figures = async ({ sql }: Portfolio) =>
    (
      await sql(`select e.natural_key, e.business_date, l.account, l.minor
                 from ledger_entry e join ledger_line l on l.entry_id = e.id order by 1, 3, 4`)
    ).rows;
  expect(await figures(late)).toEqual(await figures(punctual));
  expect(await loansOf(late)).toEqual(await loansOf(punctual));
  for (const loan of await loansOf(late)) expect(loan).toEqual(lived(...days));
  expect(await businessDateOf(late)).toBe('2026-10-21');
  expect(await endDaysThatAreOver(late.database, { now })).toEqual({ ended: [], unended: [] });
  await punctual.drop();
  await late.drop();
});

it('repayments and delays at the same time: every loan ends as the domain has it, whoever was first', async () => {
  const on = day('2026-10-17'); // the day before the first row is due, when a delay may be taken
  const test = await openPortfolio({ loans: 24, on });
  const act = async (id: bigint, index: number) =>
    test.database.withTransaction(async (tx) => {
      const stored = await loadLoan(tx, id);
      if (!stored) throw new Error('the loan is there');
      const by = newPayment();
      const decided =
        index % 2 === 0
          ? decideRepay(stored.loan, { by, amount: 291_019n, receivedOn: on, surplus: 'keep' }, on)
          : decideDelay(stored.loan, { by, amount: 4_365n, receivedOn: on }, on);
      if (isRefusal(decided)) throw new Error(decided.refused);
      await record(tx, id, { events: decided, on, by });
    });
  await Promise.all([
    endOf(test, on, { lanes: 2 }),
    ...test.ids.map(async (id, index) => {
      await sleep(index * 8);
      await act(id, index);
    }),
  ]);
  for (const loan of await loansOf(test)) {
    expect(loan.allocations).toHaveLength(1);
    expect(decideDay(loan, on)).toEqual([]);
    expect(loan.accrued).toBe(lived(on).accrued);
  }
  expect(await endOf(test, dayAfter(on))).toMatchObject({ facts: { differences: [] } });
  await test.drop();
});

it('a day that is not over is not ended, nor one that has not come', async () => {
  const test = await openPortfolio({ loans: 1, on: '2026-10-01' });
  const now = simulatedInstant(new Date('2026-10-01T15:59:00Z')); // 23:59 in Manila
  expect(await endOf(test, '2026-10-01', { now })).toEqual({ refused: 'day_is_not_over' });
  expect(await endDaysThatAreOver(test.database, { now })).toEqual({ ended: [], unended: [] });
  expect(await endOf(test, '2026-10-02')).toEqual({ refused: 'day_has_not_come' });
  expect(await endOf(test, '2026-10-01', { market: 'in' })).toEqual({ refused: 'market_has_no_clock' });
  await test.drop();
});

async function chunksDone({ sql }: Portfolio): Promise<unknown[]> {
  return (await sql('select no from day_end_chunk where done_at is not null order by no')).rows;
}

/**
 * Patient: on a busy machine a process may take half a minute to begin. The test's own time limit is the end
 * of it.
 */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(50);
}
