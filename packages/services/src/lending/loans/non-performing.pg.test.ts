import { planOf } from '@candor/domain/instalments';
import { readLoan } from '@candor/store/loans';
import { verifyBooks } from '@candor/store/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receivePayment } from '../../payments/payments/receive-payment.ts';
import { reversePayment } from '../../payments/reversals/reverse-payment.ts';
import { LendingDesk } from './testing/lending-desk.ts';
import { passDayOfLoan, restructureLoan, writeOffLoan } from './testing/loan-acts.ts';

/** India: from 90 days after the due date on the interest of a loan is only noted. */
describe('a loan that does not perform', () => {
  let desk: LendingDesk;
  beforeAll(async () => {
    desk = await LendingDesk.open('in', '2026-09-18');
  });
  afterAll(() => desk.test.drop());

  const lend = () => desk.lend({ amount: 2_000_000n, months: 12 });
  const passDay = async (loanId: bigint, to: string) => {
    await desk.moveTo(to);
    await desk.done(passDayOfLoan, { loanId });
  };
  const balances = async (loanId: bigint) => {
    const { rows } = await desk.test.sql(
      `select a.code, b.minor from ledger_balance b join ledger_account a on a.number = b.account
       where b.subject = $1 and b.minor <> 0`,
      [`loan:${loanId}`],
    );
    return Object.fromEntries(rows.map(({ code, minor }) => [code, minor as bigint]));
  };
  const npaSince = async (loanId: bigint) =>
    (await desk.test.sql('select npa_since as day from loan where id = $1', [loanId])).rows[0]?.['day'];
  const proof = () => desk.test.owner.withTransaction((tx) => verifyBooks(tx));

  it('written off, then a payment of before is taken back: its interest is given up where it was noted', async () => {
    const loanId = await lend();
    await desk.moveTo('2026-10-18');
    const paid = await desk.money(100_000n, { loanId });
    await desk.done(receivePayment, paid);
    for (const day of ['2026-11-18', '2027-02-18', '2027-03-20']) await passDay(loanId, day);
    expect(await npaSince(loanId)).not.toBeNull();
    await desk.done(writeOffLoan, { loanId, reason: 'unreachable' });
    await desk.done(reversePayment, { paymentId: paid.paymentId, why: 'taken-back' });
    const left = await balances(loanId);
    expect(left).not.toHaveProperty('interest-receivable');
    expect(left).not.toHaveProperty('npa-interest');
    expect((await proof()).differences).toEqual([]);
  });

  it('is not lifted by other terms, nor by paying what was overdue under them: not within a year of the first payment', async () => {
    const loanId = await lend();
    const start = await desk.today();
    expect(start).toBe('2027-03-20');
    await passDay(loanId, '2027-07-18'); // due 20 April, 89 days past due: SMA-2
    expect(await npaSince(loanId)).toBeNull();
    await passDay(loanId, '2027-07-19'); // the due date and 90 days: NPA
    expect(await npaSince(loanId)).toBe('2027-07-19');
    await passDay(loanId, '2027-07-20');
    const stored = await desk.test.database.withTransaction((tx) => readLoan(tx, loanId));
    if (!stored) throw new Error('no loan');
    const { interest } = planOf(stored.loan).terms;
    const every = { count: 1, unit: 'month' as const };
    const terms = { instalments: 24, every, firstDueOn: null, interest };
    await desk.done(restructureLoan, { loanId, terms, reason: 'illness' });
    await passDay(loanId, '2027-07-21');
    expect(await npaSince(loanId)).toBe('2027-07-19');
    expect(await balances(loanId)).not.toHaveProperty('interest-receivable');
    await passDay(loanId, '2027-08-20');
    await desk.done(receivePayment, await desk.money(200_000n, { loanId }));
    await passDay(loanId, '2027-08-21');
    expect(await npaSince(loanId)).toBe('2027-07-19');
    for (const month of ['09', '10', '11']) {
      await passDay(loanId, `2027-${month}-20`);
      await desk.done(receivePayment, await desk.money(200_000n, { loanId }));
    }
    await passDay(loanId, '2027-11-21');
    // As much has come as was overdue; a restructured account is still not upgraded before a year has passed.
    expect(await npaSince(loanId)).toBe('2027-07-19');
    expect(await balances(loanId)).not.toHaveProperty('interest-receivable');
    expect((await proof()).differences).toEqual([]);
  });

  it('is not lifted by a part of its arrears, paid on the very day that it was classed; by all of them it is', async () => {
    await desk.moveTo('2027-12-20');
    const loanId = await lend();
    await passDay(loanId, '2028-04-18'); // due 20 January: 89 days past due
    expect(await npaSince(loanId)).toBeNull();
    await passDay(loanId, '2028-04-19');
    expect(await npaSince(loanId)).toBe('2028-04-19');
    const money = (amount: bigint) => desk.money(amount, { loanId });
    await desk.done(receivePayment, await money(250_000n)); // the oldest row: 59 days late now
    await desk.done(passDayOfLoan, { loanId });
    expect(await npaSince(loanId)).toBe('2028-04-19');
    await passDay(loanId, '2028-04-20');
    expect(await npaSince(loanId)).toBe('2028-04-19');
    expect(await balances(loanId)).not.toHaveProperty('interest-receivable');
    await desk.done(receivePayment, await money(700_000n));
    await passDay(loanId, '2028-04-21');
    expect(await npaSince(loanId)).toBeNull();
    expect(await balances(loanId)).not.toHaveProperty('npa-interest');
    expect((await proof()).differences).toEqual([]);
  });
});
