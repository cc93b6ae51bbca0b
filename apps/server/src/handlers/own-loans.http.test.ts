import { marketIds, type MarketId } from '@candor/markets';
import { decisionTables, type DecisionTable } from '@candor/markets/decision';
import { openGrounds } from '@candor/services/lending/decisions';
import { saveDecisionTable } from '@candor/services/lending/decision-tables';
import { decisionsOf } from '@candor/store/decisions';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asCommand } from '@candor/services/testing';
import { decided, borrow, kycBorrower, type Different } from '@candor/simulator/borrowers';
import { done, openShop } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
  await app.post('sandbox/stand-ins', { decides: false });
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

/** Somebody with a loan of ours that was paid out today. */
async function withLoan(market: MarketId, different: Different = {}) {
  const borrower = await kycBorrower(app, market, different);
  const { borrowerId, asked } = borrower;
  await borrow(app, { market, borrowerId, ...asked, amount: BigInt(asked.amount) }, 'paid-out');
  return borrower;
}

const factsOf = (orderId: string) =>
  app.test.database.withTransaction(async (tx) => {
    const last = (await decisionsOf(tx, orderId)).at(-1);
    return openGrounds(app.identity.seal, last!)!.facts!;
  });

describe.each(marketIds)('A3.1 · in %s whoever has a first loan with us', (market) => {
  it('gets no second beside it, and reads why and what would change it; nobody else is asked', async () => {
    const borrower = await withLoan(market);
    const order = await decided(app, borrower);
    expect(order).toMatchObject({ state: 'refused', reasons: ['loan_with_us_runs'] });
    const { rows } = await app.test.sql('select 1 from enquiry where order_id = $1', [order.orderId]);
    expect(rows).toEqual([]);
    const { suffix, who } = borrower;
    const inbox = (await app.get(`message/list${suffix}`, who)).json().messages as {
      kind: string;
      body: string;
    }[];
    const told = inbox.find(({ kind }) => kind === 'order-refused')?.body;
    expect(told).toContain('You have a loan with us that is not paid back');
    expect(told).toContain('Pay it back');
  });

  it('B19 · is told why there is no other now, also on a product’s own page, and what the next would cost', async () => {
    const { suffix, who } = await withLoan(market);
    const { orders } = (await app.get(`order/list${suffix}`, who)).json();
    const notNow = { why: 'loan-runs', orderId: orders[0].orderId };
    const push = (await app.get(`product/push${suffix}`, who)).json();
    expect(push).toMatchObject({ notNow, activeLoan: { item: { orderId: orders[0].orderId } } });
    expect(push.products).toHaveLength((await app.get(`product/push${suffix}`)).json().products.length);
    const home = (await app.get(`home/page${suffix}`, who)).json();
    const { item, rail, settleToday, coolingOff } = home.loan;
    expect(push.activeLoan).toEqual({ item, rail, settleToday, coolingOff });
    const page = `product/detail${suffix}?productId=${market}-instalments`;
    expect((await app.get(page, who)).json()).toMatchObject({ notNow });
    expect((await app.get(page)).json()).toMatchObject({ notNow: null });
  });
});

describe('A3.1 · where a table lets a loan run beside another', () => {
  beforeAll(async () => {
    const rules = decisionTables.ph.rules.filter(({ reason }) => reason !== 'loan_with_us_runs');
    const table: DecisionTable = { ...decisionTables.ph, rules };
    await done(app, asCommand(saveDecisionTable), { market: 'ph', table, validFrom: '2026-11-16' as never });
  });

  it('the limit is for both together, and the instalments of both are carried by the income', async () => {
    const { orderId, state, most } = await decided(app, await withLoan('ph'));
    const facts = await factsOf(orderId);
    expect(facts).toMatchObject({
      obligationsPerMonth: 300_000,
      ownInstalmentsPerMonth: 291_019,
      ownPrincipal: 800_000,
      activeLoans: 1,
      // 2,910.19 twice and 3,000.00 of 30,000.00.
      burdenPerMille: 295,
      affordableAmount: 200_000,
    });
    expect({ state, most }).toEqual({ state: 'approved', most: '200000' });
  });

  it('an income that carries the first and no more gets no second', async () => {
    const order = await decided(app, await withLoan('ph', { incomePerMonth: '20000.00' }));
    expect(order).toMatchObject({ state: 'refused', reasons: ['instalment_is_too_large'] });
  });

  it('the list shows what is left of the limit', async () => {
    const { who } = await withLoan('ph');
    const { products } = (await app.get('product/push', who)).json();
    expect(products.map(({ most }: { most: number }) => most)).toContain(200_000);
    expect(products.every(({ most }: { most: number }) => most <= 200_000)).toBe(true);
  });
});

describe.each([
  ['ph', 1_000_000],
  ['in', 5_000_000],
] as const)('A2.1 A3.3 · a newcomer in %s', (market, limit) => {
  it('is promised no more than a first loan', async () => {
    const { suffix, who } = await kycBorrower(app, market);
    const { offer } = (await app.get(`home/page${suffix}`, who)).json();
    expect(offer.product.most).toBeLessThanOrEqual(limit);
    expect(offer.example.amount).toBeLessThanOrEqual(limit);
    const { products } = (await app.get(`product/push${suffix}`, who)).json();
    expect(Math.max(...products.map(({ most }: { most: number }) => most))).toBe(limit);
  });

  it('B7 · has one limit: at home, in the list and on each product’s own page', async () => {
    const { suffix, who } = await kycBorrower(app, market);
    const { offer } = (await app.get(`home/page${suffix}`, who)).json();
    const { products } = (await app.get(`product/push${suffix}`, who)).json();
    for (const listed of products) {
      const page = `product/detail${suffix}?productId=${listed.productId}`;
      const { card, notNow } = (await app.get(page, who)).json();
      expect([card.most, notNow]).toEqual([listed.most, null]);
    }
    const atHome = products.find(
      ({ productId }: { productId: string }) => productId === offer.product.productId,
    );
    expect(offer.product.most).toBe(atHome.most);
  });
});
