import { randomUUID } from 'node:crypto';
import { listOpenBreaks } from '@candor/store/transfers';
import { readChannelEvent } from '@candor/store/payments';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LendingDesk } from '../../lending/loans/testing/lending-desk.ts';
import { askPayments } from '../callbacks/ask-payments.ts';
import type { CallbackMeaning, ChannelState, CollectChannel } from '../../kernel/ports/collect-channel.ts';
import { createPayment } from './create-payment.ts';
import { processCallback } from '../callbacks/process-callback.ts';
import { receivePayment } from './receive-payment.ts';
import { reversePayment } from '../reversals/reverse-payment.ts';
import { takeCallback } from '../callbacks/take-callback.ts';
import { restructureLoan } from '../../lending/loans/testing/loan-acts.ts';

const now = () => new Date('2026-09-18T06:00:00Z');

let desk: LendingDesk;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-09-18');
});
afterAll(async () => {
  await expectBooksTie(desk.test);
  await desk.test.drop();
});

const says = new Map<string, ChannelState>();
const vendor: CollectChannel = {
  id: 'dragonpay',
  payTypes: async () => [],
  makeCode: async () => ({ refused: 'channel_is_down' }) as const,
  ask: async ({ id }) => says.get(id) ?? { is: 'waiting' },
};
const parts = () => ({ database: desk.test.database, now, collectChannels: { ph: [vendor], in: [] } });

/** Money that can't be taken off its loan: the terms were changed since. */
async function heldFast() {
  const loanId = await desk.lend({ amount: 800_000n, months: 3 });
  const prepaid = await desk.money(400_000n, { loanId, surplus: 'smaller' });
  await desk.done(receivePayment, prepaid);
  const { interest } = desk.productFor(3).terms;
  const terms = { instalments: 4, every: { count: 1, unit: 'month' as const }, firstDueOn: null, interest };
  await desk.done(restructureLoan, { loanId, terms, reason: 'illness' });
  return prepaid;
}

async function hear(
  { paymentId: txnId, externalId }: { paymentId: string; externalId: string },
  said: CallbackMeaning,
) {
  const heard = { key: randomUUID(), txnId, externalId, says: said, letter: 'V', scheme: 'digest' };
  const { event } = await desk.done(takeCallback, { market: 'ph', channel: 'dragonpay', heard, raw: 'x' });
  await processCallback(parts(), BigInt(event));
  return desk.test.database.withTransaction((tx) => readChannelEvent(tx, BigInt(event)));
}

/** A payment whose channel is to be asked now. */
async function dueToBeAsked(): Promise<string> {
  const paymentId = randomUUID();
  const loanId = await desk.lend({ amount: 800_000n, months: 3 });
  const wanted = { meantFor: 'repayment', amount: 10_000n, surplus: 'keep' } as const;
  await desk.done(createPayment, {
    paymentId,
    loanId,
    channel: 'dragonpay',
    wanted,
    expiresAt: new Date('2030-01-01'),
  });
  await desk.test.sql(
    `insert into payment_code (payment_id, pay_type_id, made_at, kind, pay_type_name, reference, steps, next_ask_at)
     values ($1, 'x', now(), 'wallet', '{}', 'x', '[]', '2026-09-18T05:00:00Z')`,
    [paymentId],
  );
  return paymentId;
}
const differences = async (reference: string) => {
  const all = await desk.test.database.withTransaction((tx) => listOpenBreaks(tx, 'ph'));
  return all.filter((each) => each.reference === reference);
};

describe('a callback about money that can’t be taken off its loan', () => {
  it('that was called off after it had come waits for a person: it is not done', async () => {
    const money = await heldFast();
    expect(await hear(money, 'void')).toMatchObject({ state: 'needs-a-person' });
    expect(await hear(money, 'taken-back')).toMatchObject({ state: 'needs-a-person' });
  });

  it('and that was paid and taken back by the time we ask, too', async () => {
    const money = await heldFast();
    says.set(money.paymentId, { is: 'taken-back', externalId: money.externalId, amount: money.amount });
    expect(await hear(money, 'paid')).toMatchObject({ state: 'needs-a-person' });
  });
});

describe('what a channel says when it is asked, and can’t be counted so', () => {
  it('a number with another amount is a difference, and is not asked after again', async () => {
    const paymentId = await dueToBeAsked();
    const known = await desk.money(9_000n);
    await desk.done(receivePayment, known);
    says.set(paymentId, { is: 'paid', externalId: known.externalId, amount: 10_000n });
    await askPayments(parts());
    expect(await differences(known.externalId)).toMatchObject([
      { kind: 'other-amount', paymentId: known.paymentId, ours: 9_000n, theirs: 10_000n },
    ]);
  });

  it('a number that was taken back here and is there with them is one too', async () => {
    const paymentId = await dueToBeAsked();
    const known = await desk.money(9_000n);
    await desk.done(receivePayment, known);
    await desk.done(reversePayment, { paymentId: known.paymentId, why: 'taken-back' });
    says.set(paymentId, { is: 'paid', externalId: known.externalId, amount: 9_000n });
    await askPayments(parts());
    expect(await differences(known.externalId)).toMatchObject([{ kind: 'taken-back-here' }]);
  });

  it('money that they took back and we can’t is one; taken back by both is none', async () => {
    const [fast, both] = [await heldFast(), await desk.money(9_000n)];
    await desk.done(receivePayment, both);
    await desk.done(reversePayment, { paymentId: both.paymentId, why: 'taken-back' });
    for (const { externalId, amount } of [fast, both])
      says.set(await dueToBeAsked(), { is: 'taken-back', externalId, amount });
    await askPayments(parts());
    expect(await differences(fast.externalId)).toMatchObject([{ kind: 'only-ours', theirs: null }]);
    expect(await differences(both.externalId)).toEqual([]);
  });
});
