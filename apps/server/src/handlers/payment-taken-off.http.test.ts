import { randomUUID } from 'node:crypto';
import { runCommand } from '@candor/services/kernel/commands';
import { reversePayment } from '@candor/services/payments/reversals';
import { repayingBorrower } from '@candor/simulator/borrowers';
import { openShop } from '@candor/simulator/lender';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

describe('A7.5 loan.generate-code', () => {
  it('sent again under the same key, after staff took the payment off the loan, still shows that the money is here', async () => {
    const { who, loanId } = await repayingBorrower(app, 'ph');
    const body = { loanId, choice: 'own', amount: 100_000, payTypeId: 'dragonpay:711' };
    const sameKey = { ...who, headers: { 'idempotency-key': randomUUID() } };
    const { paymentId } = (await app.post('loan/generate-code', body, sameKey)).json();
    await app.post('sandbox/pay', { paymentId, act: 'pay' });
    const taken = await runCommand(app.test.database, reversePayment, {
      input: { paymentId, why: 'wrong-loan' },
      actor: { kind: 'staff', id: 'rina' },
      now: app.identity.now(),
    });
    expect(taken).toMatchObject({ kind: 'done' });
    const { rows } = await app.test.sql('select state, loan_id from payment where id = $1', [paymentId]);
    expect(rows).toEqual([{ state: 'received', loan_id: null }]);
    const again = await app.post('loan/generate-code', body, sameKey);
    expect(again.json()).toMatchObject({ paymentId, loanId, state: 'received', amount: 100_000, paid: null });
    const status = await app.get(`loan/payment-status?paymentId=${paymentId}`, who);
    expect(status.json()).toEqual(again.json());

    const other = await repayingBorrower(app, 'ph');
    expect((await app.get(`loan/payment-status?paymentId=${paymentId}`, other.who)).statusCode).toBe(404);
  });
});
