import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receivePayment } from '../../payments/payments/receive-payment.ts';
import { reversePayment } from '../../payments/reversals/reverse-payment.ts';
import { bookedBalances } from './testing/book-expectations.ts';
import { LendingDesk } from './testing/lending-desk.ts';
import { writeOffLoan } from './testing/loan-acts.ts';

describe('a loan with credit that is written off', () => {
  let desk: LendingDesk;
  beforeAll(async () => {
    desk = await LendingDesk.open('ph', '2026-11-16');
  });
  afterAll(() => desk.test.drop());

  it('gives up what the credit does not pay; when that came back nothing is outstanding', async () => {
    const loanId = await desk.lend({ amount: 800_000n, months: 3 });
    // On the day of the payout no row has begun: what comes is credit.
    await desk.done(receivePayment, await desk.money(100_000n, { loanId }));
    expect(await desk.done(writeOffLoan, { loanId, reason: 'died' })).toEqual({
      loanId: String(loanId),
      state: 'written-off',
      outstanding: '700000',
      credit: '0',
    });
    const nothing = { principal: 0n, interest: 0n, fee: 0n, penalty: 0n, credit: 0n };
    expect(await desk.test.database.withTransaction((tx) => bookedBalances(tx, loanId))).toEqual(nothing);
    const some = await desk.done(receivePayment, await desk.money(300_000n, { loanId }));
    expect(some).toMatchObject({ loan: { state: 'written-off', outstanding: '400000' } });
    const all = await desk.done(receivePayment, await desk.money(400_000n, { loanId }));
    expect(all).toMatchObject({ loan: { state: 'recovered', outstanding: '0', credit: '0' } });
    await expectBooksTie(desk.test);
  });

  it('stays as it was given up if the bank takes that credit back: whoever paid it owes it', async () => {
    const loanId = await desk.lend({ amount: 800_000n, months: 3 });
    const paid = await desk.money(100_000n, { loanId });
    await desk.done(receivePayment, paid);
    await desk.done(writeOffLoan, { loanId, reason: 'died' });
    expect(await desk.done(reversePayment, { paymentId: paid.paymentId, why: 'taken-back' })).toMatchObject({
      loan: { state: 'written-off', outstanding: '700000', credit: '0' },
    });
    const nothing = { principal: 0n, interest: 0n, fee: 0n, penalty: 0n, credit: 0n };
    expect(await desk.test.database.withTransaction((tx) => bookedBalances(tx, loanId))).toEqual(nothing);
    await expectBooksTie(desk.test);
  });
});
