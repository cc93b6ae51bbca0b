import { randomUUID } from 'node:crypto';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refundCredit } from '../../lending/loans/refund-credit.ts';
import { bookedBalances } from '../../lending/loans/testing/book-expectations.ts';
import { LendingDesk } from '../../lending/loans/testing/lending-desk.ts';
import { signApplication } from '../../lending/applications/sign-application.ts';
import { withdrawApplication } from '../../lending/applications/withdraw-application.ts';
import { createPayment } from '../payments/create-payment.ts';
import { receivePayment } from '../payments/receive-payment.ts';
import { failDisbursement } from './fail-disbursement.ts';
import { settlePayout } from './settle-disbursement.ts';
import { startDisbursement } from './start-disbursement.ts';
import { passDayOfLoan } from '../../lending/loans/testing/loan-acts.ts';

let desk: LendingDesk;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-11-16');
});
afterAll(() => desk.test.drop());

const books = (loanId: bigint) => desk.test.database.withTransaction((tx) => bookedBalances(tx, loanId));
const stateOf = async (orderId: string) =>
  (await desk.test.sql('select state from loan_order where id = $1', [orderId])).rows[0]?.['state'];
const clearing = async () =>
  (
    await desk.test.sql(
      `select coalesce(sum(l.minor), 0)::bigint as minor from ledger_line l
       join ledger_account a on a.number = l.account where a.code = 'payout-clearing'`,
    )
  ).rows[0]?.['minor'];
const told = async (payoutId: string) =>
  (
    await desk.test.sql(
      `select topic, payload ->> 'why' as why from outbox where payload ->> 'payout' = $1 order by topic`,
      [payoutId],
    )
  ).rows;

async function ordered(): Promise<{ orderId: string; payoutId: string }> {
  const { orderId, signing } = await desk.offer({ amount: 800_000n, months: 3 });
  await desk.done(signApplication, signing);
  const payoutId = randomUUID();
  await desk.done(startDisbursement, { orderId, payoutId });
  return { orderId, payoutId };
}

describe('money that leaves days after it was ordered', () => {
  it('makes a loan from the day it left: no interest before, and the cooling-off days begin with it', async () => {
    const { payoutId } = await ordered();
    await desk.moveTo('2026-11-21');
    const { loanId: id } = await desk.done(settlePayout, { payoutId });
    const loanId = BigInt(id ?? 0);
    await desk.done(passDayOfLoan, { loanId });
    expect(await books(loanId)).toMatchObject({ principal: 800_000n, interest: 0n });
    const { rows } = await desk.test.sql(
      `select l.disbursed_on as since, min(r.due_on) as due from loan l
       join loan_row r on r.loan_id = l.id where l.id = $1 group by 1`,
      [loanId],
    );
    expect(rows).toEqual([{ since: '2026-11-21', due: '2026-12-21' }]);
    const asked = {
      paymentId: randomUUID(),
      loanId,
      channel: 'dragonpay',
      expiresAt: new Date('2030-01-01'),
    };
    expect(
      await desk.done(createPayment, { ...asked, wanted: { meantFor: 'cooling-off-exit' } }),
    ).toMatchObject({ amount: '776000' });
    await expectBooksTie(desk.test);
  });
});

describe('a success that is told after a failure', () => {
  it('begins the loan all the same', async () => {
    const { orderId, payoutId } = await ordered();
    await desk.done(failDisbursement, { payoutId, why: 'timeout' });
    const { loanId } = await desk.done(settlePayout, { payoutId });
    expect(await books(BigInt(loanId ?? 0))).toMatchObject({ principal: 800_000n });
    expect(await stateOf(orderId)).toBe('paid-out');
    await expectBooksTie(desk.test);
  });

  it('of an order that was withdrawn meanwhile is booked as gone, and a person is told', async () => {
    const { orderId, payoutId } = await ordered();
    await desk.done(failDisbursement, { payoutId, why: 'timeout' });
    await desk.done(withdrawApplication, { orderId });
    const before = await clearing();
    const answer = await desk.done(settlePayout, { payoutId });
    expect(answer).toEqual({ payoutId, loanId: null });
    expect(await desk.done(settlePayout, { payoutId })).toEqual(answer);
    expect([await stateOf(orderId), await clearing()]).toEqual(['withdrawn', (before as bigint) + 776_000n]);
    expect(await told(payoutId)).toEqual([
      { topic: 'payout.failed', why: 'timeout' },
      { topic: 'payout.left', why: null },
      { topic: 'payout.needs-a-person', why: 'order_is_withdrawn' },
      { topic: 'payout.ordered', why: null },
    ]);
    await expectBooksTie(desk.test);
  });

  it('of a refund takes the credit again; if that was used meanwhile, a person is told', async () => {
    const loanId = await desk.lend({ amount: 800_000n, months: 3 });
    await desk.done(receivePayment, await desk.money(100_000n, { loanId }));
    const [first, second] = [randomUUID(), randomUUID()];
    await desk.done(refundCredit, { refundId: first, loanId, amount: 100_000n });
    await desk.done(failDisbursement, { payoutId: first, why: 'timeout' });
    expect(await books(loanId)).toMatchObject({ credit: 100_000n });
    await desk.done(settlePayout, { payoutId: first });
    expect(await books(loanId)).toMatchObject({ credit: 0n });

    await desk.done(receivePayment, await desk.money(50_000n, { loanId }));
    await desk.done(refundCredit, { refundId: second, loanId, amount: 50_000n });
    await desk.done(failDisbursement, { payoutId: second, why: 'timeout' });
    await desk.done(refundCredit, { refundId: randomUUID(), loanId, amount: 50_000n });
    await desk.done(settlePayout, { payoutId: second });
    expect(await told(second)).toContainEqual({
      topic: 'payout.needs-a-person',
      why: 'credit_is_already_used',
    });
    await expectBooksTie(desk.test);
  });
});

describe('a refund of credit that failed', () => {
  it('is tried again under its id, and no other refund takes that id', async () => {
    const loanId = await desk.lend({ amount: 800_000n, months: 3 });
    await desk.done(receivePayment, await desk.money(100_000n, { loanId }));
    const refundId = randomUUID();
    const refund = { refundId, loanId, amount: 60_000n };
    await desk.done(refundCredit, refund);
    expect(await desk.refused(refundCredit, refund)).toMatchObject({ refused: 'payment_is_already_counted' });
    await desk.done(failDisbursement, { payoutId: refundId, why: 'account_is_closed' });
    expect(await books(loanId)).toMatchObject({ credit: 100_000n });
    await desk.done(refundCredit, refund);
    expect(await books(loanId)).toMatchObject({ credit: 40_000n });
    const { rows } = await desk.test.sql('select state, attempts from payout where id = $1', [refundId]);
    expect(rows).toEqual([{ state: 'ordered', attempts: 2 }]);
    await desk.done(settlePayout, { payoutId: refundId });
    expect(await desk.refused(refundCredit, refund)).toMatchObject({ refused: 'payment_is_already_counted' });

    const other = await desk.lend({ amount: 800_000n, months: 3 });
    await desk.done(receivePayment, await desk.money(100_000n, { loanId: other }));
    expect(await desk.refused(refundCredit, { ...refund, loanId: other })).toMatchObject({
      refused: 'refund_is_of_something_else',
    });
    await expectBooksTie(desk.test);
  });
});
