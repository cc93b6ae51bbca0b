import { decided, kycBorrower } from '@candor/simulator/borrowers';
import { openShop } from '@candor/simulator/lender';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
  await app.post('sandbox/stand-ins', { decides: false });
});
afterAll(() => app.close());

it('A2.1 · a refusal leaves on home the nearest loan that would be lent, and no other limit', async () => {
  // 30 % of 18,000.00 less 3,900.00 for rent and other loans leaves 1,500.00, where 2,910.19 are needed.
  const person = { familyName: 'Latecomer', incomePerMonth: '18000.00', loansPerMonth: '900.00' };
  const borrower = await kycBorrower(app, 'ph', person);
  const term = { instalments: 3, every: { count: 1, unit: 'month' } } as const;
  const { orderId } = await decided(app, borrower, { productId: 'ph-instalments', amount: 800_000, term });
  const reasons = ['instalment_is_too_large'];
  const refused = await app.post('sandbox/decide', { orderId, decision: 'refuse', reasons }, borrower.who);
  expect(refused.statusCode).toBe(200);
  const home = (await app.get('home/page', borrower.who)).json();
  expect(home).toMatchObject({
    offer: null,
    order: null,
    refusal: { item: { orderId }, isAboutIncome: true },
  });
  expect(home.refusal.nearest).toMatchObject({
    amount: 400_000,
    netReceived: 388_000,
    totalToRepay: 436_528,
  });
});
