import { randomUUID } from 'node:crypto';
import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { productTermsJson } from '@candor/domain/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allocatePayment } from '../../payments/payments/allocate-payment.ts';
import { createPayment } from '../../payments/payments/create-payment.ts';
import { receivePayment } from '../../payments/payments/receive-payment.ts';
import { reversePayment } from '../../payments/reversals/reverse-payment.ts';
import { settlePayout } from '../../payments/disbursements/settle-disbursement.ts';
import { saveProduct } from '../products/save-product.ts';
import { refundCredit } from './refund-credit.ts';
import { bookedBalances } from './testing/book-expectations.ts';
import { LendingDesk } from './testing/lending-desk.ts';
import {
  disputeRow,
  passDayOfLoan,
  restructureLoan,
  waiveCharges,
  writeOffLoan,
} from './testing/loan-acts.ts';

/** ₱8,000.00 over three months from 18 September, as the worked examples of the domain have it. */
describe('in the Philippines', () => {
  let desk: LendingDesk;
  beforeAll(async () => {
    desk = await LendingDesk.open('ph', '2026-09-18');
  });
  afterAll(() => desk.test.drop());

  const books = (loanId: bigint) => desk.test.database.withTransaction((tx) => bookedBalances(tx, loanId));

  it('a loan that is repaid, overpaid, refunded and over: every figure of the worked example', async () => {
    const loanId = await desk.lend({ amount: 800_000n, months: 3 });
    expect(await books(loanId)).toEqual({
      principal: 800_000n,
      interest: 0n,
      fee: 0n,
      penalty: 0n,
      credit: 0n,
    });

    await desk.moveTo('2026-10-18');
    const first = await desk.money(291_019n, { loanId });
    expect(await desk.done(receivePayment, first)).toMatchObject({
      state: 'allocated',
      loan: { state: 'active', outstanding: '582037', credit: '0' },
    });
    expect(await books(loanId)).toMatchObject({ principal: 544_981n, interest: 0n });

    await desk.moveTo('2026-11-15');
    const rest = await desk.money(600_000n, { loanId });
    expect(await desk.done(receivePayment, rest)).toMatchObject({
      loan: { state: 'settled', outstanding: '0', credit: '32868' },
    });
    const refundId = randomUUID();
    await desk.done(refundCredit, { refundId, loanId, amount: 32_868n });
    await desk.done(settlePayout, { payoutId: refundId });
    expect(await books(loanId)).toEqual({ principal: 0n, interest: 0n, fee: 0n, penalty: 0n, credit: 0n });
    expect(await desk.refused(refundCredit, { refundId: randomUUID(), loanId, amount: 1n })).toMatchObject({
      refused: 'credit_is_already_used',
    });
  });

  it('money that is reported twice, under another id and at the same moment is credited once', async () => {
    const loanId = await desk.lend({ amount: 800_000n, months: 3 });
    const report = await desk.money(100_000n, { loanId });
    const answers = await Promise.all([
      desk.done(receivePayment, report),
      desk.done(receivePayment, { ...report, paymentId: randomUUID() }),
      desk.done(receivePayment, { ...report, paymentId: randomUUID() }),
    ]);
    expect(new Set(answers.map(({ paymentId }) => paymentId)).size).toBe(1);
    // On the day of the payout no row has begun: what comes is credit.
    expect(await books(loanId)).toMatchObject({ principal: 800_000n, credit: 100_000n });
    expect(await desk.refused(receivePayment, { ...report, amount: 100_001n })).toMatchObject({
      refused: 'reference_has_another_amount',
      facts: { amount: '100000' },
    });
  });

  it('money that nobody can place stays in suspense until somebody knows, and counts from the day it came', async () => {
    const loanId = await desk.lend({ amount: 800_000n, months: 3 });
    await desk.moveTo('2026-12-15');
    const found = await desk.money(285_000n, { loanId: 999_999_999n });
    expect(await desk.done(receivePayment, found)).toMatchObject({ state: 'received', loan: null });
    await desk.moveTo('2026-12-25');
    await desk.done(passDayOfLoan, { loanId });
    const late = await books(loanId);
    expect(late.penalty > 0n).toBe(true);
    await desk.done(allocatePayment, { paymentId: found.paymentId, loanId });
    expect((await books(loanId)).penalty < late.penalty).toBe(true);
    expect(await desk.refused(allocatePayment, { paymentId: found.paymentId, loanId })).toMatchObject({
      refused: 'only_received_money_is_allocated',
    });
  });

  it('a delay moves the date when its fee has come, and the fee of another day is a repayment', async () => {
    const loanId = await desk.lend({ amount: 800_000n, months: 3 });
    const paymentId = randomUUID();
    const asked = { paymentId, loanId, channel: 'dragonpay', expiresAt: new Date('2030-01-01') };
    expect(await desk.refused(createPayment, { ...asked, wanted: { meantFor: 'delay' } })).toMatchObject({
      refused: 'delay_is_outside_its_window',
    });
    await desk.moveTo('2027-01-23');
    const { amount } = await desk.done(createPayment, { ...asked, wanted: { meantFor: 'delay' } });
    await desk.done(receivePayment, await desk.money(BigInt(amount), { paymentId }));
    const { rows } = await desk.test.sql(
      'select cause, charge from loan_plan where loan_id = $1 order by no',
      [loanId],
    );
    expect(rows).toEqual([
      { cause: 'payout', charge: 0n },
      { cause: 'delay', charge: BigInt(amount) },
    ]);
    const again = await desk.money(BigInt(amount), { loanId, meantFor: 'delay' });
    await desk.done(receivePayment, again);
    const { rows: audit } = await desk.test.sql(
      `select facts ->> 'insteadOf' as why from audit_log where subject = $1`,
      [`payment:${again.paymentId}`],
    );
    expect(audit).toEqual([{ why: 'no_delay_is_left' }]);
    expect(await desk.refused(reversePayment, { paymentId, why: 'taken-back' })).toMatchObject({
      refused: 'a_later_repayment_stands_on_it',
    });
    await desk.done(reversePayment, { paymentId: again.paymentId, why: 'taken-back' });
    await desk.done(reversePayment, { paymentId, why: 'taken-back' });
    expect((await books(loanId)).fee).toBe(0n);
  });

  it('hardship: a dispute, a waiver, other terms, then a write-off and what comes back of it', async () => {
    const loanId = await desk.lend({ amount: 800_000n, months: 2 });
    await desk.moveTo('2027-03-05');
    await desk.done(disputeRow, { loanId, n: 1, isOver: false });
    await desk.done(disputeRow, { loanId, n: 1, isOver: true });
    await desk.done(passDayOfLoan, { loanId });
    const { penalty } = await books(loanId);
    expect(penalty > 0n).toBe(true);
    const waiver = { loanId, part: 'penalty', amount: penalty, reason: 'illness' } as const;
    expect(await desk.refused(waiveCharges, { ...waiver, reason: ' ' })).toMatchObject({
      refused: 'reason_is_missing',
    });
    await desk.done(waiveCharges, waiver);
    expect((await books(loanId)).penalty).toBe(0n);
    const { terms } = desk.productFor(2);
    const every = { count: 1, unit: 'month' as const };
    const easier = { instalments: 6, every, firstDueOn: null, interest: terms.interest };
    await desk.done(restructureLoan, { loanId, terms: easier, reason: 'illness' });
    await desk.moveTo('2027-05-10');
    expect(await desk.done(writeOffLoan, { loanId, reason: 'unreachable' })).toMatchObject({
      state: 'written-off',
    });
    expect(await books(loanId)).toEqual({ principal: 0n, interest: 0n, fee: 0n, penalty: 0n, credit: 0n });
    const back = await desk.money(50_000n, { loanId });
    expect(await desk.done(receivePayment, back)).toMatchObject({ loan: { state: 'written-off' } });
    const all = await desk.money(10_000_000n, { loanId });
    expect(await desk.done(receivePayment, all)).toMatchObject({ loan: { state: 'recovered' } });
    await desk.done(reversePayment, { paymentId: all.paymentId, why: 'wrong-loan' });
    const { rows } = await desk.test.sql('select state from loan where id = $1', [loanId]);
    expect(rows).toEqual([{ state: 'written-off' }]);
  });

  it('a command that is refused leaves nothing behind', async () => {
    const loanId = await desk.lend({ amount: 800_000n, months: 3 });
    const before = await desk.test.sql('select count(*) from ledger_entry');
    expect(await desk.refused(writeOffLoan, { loanId, reason: '' })).toMatchObject({
      refused: 'reason_is_missing',
    });
    const nothing = await desk.money(0n, { loanId });
    expect(await desk.refused(receivePayment, nothing)).toMatchObject({ refused: 'amount_is_not_positive' });
    expect((await desk.test.sql('select count(*) from ledger_entry')).rows).toEqual(before.rows);
    expect((await desk.test.sql('select 1 from payment where id = $1', [nothing.paymentId])).rows).toEqual(
      [],
    );
  });
});

describe('in India', () => {
  let desk: LendingDesk;
  beforeAll(async () => {
    desk = await LendingDesk.open('in', '2026-11-16');
  });
  afterAll(() => desk.test.drop());

  const books = (loanId: bigint) => desk.test.database.withTransaction((tx) => bookedBalances(tx, loanId));

  it('leaving in the cooling-off days costs the disclosed rate for the days, and the fees come back', async () => {
    const loanId = await desk.lend({ amount: 2_000_000n, months: 12 });
    await desk.moveTo('2026-11-18');
    const paymentId = randomUUID();
    const asked = { paymentId, loanId, channel: 'upi', expiresAt: new Date('2030-01-01') };
    const { amount } = await desk.done(createPayment, { ...asked, wanted: { meantFor: 'cooling-off-exit' } });
    const answer = await desk.done(receivePayment, await desk.money(BigInt(amount), { paymentId }));
    expect(answer).toMatchObject({ loan: { state: 'cancelled', credit: '0' } });
    expect(await books(loanId)).toEqual({ principal: 0n, interest: 0n, fee: 0n, penalty: 0n, credit: 0n });
    const { rows } = await desk.test.sql(
      `select sum(minor) as kept from ledger_balance where account in (2010, 4020) and market = 'in'`,
    );
    expect(rows).toEqual([{ kept: '0' }]);
  });

  it('from the 90th day interest and late charges are noted, not earned, until all arrears are paid', async () => {
    const loanId = await desk.lend({ amount: 2_000_000n, months: 12 });
    const earned = async () => {
      const { rows } = await desk.test.sql(
        `select a.code, sum(l.minor) as minor from ledger_line l join ledger_account a on a.number = l.account
         where l.subject = $1 and a.number in (1220, 1240, 9010, 9030) group by a.code order by a.code`,
        [`loan:${loanId}`],
      );
      return Object.fromEntries(rows.map(({ code, minor }) => [code, minor]));
    };
    await desk.moveTo('2027-03-17'); // due 18 December: 89 days past due
    await desk.done(passDayOfLoan, { loanId });
    const performing = await earned();
    expect(performing).not.toHaveProperty('npa-interest');
    expect(performing).not.toHaveProperty('npa-penalty');
    const income = async () => {
      const { rows } = await desk.test.sql(
        `select -coalesce(sum(minor), 0)::int as minor from ledger_balance where account = 4030 and market = 'in'`,
      );
      return Number(rows[0]?.['minor']);
    };
    const before = await income();
    const charged = Number(performing['penalty-receivable']);
    expect(charged).toBeGreaterThan(0);
    await desk.moveTo('2027-03-19');
    await desk.done(passDayOfLoan, { loanId });
    const noted = await earned();
    expect(noted).toMatchObject({ 'interest-receivable': '0', 'penalty-receivable': '0' });
    expect(Number(noted['npa-interest'])).toBeGreaterThan(0);
    // What was charged before is no income any more, and what is charged since never was.
    expect(Number(noted['npa-penalty'])).toBeGreaterThanOrEqual(charged);
    expect(await income()).toBe(before - charged);
    await desk.moveTo('2027-03-22');
    await desk.done(passDayOfLoan, { loanId });
    const later = Number((await earned())['npa-penalty']);
    expect(later).toBeGreaterThan(Number(noted['npa-penalty']));
    expect(await income()).toBe(before - charged);
    await desk.done(receivePayment, await desk.money(1_000_000n, { loanId }));
    await desk.done(passDayOfLoan, { loanId });
    expect(await earned()).toMatchObject({ 'npa-interest': '0', 'npa-penalty': '0' });
    expect(await income()).toBe(before - charged + later);
  });

  it('the illustration: 20,000.00 less 400.00 at 15 % over 24 months, given back after two days for 19,618.33', async () => {
    const fee = {
      name: 'processing',
      percent: '2',
      fixed: '0.00',
      taxPercent: '0',
      taken: 'deducted',
      payee: 'lender',
    };
    const { terms: like } = desk.productFor(12);
    const terms = {
      ...productTermsJson(like),
      amount: { min: '20000.00', max: '20000.00', step: '1000.00' },
      terms: [{ instalments: 24, every: { count: 1, unit: 'month' } }],
      interest: { rate: '15', per: 'year', method: 'declining-equal-instalment', dayCount: 'equal-periods' },
      fees: [fee],
    };
    await desk.done(saveProduct, { productId: 'illustration', market: 'in', terms });
    const leftOn = await desk.today();
    const loanId = await desk.lend({ amount: 2_000_000n, months: 24, productId: 'illustration' });
    await desk.moveTo(dateOfDayNumber(dayNumber(leftOn) + 2));
    const wanted = { meantFor: 'cooling-off-exit' } as const;
    const asked = {
      paymentId: randomUUID(),
      loanId,
      channel: 'upi',
      expiresAt: new Date('2030-01-01'),
      wanted,
    };
    expect(await desk.done(createPayment, asked)).toMatchObject({ amount: '1961833' });
  });
});
