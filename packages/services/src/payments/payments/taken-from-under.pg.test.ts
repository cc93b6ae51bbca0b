import { randomUUID } from 'node:crypto';
import { readLoan } from '@candor/store/loans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookedBalances, expectedBalances } from '../../lending/loans/testing/book-expectations.ts';
import { LendingDesk } from '../../lending/loans/testing/lending-desk.ts';
import { createPayment } from './create-payment.ts';
import { receivePayment } from './receive-payment.ts';
import { bookChargeback } from '../reversals/chargeback.ts';
import { passDayOfLoan, restructureLoan } from '../../lending/loans/testing/loan-acts.ts';

type Report = Awaited<ReturnType<LendingDesk['money']>>;

let desk: LendingDesk;
let india: LendingDesk;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-09-18');
  india = await desk.beside('in', '2026-09-18');
});
afterAll(() => desk.test.drop());

const stored = (loanId: bigint) =>
  desk.test.database.withTransaction(async (tx) => {
    const found = await readLoan(tx, loanId);
    if (!found) throw new Error('the loan is gone');
    const balances = await bookedBalances(tx, loanId);
    expect(balances).toEqual(expectedBalances(found.loan, found.feeCharged));
    return { state: found.loan.state, ...balances };
  });
/** The bank takes the money of a report back; the channel says so. */
const bounce = ({ market, channel, externalId }: Report) =>
  bookChargeback(
    { database: desk.test.database, now: () => new Date('2026-12-31') },
    { market, channel, externalId },
  );
const stateOf = async (paymentId: string) =>
  (await desk.test.sql('select state from payment where id = $1', [paymentId])).rows[0]?.['state'];
const lateCharges = async (loanId: bigint) =>
  BigInt(
    String(
      (await desk.test.sql('select sum(amount)::text as sum from late_charge where loan_id = $1', [loanId]))
        .rows[0]?.['sum'] ?? 0,
    ),
  );
const owed = async (loanId: bigint) => {
  const { principal, interest, penalty, credit } = await stored(loanId);
  return principal + interest + penalty - credit;
};
/** How often the fee that was kept back from the payout stands in the books. */
const feesKept = async (loanId: bigint) =>
  (
    await desk.test.sql(
      `select sum(case when reverses is null then 1 else -1 end)::int as standing from ledger_entry
       where natural_key like '%deduct-fee:' || $1 || ':%'`,
      [String(loanId)],
    )
  ).rows[0]?.['standing'];

describe.each([
  ['the Philippines', () => desk, { amount: 800_000n, months: 3 }],
  ['India', () => india, { amount: 2_000_000n, months: 12 }],
] as const)('in %s, the money that ended a loan in its cooling-off days', (_, at, choice) => {
  it('bounces: the loan is open again as it was agreed, its fee is kept again, and it may be left once more', async () => {
    const lender = at();
    const [loanId, untouched] = [await lender.lend(choice), await lender.lend(choice)];
    const exit = async () => {
      const paymentId = randomUUID();
      const wanted = { meantFor: 'cooling-off-exit' } as const;
      const ask = { paymentId, loanId, channel: lender.channel, wanted, expiresAt: new Date('2030-01-01') };
      const { amount } = await lender.done(createPayment, ask);
      const report = await lender.money(BigInt(amount), { paymentId });
      expect(await lender.done(receivePayment, report)).toMatchObject({ loan: { state: 'cancelled' } });
      return report;
    };
    const first = await exit();
    expect([await stored(loanId), await feesKept(loanId)]).toMatchObject([{ state: 'cancelled' }, 0]);
    expect(await bounce(first)).toBe('taken');
    expect(await stored(loanId)).toEqual(await stored(untouched));
    expect([await stateOf(first.paymentId), await feesKept(loanId)]).toEqual(['reversed', 1]);
    // Told twice, it is known.
    expect(await bounce(first)).toBe('taken');

    await exit();
    expect([await stored(loanId), await feesKept(loanId)]).toMatchObject([{ state: 'cancelled' }, 0]);
  });
});

describe('money that was taken from under other money', () => {
  it('a part that was paid before the exit bounces: what was to end the loan is an ordinary repayment', async () => {
    const loanId = await desk.lend({ amount: 800_000n, months: 3 });
    const part = await desk.money(50_000n, { loanId });
    await desk.done(receivePayment, part);
    const exit = await desk.money(726_000n, { loanId, meantFor: 'cooling-off-exit' });
    expect(await desk.done(receivePayment, exit)).toMatchObject({ loan: { state: 'cancelled' } });
    expect(await bounce(part)).toBe('taken');
    expect([await stateOf(part.paymentId), await stateOf(exit.paymentId)]).toEqual(['reversed', 'allocated']);
    expect(await stored(loanId)).toMatchObject({ state: 'active', principal: 800_000n, credit: 726_000n });
    expect(await feesKept(loanId)).toBe(1);
  });

  it('a prepayment bounces after later money: the rows are the signed ones, and the later money is where it would have been', async () => {
    const [loanId, twin] = [
      await desk.lend({ amount: 800_000n, months: 3 }),
      await desk.lend({ amount: 800_000n, months: 3 }),
    ];
    await desk.moveTo('2026-10-15');
    const prepaid = await desk.money(400_000n, { loanId, surplus: 'smaller' });
    await desk.done(receivePayment, prepaid);
    await desk.moveTo('2026-11-18');
    const later = [];
    for (const amount of [30_000n, 20_000n]) {
      later.push(await desk.money(amount, { loanId }));
      await desk.done(receivePayment, later.at(-1)!);
      await desk.done(receivePayment, await desk.money(amount, { loanId: twin }));
    }
    expect(await bounce(prepaid)).toBe('taken');
    expect(await stateOf(prepaid.paymentId)).toBe('reversed');
    for (const { paymentId } of later) expect(await stateOf(paymentId)).toBe('allocated');
    await desk.done(passDayOfLoan, { loanId });
    // But for the late charges of the days on which row 1 seemed paid, as if it had never come.
    const [charged, twins] = [await lateCharges(loanId), await lateCharges(twin)];
    expect((await owed(loanId)) - charged).toBe((await owed(twin)) - twins);
    expect(charged).toBeLessThan(twins);
  });

  it('the fee of a delay bounces after the instalment was paid: the day is the old one, and the instalment stays paid', async () => {
    await desk.moveTo('2026-11-20');
    const loanId = await desk.lend({ amount: 800_000n, months: 3 });
    await desk.moveTo('2026-12-18');
    const fee = await desk.money(2_910n, { loanId, meantFor: 'delay' });
    await desk.done(receivePayment, fee);
    const { rows: moved } = await desk.test.sql('select next_due_on from loan where id = $1', [loanId]);
    expect(moved[0]?.['next_due_on']).toBe('2027-01-04');
    const instalment = await desk.money(291_019n, { loanId });
    await desk.done(receivePayment, instalment);
    expect(await bounce(fee)).toBe('taken');
    expect([await stateOf(fee.paymentId), await stateOf(instalment.paymentId)]).toEqual([
      'reversed',
      'allocated',
    ]);
    const { rows } = await desk.test.sql('select next_due_on from loan where id = $1', [loanId]);
    expect(rows[0]?.['next_due_on']).toBe('2027-01-20');
    await stored(loanId);
  });

  it('and terms that were changed since are left to a person: nothing is undone half-way', async () => {
    const loanId = await desk.lend({ amount: 800_000n, months: 3 });
    await desk.moveTo('2027-01-10');
    const prepaid = await desk.money(400_000n, { loanId, surplus: 'smaller' });
    await desk.done(receivePayment, prepaid);
    const { interest } = desk.productFor(3).terms;
    const terms = { instalments: 4, every: { count: 1, unit: 'month' as const }, firstDueOn: null, interest };
    await desk.done(restructureLoan, { loanId, terms, reason: 'illness' });
    const before = await stored(loanId);
    expect(await bounce(prepaid)).toBe('refused');
    expect([await stateOf(prepaid.paymentId), await stored(loanId)]).toEqual(['allocated', before]);
  });
});
