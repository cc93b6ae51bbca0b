import { productTermsJson } from '@candor/domain/product';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openBankAccount, recordMovement, type RecordMovement } from '../../payments/bank/bank-acts.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { createPayment } from '../../payments/payments/create-payment.ts';
import { receivePayment } from '../../payments/payments/receive-payment.ts';
import { saveProduct } from '../products/save-product.ts';
import { LendingDesk } from './testing/lending-desk.ts';
import { passDayOfLoan } from './testing/loan-acts.ts';

let desk: LendingDesk;
beforeAll(async () => {
  desk = await LendingDesk.open('in', '2026-11-16');
});
afterEach(() => expectBooksTie(desk.test));
afterAll(() => desk.test.drop());

const fee = (name: string, fixed: string, taken: string, payee: string) => ({
  name,
  percent: '0',
  fixed,
  taxPercent: '18',
  taken,
  payee,
});

async function product(productId: string, fees: readonly object[]): Promise<void> {
  const { terms: like } = desk.productFor(12);
  const terms = {
    ...productTermsJson(like),
    amount: { min: '20000.00', max: '20000.00', step: '1000.00' },
    fees,
  };
  await desk.done(saveProduct, { productId, market: 'in', terms } as never);
}

/** What the accounts of fees hold, by number and whose. */
async function held(): Promise<Record<string, string>> {
  const { rows } = await desk.test.sql(
    `select account || case when subject = '' then '' else ' ' || subject end as whose, sum(minor)::text as minor
     from ledger_balance where account in (2010, 2040, 4020) group by 1 having sum(minor) <> 0 order by 1`,
  );
  return Object.fromEntries(rows.map(({ whose, minor }) => [whose, minor]));
}

it('a deducted fee of a third party is owed to that party and is no income; its tax is booked as before; a withdrawal undoes both', async () => {
  await product('insured', [
    fee('processing', '240.00', 'deducted', 'lender'),
    fee('insurance', '160.00', 'deducted', 'third-party'),
  ]);
  const loanId = await desk.lend({ amount: 2_000_000n, months: 12, productId: 'insured' });
  expect(await held()).toEqual({ '2010': '-7200', '2040 party:insurance': '-16000', '4020': '-24000' });
  const wanted = { meantFor: 'cooling-off-exit' } as const;
  const asked = {
    paymentId: crypto.randomUUID(),
    loanId,
    channel: 'upi',
    expiresAt: new Date('2030-01-01'),
    wanted,
  };
  const { amount } = await desk.done(createPayment, asked);
  const money = await desk.money(BigInt(amount), { loanId, paymentId: asked.paymentId, channel: 'upi' });
  await desk.done(receivePayment, { ...money, meantFor: 'cooling-off-exit' });
  expect(await held()).toEqual({});
});

it('of fees in the instalments each party has its share when they fall due, and is paid no more than it is owed', async () => {
  await product('spread', [
    fee('processing', '240.00', 'spread', 'lender'),
    fee('insurance', '160.00', 'first-instalment', 'third-party'),
  ]);
  const loanId = await desk.lend({ amount: 2_000_000n, months: 12, productId: 'spread' });
  await desk.moveTo('2026-12-17');
  await desk.done(passDayOfLoan, { loanId });
  const due = await held();
  // 188.80 with the first instalment and a twelfth of 283.20: of 212.40 so much without tax is 180.00, and
  // 0.4 of that the insurer's.
  expect(due).toEqual({ '2010': '-3240', '2040 party:insurance': '-7200', '4020': '-10800' });

  const now = new Date('2026-12-17T06:00:00Z');
  const context = { parts: {} as LendingDeps, now, by: ['a', 'b'] as const, reason: 'December' };
  const act = <Input>(run: (tx: never) => Promise<Input>) => desk.test.database.withTransaction(run as never);
  await act((tx) =>
    openBankAccount.carryOut(
      tx,
      { market: 'in', on: '2026-12-17', balance: '100000', proof: 'first' },
      context,
    ),
  );
  const pay = (amount: string): RecordMovement => ({
    market: 'in',
    is: 'third-party',
    amount,
    on: '2026-12-17',
    proof: 'Insurer December',
    channel: null,
    cost: null,
    party: 'insurance',
    lineId: null,
  });
  expect(await act((tx) => recordMovement.carryOut(tx, pay('-7201'), context))).toMatchObject({
    refused: 'third_party_is_owed_less',
  });
  expect(await act((tx) => recordMovement.carryOut(tx, pay('-7200'), context))).not.toHaveProperty('refused');
  expect(await held()).toEqual({ '2010': '-3240', '4020': '-10800' });
});
