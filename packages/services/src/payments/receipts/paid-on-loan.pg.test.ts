import type { CalendarDate } from '@candor/domain/calendar';
import { settlementQuote } from '@candor/domain/early';
import { paidOnLoan } from '@candor/store/loan-lists';
import { readLoan } from '@candor/store/loans';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LendingDesk, passDayOfLoan, writeOffLoan } from '../../lending/loans/testing/lending-desk.ts';
import { receivePayment } from '../payments/receive-payment.ts';
import { reversePayment } from '../reversals/reverse-payment.ts';
import { isFullyPaid } from './certificate-document.ts';

let desk: LendingDesk;
beforeAll(async () => {
  desk = await LendingDesk.open('in', '2026-02-16');
});
afterAll(() => desk.test.drop());

const year = (from: number) => ({
  from: `${from}-04-01` as CalendarDate,
  until: `${from + 1}-03-31` as CalendarDate,
});
const paid = (loanId: bigint, of: ReturnType<typeof year>) =>
  desk.test.database.read((tx) => paidOnLoan(tx, { loanId, ...of }));
const loanOf = async (loanId: bigint) => (await desk.test.database.read((tx) => readLoan(tx, loanId)))!.loan;
const pay = async (loanId: bigint, amount: bigint) => {
  const money = await desk.money(amount, { loanId });
  await desk.done(receivePayment, money);
  return money;
};
const nothing = {
  principal: 0n,
  interest: 0n,
  fees: 0n,
  lateCharges: 0n,
  deducted: 0n,
  recovered: 0n,
  tax: 0n,
};

describe('what was paid on a loan in a tax year, by the books', () => {
  it('is what its allocations say, divided where the year ends, with the fee and the tax of the payout', async () => {
    await desk.moveTo('2026-02-16');
    const loanId = await desk.lend({ amount: 2_000_000n, months: 6 });
    await desk.moveTo('2026-03-16');
    await pay(loanId, 400_000n);
    await desk.moveTo('2026-04-20');
    await desk.done(passDayOfLoan, { loanId });
    await pay(loanId, 500_000n);
    const [before, after] = [await paid(loanId, year(2025)), await paid(loanId, year(2026))];
    const { allocations, schedule } = await loanOf(loanId);
    const sum = (part: 'interest' | 'principal' | 'fee' | 'penalty') =>
      allocations.flatMap(({ lines }) => lines).reduce((all, { parts }) => all + parts[part], 0n);
    expect(before.interest + after.interest).toBe(sum('interest'));
    expect(before.principal + after.principal).toBe(sum('principal'));
    expect(before.fees + after.fees).toBe(sum('fee'));
    expect(after.lateCharges).toBe(sum('penalty'));
    expect([before.interest > 0n, after.interest > 0n]).toEqual([true, true]);
    const deducted = schedule.fees.filter(({ taken }) => taken === 'deducted');
    expect(before.deducted).toBe(deducted.reduce((all, { fee, tax }) => all + fee + tax, 0n));
    expect(before.tax).toBe(deducted.reduce((all, { tax }) => all + tax, 0n));
    expect([before.deducted > 0n, before.tax > 0n, after.deducted, after.tax]).toEqual([true, true, 0n, 0n]);
    await expectBooksTie(desk.test);
  });

  it('leaves out what a bank took back, in the year in which it did', async () => {
    const loanId = await desk.lend({ amount: 2_000_000n, months: 6 });
    await desk.moveTo('2026-06-20');
    const { paymentId } = await pay(loanId, 400_000n);
    expect((await paid(loanId, year(2026))).interest).toBeGreaterThan(0n);
    await desk.done(reversePayment, { paymentId, why: 'taken-back' });
    const { interest, principal, lateCharges } = await paid(loanId, year(2026));
    expect([interest, principal, lateCharges]).toEqual([0n, 0n, 0n]);
  });

  it('names what came after a write-off apart; the loan is then fully paid, and that is certified', async () => {
    const loanId = await desk.lend({ amount: 2_000_000n, months: 6 });
    await desk.done(writeOffLoan, { loanId, reason: 'died' });
    expect(isFullyPaid(await loanOf(loanId))).toBe(false);
    await pay(loanId, 2_000_000n);
    const { deducted, tax } = await paid(loanId, year(2026));
    const total = deducted + 2_000_000n;
    expect(await paid(loanId, year(2026))).toEqual({
      ...nothing,
      deducted,
      tax,
      total,
      recovered: 2_000_000n,
    });
    const loan = await loanOf(loanId);
    expect([loan.state, isFullyPaid(loan)]).toEqual(['recovered', true]);
  });

  it('certifies full payment the moment a loan ends, also where credit paid a part of it', async () => {
    const loanId = await desk.lend({ amount: 2_000_000n, months: 6 });
    // On the day of the payout nothing is asked for: what comes is credit.
    await pay(loanId, 100_000n);
    const { fromCredit, toPay } = settlementQuote(await loanOf(loanId), await desk.today());
    expect(fromCredit).toBe(100_000n);
    await pay(loanId, toPay);
    const loan = await loanOf(loanId);
    expect([loan.state, isFullyPaid(loan)]).toEqual(['settled', true]);
  });
});
