import { randomUUID } from 'node:crypto';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PersonSeal } from '../../kernel/person-seal.ts';
import { LendingDesk } from '../../lending/loans/testing/lending-desk.ts';
import { importStatement } from '../transfers/import-statement.ts';
import { matchMoney } from '../transfers/match-money.ts';
import { submitPaymentProof } from '../transfers/submit-payment-proof.ts';
import { createPayment } from './create-payment.ts';
import { receivePayment } from './receive-payment.ts';

const seal = new PersonSeal([Buffer.alloc(32, 5)]);
const actor = { kind: 'staff', id: 'finance' } as const;

let desk: LendingDesk;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-09-18');
});
afterAll(async () => {
  await expectBooksTie(desk.test);
  await desk.test.drop();
});

/**
 * The fee of a delay of 18 October was asked for by transfer; then that instalment was paid. It is 15
 * November now.
 */
async function asked() {
  const loanId = await desk.lend({ amount: 800_000n, months: 3 });
  const { rows } = await desk.test.sql('select borrower_id, order_id from loan where id = $1', [loanId]);
  return { loanId, borrowerId: String(rows[0]?.['borrower_id']), orderId: String(rows[0]?.['order_id']) };
}
async function accept(loanId: bigint) {
  const paymentId = randomUUID();
  const wanted = { meantFor: 'delay' } as const;
  const create = { paymentId, loanId, channel: 'bank', wanted, expiresAt: new Date('2030-01-01') };
  const { amount } = await desk.done(createPayment, create);
  await desk.test.sql(
    `insert into payment_code (payment_id, pay_type_id, moves_due_on) values ($1, 'x', '2026-10-18')`,
    [paymentId],
  );
  await desk.done(receivePayment, await desk.money(291_019n, { loanId }));
  return { paymentId, fee: BigInt(amount) };
}
const nextDue = async (loanId: bigint) =>
  (await desk.test.sql('select next_due_on from loan where id = $1', [loanId])).rows[0]?.['next_due_on'];
const read = (reference: string, fee: bigint) => {
  const amount = `${fee / 100n}.${String(fee % 100n).padStart(2, '0')}`;
  const csv = `Date,Reference,Credit,Narration\n2026-11-15,${reference},${amount},from a friend`;
  const parts = { database: desk.test.database, seal, now: () => new Date('2026-11-15T06:00:00Z') };
  return importStatement(parts, { market: 'ph', csv, isDryRun: false }, actor);
};

it('the fee of a delay that is found under another id moves the day that was accepted, and no other', async () => {
  const [found, matched] = [await asked(), await asked()];
  await desk.moveTo('2026-10-18');
  const [first, second] = [await accept(found.loanId), await accept(matched.loanId)];
  await desk.moveTo('2026-11-15');

  // The bank was first, and the claim makes clear whose it is.
  expect(await read('400000000101', first.fee)).toMatchObject({ waiting: 1 });
  const claim = { market: 'ph', pictureId: null } as const;
  const { borrowerId } = found;
  const given = { ...claim, paymentId: first.paymentId, borrowerId, utr: '400000000101' };
  expect(await desk.done(submitPaymentProof(seal), given)).toMatchObject({ claim: 'found' });
  expect(await nextDue(found.loanId)).toBe('2026-11-18');

  // Another amount came than was claimed: a person says whose it is.
  const said = { ...claim, paymentId: second.paymentId, utr: '400000000102', borrowerId: matched.borrowerId };
  await desk.done(submitPaymentProof(seal), said);
  await read('400000000102', second.fee + 100n);
  const { rows } = await desk.test.sql("select id from payment where external_id = '400000000102'");
  const { orderId } = matched;
  await desk.done(matchMoney, { paymentId: String(rows[0]?.['id']), orderId });
  expect(await nextDue(matched.loanId)).toBe('2026-11-18');
});
