import { randomUUID } from 'node:crypto';
import type { Loan } from '@candor/domain/loan';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { day, workedLoan } from '@candor/domain/testing/worked-loan';
import { PersonSeal } from '../../kernel/person-seal.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { openLendingWorld, type LendingWorld } from './testing/lending-world.ts';
import { receivePayment } from '../../payments/payments/receive-payment.ts';
import { reminderWords } from '../../customers/messages/reminder-texts.ts';
import { sendReminder } from './send-reminder.ts';
import { asCommand } from './testing/as-command.ts';
import { disputeRow } from './testing/loan-acts.ts';

let world: LendingWorld;
const seal = new PersonSeal([Buffer.alloc(32, 1)]);
const actor = { kind: 'system', id: 'reminders' } as const;
const dueOn = day('2026-10-18');
const morning = new Date('2026-10-15T01:00:00Z'); // 09:00 in Manila

beforeAll(async () => {
  world = await openLendingWorld();
});
afterAll(() => world.close());
// All loans here are one borrower's, who hears from us once a day.
beforeEach(() => world.test.sql('delete from message'));

async function lend(loan: Loan = workedLoan()): Promise<bigint> {
  await world.setDay('ph', loan.schedule.terms.disbursedOn);
  const id = await world.openLoan(loan, 'ph');
  await world.setDay('ph', day('2026-10-15'));
  return id;
}

async function remind(
  loanId: bigint,
  now = morning,
  idempotencyKey: string = randomUUID(),
  messageId = randomUUID(),
) {
  const answer = await runCommand(world.database, sendReminder({ seal, newId: () => messageId }), {
    input: { loanId, dueOn },
    actor,
    idempotencyKey,
    now,
  });
  return answer.kind === 'refused' ? answer.refusal.refused : answer.kind;
}

describe('a reminder that was planned', () => {
  it('stands in the inbox with the sum and the day, and is pointed to by SMS, once', async () => {
    const loanId = await lend();
    const [key, messageId] = [randomUUID(), randomUUID()];
    expect(await remind(loanId, morning, key, messageId)).toBe('done');
    expect(await remind(loanId, morning, key, messageId)).toBe('done');
    const { rows } = await world.test.sql('select channel, kind, sealed from message where id = $1', [
      messageId,
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ channel: 'sms', kind: 'reminder' });
    const text = seal.open(rows[0]?.['sealed'] as string, `message:${messageId}`);
    expect(JSON.parse(text)).toEqual({
      title: 'Your next instalment',
      body: '₱2,910.19 is due on Sun 18 October. You can pay in the app any time before.',
      dueOn: '2026-10-18',
    });
    const outbox = await world.test.sql(`select payload from outbox where payload ->> 'messageId' = $1`, [
      messageId,
    ]);
    expect(outbox.rows).toHaveLength(1);
  });

  it('says on the day itself that it is today: no two reminders before a late one are alike', async () => {
    const messageId = randomUUID();
    const onTheDay = new Date('2026-10-18T01:00:00Z');
    expect(await remind(await lend(), onTheDay, randomUUID(), messageId)).toBe('done');
    const { rows } = await world.test.sql('select sealed from message where id = $1', [messageId]);
    expect(JSON.parse(seal.open(rows[0]?.['sealed'] as string, `message:${messageId}`))).toEqual({
      title: 'Your instalment is due today',
      body: '₱2,910.19 is due today, Sun 18 October. You can pay in the app until 23:59.',
      dueOn: '2026-10-18',
      isDueToday: true,
    });
  });

  it('is not sent when it has been paid meanwhile', async () => {
    const loanId = await lend();
    await runCommand(world.database, receivePayment, {
      input: {
        paymentId: randomUUID(),
        market: 'ph',
        channel: 'dragonpay',
        externalId: randomUUID(),
        amount: 291_019n,
        receivedOn: day('2026-10-15'),
        loanId,
      },
      actor,
    });
    expect(await remind(loanId)).toBe('nothing_of_that_is_owed');
  });

  it('asks for what credit does not cover, and is not sent where it covers all of it', async () => {
    await world.setDay('ph', workedLoan().schedule.terms.disbursedOn);
    const loanId = await world.openLoan(workedLoan(), 'ph');
    const come = (amount: bigint) =>
      runCommand(world.database, receivePayment, {
        input: {
          paymentId: randomUUID(),
          market: 'ph',
          channel: 'dragonpay',
          externalId: randomUUID(),
          amount,
          receivedOn: workedLoan().schedule.terms.disbursedOn,
          loanId,
        },
        actor,
      });
    await come(100_000n);
    const messageId = randomUUID();
    expect(await remind(loanId, morning, randomUUID(), messageId)).toBe('done');
    const { rows } = await world.test.sql('select sealed from message where id = $1', [messageId]);
    const text = seal.open(rows[0]?.['sealed'] as string, `message:${messageId}`);
    expect(JSON.parse(text).body).toContain('₱1,910.19 is due on Sun 18 October.');
    await come(191_019n);
    expect(await remind(loanId)).toBe('nothing_of_that_is_owed');
  });

  it('is not sent while the instalment is disputed', async () => {
    const loanId = await lend();
    await runCommand(world.database, asCommand(disputeRow), {
      input: { loanId, n: 1, isOver: false },
      actor,
    });
    expect(await remind(loanId)).toBe('nothing_of_that_is_owed');
  });

  it('PH-13 · that comes while the hours are over, because no worker was there before, waits for 08:00 of the agreement and not for 06:00 of the law', async () => {
    const loanId = await lend();
    const at = async (time: string) => {
      const key = randomUUID();
      expect(await remind(loanId, new Date(time), key)).toBe('done');
      const { rows } = await world.test.sql(
        `select topic, payload, next_attempt_at as at from outbox where payload ->> 'loan' = $1 order by id desc limit 1`,
        [String(loanId)],
      );
      return rows[0];
    };
    // 22:30, and 07:23 on the day after: both for 08:00 of the 16th in Manila.
    for (const time of ['2026-10-15T14:30:00Z', '2026-10-15T23:23:00Z'])
      expect(await at(time)).toMatchObject({
        topic: 'reminder.due',
        payload: { market: 'ph', loan: String(loanId), dueOn },
        at: new Date('2026-10-16T00:00:00Z'),
      });
    expect((await world.test.sql('select 1 from message')).rows).toEqual([]);
  });

  it('is not sent twice in a day, whichever of the borrower’s loans and due dates it is about', async () => {
    const [first, second] = [await lend(), await lend()];
    expect(await remind(first)).toBe('done');
    expect(await remind(first)).toBe('contacted_often_enough');
    expect(await remind(second)).toBe('contacted_often_enough');
  });
});

it('a late one says what was due and what can be done, and counts in lakhs where people do', () => {
  const late = { market: 'in', dueOn, amount: 12_345_678n, daysLate: 3 } as const;
  const { title, body } = reminderWords({ ...late, charge: 0n });
  expect([title.en, body.en]).toEqual([
    'Your instalment is late',
    '₹1,23,456.78 was due on Sun 18 October. If you can’t pay now, open your loan in the app. It shows what each choice costs.',
  ]);
  // IN-16: a charge is told with its reason.
  expect(reminderWords({ ...late, charge: 4_500n }).body.en).toContain(
    'It includes a late charge of ₹45.00, because it was not paid by then.',
  );
});
