import { randomUUID } from 'node:crypto';
import { SandboxCollector } from '@candor/adapters/dragonpay';
import { expireWaitingCodes } from '@candor/services/payments/instructions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { openShop } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
let collector: SandboxCollector;
beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
  const { database } = app.test;
  collector = new SandboxCollector({ database, merchantId: 'CANDOR', password: 'sandbox' });
});
afterAll(() => app.close());

/** A code of 1,000.00 at a counter. */
async function code({ loanId, who }: RepayingBorrower): Promise<string> {
  const wish = { loanId, choice: 'own', amount: 100_000, payTypeId: 'dragonpay:711' };
  const headers = { 'idempotency-key': randomUUID() };
  const sheet = (await app.post('loan/generate-code', wish, { ...who, headers })).json();
  return sheet.paymentId;
}
const postback = (form: string) =>
  app.app.inject({
    method: 'POST',
    url: '/api/channel/dragonpay-postback',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form,
  });
const stateOf = async (paymentId: string) =>
  (await app.test.sql('select state, amount from payment where id = $1', [paymentId])).rows[0];
const cameOn = async ({ id }: RepayingBorrower) => {
  const standing = 'select amount from allocation where loan_id = $1 and until_on is null and amount > 0';
  return (await app.test.sql(standing, [id])).rows;
};

describe('A14.1 · a callback', () => {
  it('for a code that has run out is still money, credited once however often it comes', async () => {
    const sol = await repayingBorrower(app, 'ph');
    const paymentId = await code(sol);
    const [form = ''] = (await collector.act(paymentId, 'pay', null)) ?? [];
    const over = new Date(app.identity.now().getTime() - 1_000);
    await app.test.sql('update payment set expires_at = $2 where id = $1', [paymentId, over]);
    await expireWaitingCodes(app.borrowing);
    expect(await stateOf(paymentId)).toMatchObject({ state: 'expired' });
    await Promise.all([postback(form), postback(form), postback(form)]);
    await app.work();
    expect(await stateOf(paymentId)).toEqual({ state: 'allocated', amount: 100_000n });
    expect(await cameOn(sol)).toEqual([{ amount: 100_000n }]);
  });

  it('is not needed for a code to run out, which is in the audit log as itself, and once', async () => {
    const paymentId = await code(await repayingBorrower(app, 'ph'));
    const over = new Date(app.identity.now().getTime() - 1_000);
    await app.test.sql('update payment set expires_at = $2 where id = $1', [paymentId, over]);
    expect(await expireWaitingCodes(app.borrowing)).toBe(1);
    const noted = `select command, actor_id, facts from audit_log
                   where subject = $1 and facts->>'event' = 'expire'`;
    expect((await app.test.sql(noted, [`payment:${paymentId}`])).rows).toEqual([
      { command: 'payment.move', actor_id: 'collecting', facts: { event: 'expire' } },
    ]);
    const runs = `select count(*)::int as runs from audit_log where command = 'payment.expire'`;
    const before = (await app.test.sql(runs)).rows;
    expect(await expireWaitingCodes(app.borrowing)).toBe(0);
    expect((await app.test.sql(runs)).rows).toEqual(before);
  });

  it('of another amount credits what the channel says has come, whatever the form says', async () => {
    const uma = await repayingBorrower(app, 'ph');
    const paymentId = await code(uma);
    const [form = ''] = (await collector.act(paymentId, 'pay-other-amount', 64_000n)) ?? [];
    expect((await postback(`${form}&amount=999999.00`)).body).toBe('result=OK');
    await app.work();
    expect(await stateOf(paymentId)).toEqual({ state: 'allocated', amount: 64_000n });
    expect(await cameOn(uma)).toEqual([{ amount: 64_000n }]);
  });
});
