import { setTimeout as sleep } from 'node:timers/promises';
import { planChunks, readChunksLeft, readEndOfDay } from '@candor/store/end-of-day';
import { openWritable } from '@candor/store/tools';
import { expect, it } from 'vitest';
import { day } from '@candor/domain/testing/worked-loan';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { closeDay } from './close-day.ts';
import { helpEndDays } from './help-end-days.ts';
import { openEndOfDayCommand } from './open-end-of-day.ts';
import { holdLoan } from './testing/hold-loan.ts';
import { after, dayAfter, endOf, inChunksOf, openPortfolio, type Portfolio } from './testing/portfolio.ts';

const on = day('2026-10-01');
const of = { market: 'ph', day: on };
const actor = { kind: 'system', id: 'test' } as const;
const open = (test: Portfolio, plan = inChunksOf(2)) =>
  runCommand(test.database, openEndOfDayCommand, { actor, now: after(on), input: { ...of, plan } });
const chunks = async ({ sql }: Portfolio) =>
  (
    await sql(
      `select no, first_loan::text as first, last_loan::text as last from day_end_chunk where business_date = $1 order by no`,
      [on],
    )
  ).rows;
const noEnd = '9223372036854775807';

it('the loans of a day are planned step by step, each from where the last one ended: no number is left out', async () => {
  const test = await openPortfolio({ loans: 5, on });
  await open(test, { loansPerChunk: 2, chunksAtOnce: 1 });
  const [, second, , fourth] = test.ids.map(String);
  expect(await chunks(test)).toEqual([{ no: 1, first: '1', last: second }]);
  const step = () =>
    test.database.withTransaction((tx) => planChunks(tx, of, { loansPerChunk: 2, chunksAtOnce: 1 }));
  expect([await step(), await step(), await step()]).toEqual([
    { planned: 1 },
    { planned: 1 },
    { planned: 0 },
  ]);
  expect(await chunks(test)).toEqual([
    { no: 1, first: '1', last: second },
    { no: 2, first: String(BigInt(second ?? 0) + 1n), last: fourth },
    { no: 3, first: String(BigInt(fourth ?? 0) + 1n), last: noEnd },
  ]);
  await test.drop();
});

it('as many loans as a step takes leave a last chunk for those that are paid out meanwhile', async () => {
  const test = await openPortfolio({ loans: 4, on });
  await open(test);
  const left = () => test.database.withTransaction((tx) => readChunksLeft(tx, of, 0));
  expect(await left()).toEqual({ isPlanned: false, isOpen: true, isAhead: true });
  expect(await endOf(test, on, { plan: inChunksOf(2) })).toMatchObject({
    isNew: true,
    facts: { loans: '4' },
  });
  expect((await chunks(test)).map(({ last }) => last)).toEqual([
    String(test.ids[1]),
    String(test.ids[3]),
    noEnd,
  ]);
  expect(await left()).toEqual({ isPlanned: true, isOpen: false, isAhead: false });
  await test.drop();
});

it('of two that plan at once one does, and a day that is not planned to its end is not closed', async () => {
  const test = await openPortfolio({ loans: 6, on });
  await open(test, { loansPerChunk: 1, chunksAtOnce: 1 });
  const plan = { loansPerChunk: 1, chunksAtOnce: 2 };
  const planned = Promise.withResolvers<void>();
  const other = Promise.withResolvers<void>();
  const slow = test.database.withTransaction(async (tx) => {
    await planChunks(tx, of, plan);
    planned.resolve();
    await other.promise;
  });
  await planned.promise;
  const meanwhile = await test.database.withTransaction((tx) => planChunks(tx, of, plan));
  other.resolve();
  await slow;
  expect(meanwhile).toEqual({ planned: 0 });
  expect(await chunks(test)).toHaveLength(3);
  await test.sql(`update day_end_chunk set done_at = now(), facts = '{}'`);
  const input = { ...of, look: { differences: [], portfolio: null } };
  await expect(runCommand(test.database, closeDay, { actor, now: after(on), input })).rejects.toThrow(
    /chunks that are not done/u,
  );
  await test.drop();
});

it('every worker does chunks of a day that one of them ends, and waits for nobody', async () => {
  const test = await openPortfolio({ loans: 8, on });
  const another = openWritable({ url: test.url, max: 3 });
  expect(await helpEndDays(another, {})).toBe(0);
  const holder = await holdLoan(test, test.ids[0] ?? 0n);
  const ending = endOf(test, on, { plan: inChunksOf(1), lanes: 1 });
  while (!(await holder.isWaitedFor())) await sleep(20);
  // Its only lane waits for the first loan: all others are done by who helps, as they are planned.
  expect(await helpEndDays(another, { lanes: 2, plan: inChunksOf(1) })).toBeGreaterThanOrEqual(7);
  const progress = await test.database.withTransaction((tx) => readEndOfDay(tx, of));
  expect(progress).toMatchObject({ isPlanned: true, isFinished: false });
  expect((progress?.chunks ?? 0) - (progress?.chunksDone ?? 0)).toBe(1);
  await holder.letGo();
  expect(await ending).toMatchObject({ isNew: true, facts: { loans: '8', differences: [] } });
  await another.close();
  await test.drop();
});

it('a month closes range by range: each loan is kept once, also after a look that came to nothing', async () => {
  const last = day('2026-10-31');
  const test = await openPortfolio({ loans: 60, on: last });
  // The day before is written down; of this month something was left behind, and what is older is not needed.
  await test.sql(
    `insert into portfolio_day (market, on_day, principal, ledger) values ('ph', '2026-10-30', 0, 0)`,
  );
  await test.sql(
    `insert into portfolio_standing (market, month, loan_id, product_id, bucket, principal)
     select 'ph', m::date, id, product_id, 0, 5 from loan, unnest(array['2026-08-01', '2026-09-01', '2026-10-01']) m
     where id <= $1`,
    [test.ids[54]],
  );
  // Chunks of one loan: more of them than one statement of the look reads.
  expect(await endOf(test, last, { plan: { loansPerChunk: 1, chunksAtOnce: 50 } })).toMatchObject({
    isNew: true,
    facts: { loans: '60', differences: [] },
  });
  const { rows } = await test.sql(
    `select (select sum(loans)::int from portfolio_bucket where on_day = $1) as loans,
            (select principal = ledger and principal > 0 from portfolio_day where on_day = $1) as ties,
            (select count(*)::int from portfolio_standing where month = '2026-10-01' and principal <> 5) as kept,
            (select count(*)::int from portfolio_standing where month < '2026-09-01') as older,
            (select sum(loans)::int from portfolio_roll where month = '2026-10-01') as rolled,
            (select sum(principal)::int from portfolio_roll where month = '2026-10-01') as principal`,
    [last],
  );
  expect(rows).toEqual([{ loans: 60, ties: true, kept: 60, older: 0, rolled: 55, principal: 275 }]);
  expect(await endOf(test, dayAfter(last))).toMatchObject({ facts: { differences: [] } });
  await test.drop();
});
