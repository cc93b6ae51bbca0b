import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../http/testing/silent-log.ts';
import { apply, decided, kycBorrower, type KycBorrower } from '@candor/simulator/borrowers';
import { openShop } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { deleteTestLoans, giveLoan } from '../testing/give-loan.ts';
import { jobs } from '../worker/jobs.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
  await app.post('sandbox/stand-ins', { decides: false });
});
afterAll(async () => {
  await deleteTestLoans(app.test);
  await app.close();
});

/** Somebody about whom was asked and decided, and whose order is over. */
async function decidedAbout(): Promise<KycBorrower & { orderId: string }> {
  const borrower = await kycBorrower(app, 'ph', { familyName: 'Latecomer' });
  const { orderId } = await decided(app, borrower);
  const headers = { 'idempotency-key': `withdraw-${orderId}` };
  await app.post('order/withdraw', { orderId }, { ...borrower.who, headers });
  return { ...borrower, orderId };
}

async function leave({ who, phone }: KycBorrower) {
  await app.post('session/step-up-code', { purpose: 'delete', by: 'sms' }, who);
  const answer = await app.post('session/user-delete', { code: await app.codeFor(phone) }, who);
  expect(answer.statusCode).toBe(200);
}

/** How many sealed portraits and answers are left of an order, and what is known of how it was decided. */
const kept = async (orderId: string) => {
  const { rows } = await app.test.sql(
    `select (select count(sealed)::int from decision where order_id = $1) as grounds,
            (select count(a.sealed)::int from enquiry_answer a join enquiry e on e.id = a.enquiry_id
             where e.order_id = $1) as answers,
            (select jsonb_build_object('outcome', outcome, 'reasons', reasons, 'version', table_version)
             from decision where order_id = $1) as decision`,
    [orderId],
  );
  return rows[0];
};
const decision = { outcome: 'refer', reasons: ['bureau_shows_lateness'], version: 1 };
const all = { grounds: 1, answers: 3, decision };
const forgotten = { grounds: 0, answers: 0, decision };

describe('A1.6 · what was decided about somebody, and what was answered', () => {
  it('who leaves without ever having had a loan is forgotten; that it was decided, and how, stays', async () => {
    const [leaver, other] = [await decidedAbout(), await decidedAbout()];
    expect(await kept(leaver.orderId)).toEqual(all);
    await leave(leaver);
    expect(await kept(leaver.orderId)).toEqual(forgotten);
    expect(await kept(other.orderId)).toEqual(all);
  });

  it('who had one is kept as long as the law keeps the loan’s facts, and goes the day after', async () => {
    const borrower = await decidedAbout();
    await giveLoan(app.test, borrower.phone, app.identity.seal, 'settled');
    await leave(borrower);
    expect(await kept(borrower.orderId)).toEqual(all);
    const { rows } = await app.test.sql('select kept_until::text as day from borrower where id = $1', [
      borrower.borrowerId,
    ]);
    const lastDay = new Date(`${String(rows[0]?.['day'])}T12:00:00Z`);
    const clear = (at: Date) =>
      jobs[0]!.run(app.test.database, at, { log: silentLog, signal: new AbortController().signal });
    expect(await clear(lastDay)).toMatchObject({ decisions: 0 });
    expect(await kept(borrower.orderId)).toEqual(all);
    expect(await clear(new Date(lastDay.getTime() + 86_400_000))).toMatchObject({ decisions: 4 });
    expect(await kept(borrower.orderId)).toEqual(forgotten);
  });

  it('may be forgotten and nothing else: the database refuses every other change', async () => {
    const { orderId } = await decidedAbout();
    const ofDecision = (set: string) =>
      app.test.sql(`update decision set ${set} where order_id = $1`, [orderId]);
    const ofAnswer = (set: string) =>
      app.test.sql(
        `update enquiry_answer set ${set} where enquiry_id in (select id from enquiry where order_id = $1)`,
        [orderId],
      );
    for (const change of [
      () => ofDecision(`outcome = 'refuse'`),
      () => ofDecision(`sealed = 'v1.other'`),
      () => ofDecision(`sealed = null, table_version = 2`),
      () => ofAnswer(`sealed = 'v1.other'`),
      () => ofAnswer(`sealed = null, outcome = 'unknown'`),
      () => app.test.sql('delete from enquiry_answer'),
    ]) {
      await expect(change()).rejects.toThrow(/append-only|permission denied/u);
    }
    expect(await kept(orderId)).toEqual(all);
  });

  it('asked for by somebody who has left is not there: nobody applies under a deleted account', async () => {
    const borrower = await decidedAbout();
    await leave(borrower);
    expect((await apply(app, borrower)).statusCode).toBe(401);
  });
});
