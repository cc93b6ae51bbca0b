import { randomUUID } from 'node:crypto';
import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { moveBusinessClock, readBusinessClock } from '@candor/store/ledger';
import { readLoan } from '@candor/store/loans';
import { openWritable, type WritableDatabase } from '@candor/store/tools';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor, Json } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { receivePayment } from '../../payments/payments/receive-payment.ts';
import { reversePayment } from '../../payments/reversals/reverse-payment.ts';
import { bookedBalances, expectedBalances } from './testing/book-expectations.ts';
import { LendingDesk } from './testing/lending-desk.ts';
import { passDayOfLoan } from './testing/loan-acts.ts';
import { asCommand, type Runnable } from './testing/as-command.ts';

const connections = 20;
const stepsEach = 15;
const actor: Actor = { kind: 'channel', id: 'stress' };

let desk: LendingDesk;
let crowd: WritableDatabase;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-09-18');
  crowd = openWritable({ url: desk.test.url, max: connections });
});
afterAll(async () => {
  await crowd.close();
  await desk.test.drop();
});

/** A simple generator, so that a run can be repeated. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

it('20 connections on three loans at once: repayments, reversals, delays, days. The books tie, each reference is credited once', async () => {
  const loans = [
    await desk.lend({ amount: 800_000n, months: 3 }),
    await desk.lend({ amount: 1_000_000n, months: 6 }),
    await desk.lend({ amount: 500_000n, months: 2 }),
  ];
  const reported = new Map<string, bigint>();
  const payments: string[] = [];
  let done = 0;

  async function run<Input, Output extends Json, Code extends string>(
    command: Runnable<Input, Output, Code>,
    input: Input,
  ): Promise<Output | undefined> {
    const answer = await runCommand(crowd, asCommand(command), { actor, input });
    if (answer.kind === 'done') done += 1;
    return answer.kind === 'done' ? answer.output : undefined;
  }

  async function step(roll: (sides: number) => number): Promise<void> {
    const loanId = loans[roll(loans.length)] ?? 0n;
    const kind = roll(10);
    if (kind < 6) {
      // A third of them names a reference that somebody else reports too.
      const externalId = roll(3) === 0 ? `shared-${roll(12)}` : randomUUID();
      const amount = externalId.startsWith('shared') ? 10_000n : BigInt(1_000 + roll(30_000));
      reported.set(externalId, amount);
      const meantFor = roll(4) === 0 ? 'delay' : 'repayment';
      const money = {
        paymentId: randomUUID(),
        market: 'ph',
        channel: 'dragonpay',
        externalId,
        amount,
      } as const;
      const receivedOn = '2026-09-18' as CalendarDate;
      const answer = await run(receivePayment, { ...money, receivedOn, loanId, meantFor });
      if (answer) payments.push(answer.paymentId);
    } else if (kind < 8) {
      const paymentId = payments[roll(payments.length)] ?? randomUUID();
      await run(reversePayment, { paymentId, why: 'taken-back' });
    } else if (kind === 8) await run(passDayOfLoan, { loanId });
    else {
      await crowd.withTransaction(async (tx) => {
        const from = (await readBusinessClock(tx, 'ph'))?.businessDate;
        if (!from) return;
        const to = dateOfDayNumber(dayNumber(from) + 1 + roll(6));
        await moveBusinessClock(tx, { market: 'ph', from, to });
      });
    }
  }

  await Promise.all(
    Array.from({ length: connections }, async (_, worker) => {
      const roll = dice(20_261_115 + worker);
      for (let k = 0; k < stepsEach; k += 1) await step(roll);
    }),
  );

  expect(done).toBeGreaterThan(connections);
  await expectBooksTie(desk.test);
  const { rows } = await desk.test.sql(
    `select p.external_id as reference, p.amount,
            (select count(*) from ledger_entry e where e.natural_key = 'receive:ph:dragonpay:' || p.external_id) as entries
     from payment p`,
  );
  expect(rows.every(({ entries }) => entries === 1n)).toBe(true);
  expect(rows).toHaveLength(reported.size);
  for (const { reference, amount } of rows) expect(amount).toBe(reported.get(String(reference)));
  for (const loanId of loans) {
    await desk.test.database.withTransaction(async (tx) => {
      const stored = await readLoan(tx, loanId);
      if (!stored) throw new Error('the loan is gone');
      expect(await bookedBalances(tx, loanId)).toEqual(expectedBalances(stored.loan, stored.feeCharged));
    });
  }
});
