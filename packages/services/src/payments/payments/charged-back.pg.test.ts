import { randomUUID } from 'node:crypto';
import { paymentSubject } from '@candor/domain/ledger';
import { balancesOf, verifyBooks } from '@candor/store/ledger';
import { readLoan } from '@candor/store/loans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refundCredit } from '../../lending/loans/refund-credit.ts';
import { bookedBalances, expectedBalances } from '../../lending/loans/testing/book-expectations.ts';
import { LendingDesk } from '../../lending/loans/testing/lending-desk.ts';
import { failDisbursement } from '../disbursements/fail-disbursement.ts';
import { settlePayout } from '../disbursements/settle-disbursement.ts';
import { allocatePayment } from './allocate-payment.ts';
import { dividePayment } from './divide-payment.ts';
import { receivePayment } from './receive-payment.ts';
import { refundPayment } from '../reversals/refund-payment.ts';
import { reversePayment } from '../reversals/reverse-payment.ts';
import { reverseChargedBack } from '../reversals/reverse-charged-back.ts';
import { passDayOfLoan, restructureLoan, writeOffLoan } from '../../lending/loans/testing/loan-acts.ts';

/** ₱8,000.00 over three months from 18 September: 2,910.19, 2,910.19 and 2,910.18. */
describe('the bank takes money back', () => {
  let desk: LendingDesk;
  beforeAll(async () => {
    desk = await LendingDesk.open('ph', '2026-09-18');
  });
  afterAll(() => desk.test.drop());

  const booked = (loanId: bigint) =>
    desk.test.database.withTransaction(async (tx) => {
      const stored = await readLoan(tx, loanId);
      if (!stored) throw new Error('the loan is gone');
      const balances = await bookedBalances(tx, loanId);
      expect(balances).toEqual(expectedBalances(stored.loan, stored.feeCharged));
      return balances;
    });
  const sendBack = async (loanId: bigint, amount: bigint) => {
    const refundId = randomUUID();
    await desk.done(refundCredit, { refundId, loanId, amount });
    await desk.done(settlePayout, { payoutId: refundId });
  };

  /** What the books hold under a payment. */
  const standing = async (paymentId: string) => {
    const balances = await desk.test.database.withTransaction((tx) =>
      balancesOf(tx, paymentSubject(paymentId)),
    );
    return Object.fromEntries(
      balances.flatMap(({ account, minor }) => (minor === 0n ? [] : [[account, minor] as const])),
    );
  };

  it('of which a part was kept and has paid the next row: that row is open again by as much', async () => {
    const loanId = await desk.lend({ amount: 800_000n, months: 3 });
    const untouched = await desk.lend({ amount: 800_000n, months: 3 });
    await desk.moveTo('2026-10-18');
    const first = await desk.money(300_000n, { loanId });
    expect(await desk.done(receivePayment, first)).toMatchObject({ loan: { credit: '8981' } });
    await desk.moveTo('2026-11-18');
    expect(await desk.done(passDayOfLoan, { loanId })).toMatchObject({ credit: '0', outstanding: '573056' });
    expect(await desk.done(reversePayment, { paymentId: first.paymentId, why: 'taken-back' })).toMatchObject({
      state: 'reversed',
      loan: { state: 'active', outstanding: '873056', credit: '0' },
    });
    await desk.done(passDayOfLoan, { loanId: untouched });
    // But for the late charges of the days on which it seemed paid, as if it had never come.
    const { penalty: _, ...owed } = await booked(loanId);
    expect(await booked(untouched)).toMatchObject(owed);
  });

  it('that had settled the loan with what was kept before: the loan is open again', async () => {
    const loanId = await desk.lend({ amount: 500_000n, months: 2 });
    const kept = await desk.money(50_000n, { loanId });
    await desk.done(receivePayment, kept);
    await desk.moveTo('2026-12-01');
    const rest = await desk.money(600_000n, { loanId });
    const { loan } = await desk.done(receivePayment, rest);
    expect(loan).toMatchObject({ state: 'settled' });
    await sendBack(loanId, BigInt(loan?.credit ?? 0));
    expect(await desk.done(reversePayment, { paymentId: kept.paymentId, why: 'taken-back' })).toMatchObject({
      loan: { state: 'active', outstanding: '50000', credit: '0' },
    });
    expect(await booked(loanId)).toMatchObject({ principal: 50_000n, interest: 0n, credit: 0n });
    // Rows that were paid before their time stay beside the rows of other terms.
    const { interest } = desk.productFor(2).terms;
    const terms = { instalments: 3, every: { count: 1, unit: 'month' as const }, firstDueOn: null, interest };
    await desk.done(restructureLoan, { loanId, terms, reason: 'illness' });
    expect(await booked(loanId)).toMatchObject({ principal: 50_000n });
  });

  it('that was sent back as credit: what other money had paid is owed again', async () => {
    const loanId = await desk.lend({ amount: 800_000n, months: 3 });
    await desk.moveTo('2027-01-01');
    await desk.done(receivePayment, await desk.money(291_019n, { loanId }));
    await desk.moveTo('2027-01-02');
    const before = await booked(loanId);
    const over = await desk.money(2_000_000n, { loanId });
    await desk.done(receivePayment, over);
    await sendBack(loanId, 100_000n);
    await desk.done(reversePayment, { paymentId: over.paymentId, why: 'taken-back' });
    const after = await booked(loanId);
    expect(after).toMatchObject({ principal: before.principal + 100_000n, credit: 0n });
  });

  it('more than anybody ever paid on the loan was sent back: whoever paid owes it back', async () => {
    const loanId = await desk.lend({ amount: 800_000n, months: 3 });
    const only = await desk.money(100_000n, { loanId });
    await desk.done(receivePayment, only);
    await sendBack(loanId, 40_000n);
    // It was the lender who put it on a loan: that can wait for a person.
    expect(await desk.refused(reversePayment, { paymentId: only.paymentId, why: 'wrong-loan' })).toEqual({
      refused: 'credit_is_already_used',
      facts: { missing: '400.00' },
    });
    expect(await desk.done(reversePayment, { paymentId: only.paymentId, why: 'taken-back' })).toMatchObject({
      state: 'reversed',
      loan: { state: 'active', credit: '0' },
    });
    expect(await booked(loanId)).toMatchObject({ principal: 800_000n, credit: 0n });
    expect(await standing(only.paymentId)).toEqual({ 'owed-back': 40_000n });
  });

  it('that had recovered a loan that was written off, and whose rest was sent back', async () => {
    const loanId = await desk.lend({ amount: 800_000n, months: 3 });
    await desk.done(writeOffLoan, { loanId, reason: 'unreachable' });
    const all = await desk.money(2_000_000n, { loanId });
    const { loan } = await desk.done(receivePayment, all);
    expect(loan).toMatchObject({ state: 'recovered' });
    const over = BigInt(loan?.credit ?? 0);
    await sendBack(loanId, over);
    expect(await desk.done(reversePayment, { paymentId: all.paymentId, why: 'taken-back' })).toMatchObject({
      loan: { state: 'written-off', credit: '0' },
    });
    await booked(loanId);
    expect(await standing(all.paymentId)).toEqual({ 'owed-back': over });
  });

  it('that was for no loan and had been sent back: it is owed back, and is not sent a second time', async () => {
    const report = await desk.money(1_000n);
    await desk.done(receivePayment, report);
    const { paymentId } = report;
    const refundId = randomUUID();
    await desk.done(refundPayment, { paymentId, refundId });
    expect(await desk.done(reversePayment, { paymentId, why: 'taken-back' })).toMatchObject({
      state: 'reversed',
    });
    expect(await standing(paymentId)).toEqual({ 'owed-back': 1_000n });
    await desk.done(failDisbursement, { payoutId: refundId, why: 'account_is_closed' });
    expect(await desk.refused(refundPayment, { paymentId, refundId })).toMatchObject({
      refused: 'only_unallocated_money_is_refunded',
    });
  });

  it('that was divided over two loans, and in part sent back: the whole goes, and what was sent on is owed back', async () => {
    const [one, two] = [
      await desk.lend({ amount: 800_000n, months: 3 }),
      await desk.lend({ amount: 800_000n, months: 3 }),
    ];
    const before = [await booked(one), await booked(two)];
    const whole = await desk.money(200_000n, {});
    await desk.done(receivePayment, whole);
    const ids = [randomUUID(), randomUUID(), randomUUID()] as const;
    const parts = ids.map((paymentId, n) => ({ paymentId, amount: [90_000n, 60_000n, 50_000n][n]! }));
    await desk.done(dividePayment, { paymentId: whole.paymentId, parts });
    await desk.done(allocatePayment, { paymentId: ids[0], loanId: one });
    await desk.done(allocatePayment, { paymentId: ids[1], loanId: two });
    await desk.done(refundPayment, { paymentId: ids[2], refundId: randomUUID() });
    const { database } = desk.test;
    const bank = {
      paymentId: whole.paymentId,
      actor: { kind: 'channel', id: 'bank' } as const,
      now: new Date(),
    };
    expect(await reverseChargedBack(database, bank)).toBe(true);
    expect([await booked(one), await booked(two)]).toEqual(before);
    for (const id of [whole.paymentId, ...ids]) expect(await standing(id)).not.toHaveProperty('suspense');
    expect(await reverseChargedBack(database, bank)).toBe(true);
    expect((await desk.test.owner.withTransaction((tx) => verifyBooks(tx))).differences).toEqual([]);
  });
});
