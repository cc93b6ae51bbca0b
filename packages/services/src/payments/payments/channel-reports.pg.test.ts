import { randomUUID } from 'node:crypto';
import { loanSubject } from '@candor/domain/ledger';
import { balancesOf } from '@candor/store/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LendingDesk, day } from '../../lending/loans/testing/lending-desk.ts';
import { allocatePayment } from './allocate-payment.ts';
import { createPayment } from './create-payment.ts';
import { receivePayment } from './receive-payment.ts';
import { reversePayment } from '../reversals/reverse-payment.ts';

let desk: LendingDesk;
let india: LendingDesk;
let loanId: bigint;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-09-18');
  india = await desk.beside('in', '2026-09-18');
  loanId = await desk.lend({ amount: 800_000n, months: 3 });
});
afterAll(() => desk.test.drop());

const creditOf = async (id: bigint) => {
  const balances = await desk.test.database.withTransaction((tx) => balancesOf(tx, loanSubject(String(id))));
  return -(balances.find(({ account }) => account === 'borrower-credit')?.minor ?? 0n);
};
const inSuspense = async (paymentId: string) => {
  const { rows } = await desk.test.sql(
    'select minor from ledger_balance where account = 2030 and subject = $1',
    [`payment:${paymentId}`],
  );
  return -BigInt(String(rows[0]?.['minor'] ?? 0));
};
const code = (paymentId: string) => {
  const wanted = { meantFor: 'repayment', amount: 1_000n, surplus: 'keep' } as const;
  return { paymentId, loanId, channel: 'dragonpay', expiresAt: new Date('2030-01-01'), wanted };
};

describe('money of one market', () => {
  it('that names a loan of another waits in suspense, and is not put on that loan by hand either', async () => {
    const rupeeLoan = await india.lend({ amount: 2_000_000n, months: 12 });
    const pesos = await desk.money(100_000n, { loanId: rupeeLoan });
    expect(await desk.done(receivePayment, pesos)).toMatchObject({ state: 'received', loan: null });
    expect(await inSuspense(pesos.paymentId)).toBe(100_000n);
    expect(
      await desk.refused(allocatePayment, { paymentId: pesos.paymentId, loanId: rupeeLoan }),
    ).toMatchObject({ refused: 'payment_is_of_another_market', facts: { payment: 'ph', loan: 'in' } });
    expect(await creditOf(rupeeLoan)).toBe(0n);
  });

  it('that names a payment of another is money of its own, in suspense', async () => {
    const paymentId = randomUUID();
    await desk.done(createPayment, code(paymentId));
    const rupees = await india.money(7_000n, { paymentId, externalId: 'RUPEES-1' });
    const answer = await india.done(receivePayment, rupees);
    expect(answer).toMatchObject({ state: 'received', loan: null });
    expect(answer.paymentId).not.toBe(paymentId);
    expect(await inSuspense(answer.paymentId)).toBe(7_000n);
  });

  it('has its own references: the same number in another market is other money', async () => {
    const pesos = await desk.money(7_700n, { externalId: 'SAME-1' });
    await desk.done(receivePayment, pesos);
    const rupees = { ...pesos, paymentId: randomUUID(), market: 'in' } as const;
    expect(await desk.done(receivePayment, rupees)).toMatchObject({ paymentId: rupees.paymentId });
    expect(await inSuspense(pesos.paymentId)).toBe(7_700n);
    expect(await inSuspense(rupees.paymentId)).toBe(7_700n);
    // Taken back in one market, it is still there in the other.
    await desk.done(reversePayment, { paymentId: rupees.paymentId, why: 'taken-back' });
    expect(await inSuspense(pesos.paymentId)).toBe(7_700n);
    expect(await inSuspense(rupees.paymentId)).toBe(0n);
  });
});

describe('a second payment on the same code', () => {
  it('under a new reference is money too: a repayment of the same loan, under an id of its own', async () => {
    const paymentId = randomUUID();
    await desk.done(createPayment, code(paymentId));
    await desk.done(receivePayment, await desk.money(1_000n, { paymentId }));
    const before = await creditOf(loanId);
    const second = await desk.money(1_500n, { paymentId });
    const answer = await desk.done(receivePayment, second);
    expect(answer).toMatchObject({ state: 'allocated', amount: '1500', loan: { loanId: String(loanId) } });
    expect(answer.paymentId).not.toBe(paymentId);
    expect(await creditOf(loanId)).toBe(before + 1_500n);
    // Reported again, it is known.
    expect(await desk.done(receivePayment, second)).toMatchObject({ paymentId: answer.paymentId });
    expect(await creditOf(loanId)).toBe(before + 1_500n);
  });

  it('at the same moment, of a payment that nobody asked for: each reference is credited once', async () => {
    const paymentId = randomUUID();
    const before = await creditOf(loanId);
    const report = await desk.money(1_000n, { paymentId, loanId });
    const reports = [report, { ...report, externalId: 'B' }, { ...report, externalId: 'C' }];
    const answers = await Promise.all(reports.map((each) => desk.done(receivePayment, each)));
    expect(new Set(answers.map((answer) => answer.paymentId)).size).toBe(3);
    expect(await creditOf(loanId)).toBe(before + 3_000n);
  });
});

describe('a report', () => {
  it('of a reference that the bank has taken back is refused aloud: nobody knows whether it is old or new money', async () => {
    const report = await desk.money(4_000n, { loanId });
    await desk.done(receivePayment, report);
    await desk.done(reversePayment, { paymentId: report.paymentId, why: 'taken-back' });
    expect(await desk.refused(receivePayment, report)).toEqual({
      refused: 'reference_was_taken_back',
      facts: { payment: report.paymentId },
    });
  });

  it('that is ahead of the business day counts from the business day, and the day it named is kept', async () => {
    const before = await creditOf(loanId);
    const ahead = await desk.money(2_000n, { loanId, receivedOn: day('2026-09-20') });
    expect(await desk.done(receivePayment, ahead)).toMatchObject({ state: 'allocated' });
    expect(await creditOf(loanId)).toBe(before + 2_000n);
    const { rows } = await desk.test.sql('select received_on, reported_on from payment where id = $1', [
      ahead.paymentId,
    ]);
    expect(rows).toEqual([{ received_on: '2026-09-18', reported_on: '2026-09-20' }]);
  });

  it('of a channel that there is not is refused by its name', async () => {
    for (const channel of ['gcash', 'G Cash']) {
      expect(await desk.refused(receivePayment, await desk.money(1_000n, { channel }))).toEqual({
        refused: 'channel_is_unknown',
        facts: { channel },
      });
      expect(await desk.refused(createPayment, { ...code(randomUUID()), channel })).toMatchObject({
        refused: 'channel_is_unknown',
      });
    }
  });
});
