import { setTimeout as sleep } from 'node:timers/promises';
import { openBusinessClock, readBusinessClock } from '@candor/store/ledger';
import { expect, it } from 'vitest';
import { day, workedLoan } from '@candor/domain/testing/worked-loan';
import { putLendingGround, putLoan } from '@candor/store/testing/put-loan';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { closeDay } from './close-day.ts';
import { endDayChunk } from './end-day-chunk.ts';
import { endDaysThatAreOver } from './end-days-that-are-over.ts';
import { openEndOfDayCommand } from './open-end-of-day.ts';
import { holdLoan } from './testing/hold-loan.ts';
import {
  after,
  dayAfter,
  endOf,
  inChunksOf,
  loansOf,
  openPortfolio,
  type Portfolio,
} from './testing/portfolio.ts';

const actor = { kind: 'system', id: 'test' } as const;
const on = day('2026-10-24'); // the first row was due on the 18th: each loan is charged for being late
const businessDates = async ({ database }: Portfolio) =>
  database.withTransaction(async (tx) => [
    (await readBusinessClock(tx, 'in'))?.businessDate,
    (await readBusinessClock(tx, 'ph'))?.businessDate,
  ]);

/** Six late loans, of which the fourth can't be read any more. */
async function withOneBadLoan(market: 'ph' | 'in' = 'ph'): Promise<Portfolio & { readonly bad: bigint }> {
  const test = await openPortfolio({ loans: 6, on, market });
  const bad = test.ids[3] ?? 0n;
  await test.sql(`update loan set agreement = '{}' where id = $1`, [bad]);
  return { ...test, bad };
}

it('one bad loan is left out and named; all others have their day', async () => {
  const test = await withOneBadLoan();
  const agreements = await test.sql('select agreement from loan where id <> $1 limit 1', [test.bad]);
  expect(await endOf(test, on, { plan: inChunksOf(4) })).toMatchObject({
    isNew: true,
    facts: { loans: '6', accruedLoans: '6', chargedLoans: '5', stuckLoans: '1', differences: [] },
  });
  const { rows } = await test.sql(
    `select facts -> 'stuck' as stuck from audit_log where command = 'day-end.chunk' and facts -> 'stuck' <> '[]'`,
  );
  expect(rows).toEqual([{ stuck: [{ loan: String(test.bad), why: expect.any(String) }] }]);

  // Mended, it catches up the next day: it is what it would have been.
  await test.sql('update loan set agreement = $2 where id = $1', [
    test.bad,
    JSON.stringify(agreements.rows[0]?.['agreement']),
  ]);
  expect(await endOf(test, dayAfter(on))).toMatchObject({ facts: { stuckLoans: '0', differences: [] } });
  const figures = (await loansOf(test)).map(({ accrued, lateCharges }) => [
    accrued,
    lateCharges.reduce((sum, { amount }) => sum + amount, 0n),
  ]);
  expect(new Set(figures.map(String)).size).toBe(1);
  await test.drop();
});

it('a loan whose interest no longer fits into the books is left out of the one statement for all', async () => {
  const test = await openPortfolio({ loans: 4, on: '2026-10-01' });
  await test.sql(
    `update accrual_span set interest = 9000000000000000000, base = 9000000000000000000 where loan_id = $1`,
    [test.ids[1]],
  );
  await test.sql('update loan set accrual_stop = null where id = $1', [test.ids[1]]);
  expect(await endOf(test, '2026-10-01', { plan: inChunksOf(10) })).toMatchObject({
    facts: { loans: '4', accruedLoans: '3', stuckLoans: '1' },
  });
  await test.drop();
});

it('a market whose day can not be ended stops no other, and is reported', async () => {
  const test = await openPortfolio({ loans: 2, on, market: 'in' });
  await test.database.withTransaction((tx) => openBusinessClock(tx, 'ph', on));
  await putLendingGround(test, ['ph']);
  await putLoan(test, workedLoan(), 'ph');
  // Nothing of India's can be noted as done.
  await test.sql(
    `alter table day_end_chunk add constraint not_here check (market <> 'in' or done_at is null)`,
  );
  const { ended, unended } = await endDaysThatAreOver(test.database, { now: after(on, 'in') });
  expect(ended.map(({ market, day: of }) => [market, of])).toEqual([['ph', on]]);
  expect(unended).toEqual([
    { market: 'in', day: on, why: expect.objectContaining({ constraint: 'not_here' }) },
  ]);
  expect(await businessDates(test)).toEqual([on, dayAfter(on)]);
  await test.drop();
});

it('a chunk that fails is told when nobody works on the others any more', async () => {
  const test = await openPortfolio({ loans: 2, on });
  await test.sql('alter table day_end_chunk add constraint not_this check (no <> 2 or done_at is null)');
  const holder = await holdLoan(test, test.ids[0] ?? 0n); // one lane waits for it, the other fails
  const ended = endOf(test, on, { plan: inChunksOf(1) }).catch((error: unknown) => error);
  while (!(await holder.isWaitedFor())) await sleep(20);
  expect(await Promise.race([ended, sleep(1_000, 'still at it')])).toBe('still at it');
  await holder.letGo();
  expect(await ended).toMatchObject({ constraint: 'not_this' });
  const { rows } = await test.sql('select no from day_end_chunk where done_at is not null');
  expect(rows).toEqual([{ no: 1 }]);
  await test.drop();
});

it('a chunk that fails leaves the others done: they are met first', async () => {
  const test = await openPortfolio({ loans: 6, on });
  await test.sql('alter table day_end_chunk add constraint not_this check (no <> 1 or done_at is null)');
  const ended = endOf(test, on, { plan: inChunksOf(1) });
  await expect(ended).rejects.toMatchObject({ constraint: 'not_this' });
  const { rows } = await test.sql('select no from day_end_chunk where done_at is not null order by no');
  // The last one is for loans that were paid out meanwhile.
  expect(rows.map(({ no }) => no)).toEqual([2, 3, 4, 5, 6, 7]);
  await test.drop();
});

it('a clock that somebody moved meanwhile leaves the day open, and says so', async () => {
  const test = await openPortfolio({ loans: 1, on });
  const command = { actor, now: after(on), input: { market: 'ph', day: on } };
  await runCommand(test.database, openEndOfDayCommand, command);
  await runCommand(test.database, endDayChunk, { ...command, input: { ...command.input, after: 0 } });
  await test.sql('update business_clock set business_date = $1', [dayAfter(on, 3)]);
  const look = { differences: [], portfolio: null };
  const closing = { ...command, input: { ...command.input, look } };
  expect(await runCommand(test.database, closeDay, closing)).toMatchObject({
    kind: 'refused',
    refusal: { refused: 'clock_was_moved' },
  });
  expect((await test.sql('select facts from day_end')).rows).toEqual([{ facts: null }]);
  await test.drop();
});
