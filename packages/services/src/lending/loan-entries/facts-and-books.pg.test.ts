import { verifyBooks, type Difference } from '@candor/store/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LendingDesk } from '../loans/testing/lending-desk.ts';
import { receivePayment } from '../../payments/payments/receive-payment.ts';
import { passDayOfLoan } from '../loans/testing/loan-acts.ts';

/**
 * A week late: charged for it, and 1,000.00 came of which a part paid the charge; 50.00 more wait in
 * suspense.
 */
let desk: LendingDesk;
let loan = 0n;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-09-18');
  loan = await desk.lend({ amount: 800_000n, months: 3 });
  await desk.lend({ amount: 500_000n, months: 3 });
  await desk.moveTo('2026-10-25');
  await desk.done(passDayOfLoan, { loanId: loan });
  await desk.done(receivePayment, await desk.money(100_000n, { loanId: loan, externalId: 'placed' }));
  await desk.done(receivePayment, await desk.money(5_000n, { externalId: 'waiting' }));
});
afterAll(() => desk.test.drop());

class TakenBack extends Error {}

/**
 * What the proof finds after this was done by an owner who switches the guards off and on again; then it is
 * taken back.
 */
async function found(...statements: readonly string[]): Promise<readonly Difference[]> {
  let differences: readonly Difference[] = [];
  await desk.test.owner
    .withTransaction(async (tx) => {
      await tx.query({ text: 'set local session_replication_role = replica' });
      for (const text of statements) await tx.query({ text });
      await tx.query({ text: 'set local session_replication_role = origin' });
      ({ differences } = await verifyBooks(tx));
      throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  return differences;
}

it('the proof has something to find: a late charge stands, of which a part was paid', async () => {
  expect(await found()).toEqual([]);
  const { rows } = await desk.test.sql(
    `select (select sum(amount) from late_charge) > 0 as charged, (select sum(penalty) from allocation_line) > 0 as paid`,
  );
  expect(rows).toEqual([{ charged: true, paid: true }]);
});

describe('a fact that was changed by hand is found beside its books', () => {
  it.each([
    ['a loan owes what its facts say', `update late_charge set amount = amount + 3 where amount > 0`],
    [
      'a loan owes what its facts say',
      `insert into late_charge (loan_id, n, charged_on, amount, why) select loan_id, n, charged_on, 500, 'late' from late_charge limit 1`,
    ],
    [
      'a loan owes what its facts say',
      `update allocation_line set penalty = penalty + 3, fee = fee - 3 where penalty > 0`,
    ],
    ['a loan owes what its facts say', `update loan_row set penalty = penalty + 3 where n = 1`],
    ['a loan owes what its facts say', `update loan set fee_charged = fee_charged + 5`],
    ['a loan owes what its facts say', `update loan set state = 'settled'`],
    ['a loan owes what its facts say', `update row_standing set principal = principal + 7 where n = 2`],
    ['a loan owes what its facts say', `update row_standing set penalty = penalty + 7 where n = 2`],
    ['a payment that is here was received once', `update payment set amount = amount * 2`],
    [
      'a payment that is here was received once',
      `update payment set external_id = 'another' where external_id = 'placed'`,
    ],
    [
      'a payment that is here was received once',
      `update payment set channel = 'gcash' where external_id = 'placed'`,
    ],
    [
      'a payment that is here was received once',
      `update payment set currency = 'INR' where external_id = 'placed'`,
    ],
    [
      'a payment that is here was received once',
      `update payment set state = 'received' where state = 'allocated'`,
    ],
    ['a payment that is here was received once', `update payment set state = 'reversed'`],
    [
      'a payment that is here was received once',
      `update payment set state = 'allocated' where external_id = 'waiting'`,
    ],
    ['a payout that has left was booked once', `update payout set amount = amount + 1`],
    ['a payout that has left was booked once', `update payout set state = 'ordered', left_on = null`],
    ['a payout that has left was booked once', `update payout set market = 'in'`],
    ['a payout that has left was booked once', `update payout set loan_id = (select max(id) from loan)`],
  ])('%s: %s', async (rule, statement) => {
    expect((await found(statement)).map((difference) => difference.rule)).toContain(rule);
  });
});

it('the guards of the facts are asked for like those of the books', async () => {
  expect(
    await found(
      'alter table allocation disable trigger user',
      'alter table payment disable trigger payment_stays_received',
      'drop trigger payout_stays_left on payout',
      'grant update on late_charge to candor_app',
      'grant delete on loan_plan to candor_app',
    ),
  ).toEqual(
    [
      ['allocation_ends_once', 'the trigger is missing or disabled'],
      ['allocation_stays', 'the trigger is missing or disabled'],
      ['late_charge', 'candor_app may update'],
      ['loan_plan', 'candor_app may delete'],
      ['payment_stays_received', 'the trigger is missing or disabled'],
      ['payout_stays_left', 'the trigger is missing or disabled'],
    ].map(([where, detail]) => ({ rule: 'the guards stand', where, detail })),
  );
});

describe('what has happened to money is not undone, by the application or by its owner', () => {
  it.each([
    ['payout', `state = 'ordered', left_on = null`],
    ['payout', 'amount = amount + 1'],
    ['payout', 'left_on = left_on - 1'],
    ['payment', 'amount = amount + 1'],
    ['payment', `external_id = external_id || 'x'`],
    ['payment', 'received_on = received_on - 1'],
    ['payment', `channel = 'gcash'`],
    ['payment', `state = 'pending'`],
    ['loan_order', `state = 'confirmed'`],
  ])('%s: %s', async (table, change) => {
    const text = `update ${table} set ${change}`;
    for (const who of [desk.test.database, desk.test.owner]) {
      await expect(who.withTransaction((tx) => tx.query({ text }))).rejects.toMatchObject({ code: '23001' });
    }
  });
});
