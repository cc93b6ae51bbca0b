import { afterAll, beforeAll, expect, it } from 'vitest';
import { problemIn } from '../../http/testing/problem-in.ts';
import { repayingBorrower } from '@candor/simulator/borrowers';
import { keyed, openShop, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { makeOpenKey, staffMember, staffSession } from '@candor/simulator/staff';
import { watchRows } from '../../testing/watch-rows.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
});
afterAll(() => app.close());

it('A15.55 · a Philippine key that posts an Indian statement is refused, and no Indian loan is credited', async () => {
  const financeId = await staffMember(app, 'paolo@lender.example', ['finance']);
  const finance = await staffSession(app, financeId);
  const key = await makeOpenKey(app, { scopes: ['money.match'], by: financeId });
  const borrower = await repayingBorrower(app, 'in');
  const wish = { loanId: borrower.loanId, choice: 'own', amount: 20_000, payTypeId: 'bank:upi' };
  const { paymentId } = (await app.post('loan/generate-code-yd', wish, keyed(borrower.who))).json();
  await app.post('loan/submit-utr-yd', { paymentId, utr: '633333333333' }, keyed(borrower.who));

  const standing = async () => ({
    owed: (await app.get(`loan/details-yd?orderId=${borrower.loanId}`, borrower.who)).json().loan.owed,
    payment: (await app.get(`loan/payment-status-yd?paymentId=${paymentId}`, borrower.who)).json().state,
    statements: (await app.get('console/statements?market=in', finance)).json().items,
  });
  const before = await standing();
  expect(before.statements).toEqual([]);

  const csv = 'Date,Reference,Credit,Narration\n2026-11-16,633333333333,200.00,UPI';
  const post = (who: Who) =>
    app.post('console/statement-read', { market: 'in', csv, isDryRun: false }, keyed(who));
  const rows = await watchRows(app.test);
  expect(problemIn(await post(key))).toMatchObject({
    status: 403,
    code: 'not_permitted',
    detail: 'This key is of another market.',
  });
  await app.quiet();
  expect(await rows.take()).toEqual([
    'insert audit_log',
    'insert audit_unsealed',
    'insert rate_limit',
    'update api_key',
    'update rate_limit',
  ]);
  expect(await standing()).toEqual(before);
  const { rows: audited } = await app.test.sql(
    "select command, outcome, address from audit_log where actor_id like 'key:%' or actor_kind = 'key' order by at",
  );
  expect(audited).toEqual([
    { command: 'staff.refuse-permission', outcome: 'refused: not_permitted', address: '127.0.0.1' },
  ]);

  // The same lines from somebody who may: this is what was kept from happening.
  expect((await post(finance)).statusCode).toBe(200);
  const after = await standing();
  expect(after.statements).toHaveLength(1);
  expect(after.owed).toBeLessThanOrEqual(before.owed - 20_000);
});
