import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LendingDesk } from '../../lending/loans/testing/lending-desk.ts';
import { failDisbursement } from '../disbursements/fail-disbursement.ts';
import { settlePayout } from '../disbursements/settle-disbursement.ts';
import { allocatePayment } from './allocate-payment.ts';
import { createPayment } from './create-payment.ts';
import { movePayment } from './move-payment.ts';
import { receivePayment } from './receive-payment.ts';
import { refundPayment } from '../reversals/refund-payment.ts';
import { reversePayment } from '../reversals/reverse-payment.ts';

let desk: LendingDesk;
let loanId: bigint;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-09-18');
  loanId = await desk.lend({ amount: 800_000n, months: 3 });
  await desk.moveTo('2026-11-15');
});
afterAll(() => desk.test.drop());

const expiresAt = new Date('2026-11-15T12:00:00Z');
const asked = (paymentId: string) => ({ paymentId, loanId, channel: 'dragonpay', expiresAt });
const suspense = async () => {
  const { rows } = await desk.test.sql(
    'select coalesce(sum(minor), 0)::text as sum from ledger_balance where account = 2030',
  );
  return rows[0]?.['sum'];
};

describe('a payment', () => {
  it('that is asked for has its amount from the loan; a late success on an expired code is still money', async () => {
    const paymentId = randomUUID();
    const settlement = { ...asked(paymentId), wanted: { meantFor: 'settlement' } as const };
    const { amount } = await desk.done(createPayment, settlement);
    await desk.done(movePayment, { paymentId, event: 'show-code' });
    await desk.done(movePayment, { paymentId, event: 'expire' });
    expect(await desk.refused(movePayment, { paymentId, event: 'fail' })).toMatchObject({
      refused: 'only_a_waiting_payment_fails',
    });
    const report = await desk.money(BigInt(amount), { paymentId });
    expect(await desk.done(receivePayment, report)).toMatchObject({
      state: 'allocated',
      loan: { state: 'settled' },
    });
    // The bank takes it back: the loan is as it was.
    expect(await desk.done(reversePayment, { paymentId, why: 'taken-back' })).toMatchObject({
      state: 'reversed',
      loan: { state: 'active' },
    });
    expect(await desk.refused(reversePayment, { paymentId, why: 'taken-back' })).toMatchObject({
      refused: 'only_received_money_is_reversed',
    });
    // Told again by the channel, it is known, and is not credited a second time: somebody has to look.
    expect(await desk.refused(receivePayment, report)).toMatchObject({ refused: 'reference_was_taken_back' });
  });

  it('that a borrower claims is matched when its number is found, or refused', async () => {
    const paymentId = randomUUID();
    const own = {
      ...asked(paymentId),
      wanted: { meantFor: 'repayment', amount: 30_000n, surplus: 'keep' } as const,
    };
    await desk.done(createPayment, own);
    await desk.done(movePayment, { paymentId, event: 'claim' });
    await desk.done(movePayment, { paymentId, event: 'refuse' });
    await desk.done(movePayment, { paymentId, event: 'claim' });
    expect(await desk.done(receivePayment, await desk.money(30_000n, { paymentId }))).toMatchObject({
      state: 'allocated',
    });
  });

  it('on the wrong loan goes to the right one; the money stays where it is meanwhile', async () => {
    const right = await desk.lend({ amount: 500_000n, months: 2 });
    const before = await suspense();
    const report = await desk.money(20_000n, { loanId });
    await desk.done(receivePayment, report);
    await desk.done(reversePayment, { paymentId: report.paymentId, why: 'wrong-loan' });
    expect(await suspense()).toBe(String(Number(before) - 20_000));
    await desk.done(allocatePayment, { paymentId: report.paymentId, loanId: right });
    expect(await suspense()).toBe(before);
    await desk.done(reversePayment, { paymentId: report.paymentId, why: 'wrong-loan' });
    await desk.done(allocatePayment, { paymentId: report.paymentId, loanId });
    expect(await suspense()).toBe(before);
  });

  it('that is for no loan goes back to whoever paid, again if that failed', async () => {
    const report = await desk.money(12_345n);
    await desk.done(receivePayment, report);
    const refundId = randomUUID();
    const refund = { paymentId: report.paymentId, refundId };
    expect(await desk.done(refundPayment, refund)).toMatchObject({ state: 'refunded' });
    await desk.done(failDisbursement, { payoutId: refundId, why: 'account_is_closed' });
    await desk.done(refundPayment, refund);
    expect(await desk.done(settlePayout, { payoutId: refundId })).toEqual({
      payoutId: refundId,
      loanId: null,
    });
    expect(await desk.refused(refundPayment, { ...refund, refundId: randomUUID() })).toMatchObject({
      refused: 'only_unallocated_money_is_refunded',
    });
  });
});
