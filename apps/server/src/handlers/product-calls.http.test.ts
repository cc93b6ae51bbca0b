import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrow, borrowerOf, months } from '@candor/simulator/borrowers';
import { openShop, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
let ana: Who;

beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
  ana = await app.logIn('09171110001');
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const quoteOf = (productId: string, amount: number, instalments: number, suffix = '') =>
  app.get(
    `product/quote${suffix}?productId=${productId}&amount=${amount}&term=${encodeURIComponent(JSON.stringify(months(instalments)))}`,
  );

describe('A3.3 product.push', () => {
  it('lists what anyone may take, the cheapest first, and marks the lowest rate', async () => {
    const { products, isPersonal, notNow } = (await app.get('product/push')).json();
    expect({ isPersonal, notNow }).toEqual({ isPersonal: false, notNow: null });
    expect(products.map(({ productId, isLowRate, why }: never) => [productId, isLowRate, why])).toEqual([
      ['ph-instalments', true, 'open-to-all'],
      ['ph-30-days', false, 'open-to-all'],
    ]);
    const percent = products.map(({ rateFrom }: { rateFrom: { percent: string } }) =>
      Number(rateFrom.percent),
    );
    expect(percent).toEqual(percent.toSorted((a: number, b: number) => a - b));
  });

  it('says what a product costs in the best and the worst case', async () => {
    const { products } = (await app.get('product/push')).json();
    const [instalments, days] = products;
    expect(instalments).toMatchObject({
      name: 'Everyday loan',
      currency: 'PHP',
      least: 200_000,
      most: 2_000_000,
      step: 50_000,
      rateFrom: { convention: 'eir-monthly', per: 'month' },
    });
    expect(days).toMatchObject({ rateFrom: { percent: '7.731959' } });
  });

  it('B9 · the price in the list is the price that the product’s own page quotes', async () => {
    for (const suffix of ['', '-yd']) {
      const { products } = (await app.get(`product/push${suffix}`)).json();
      expect(products.length).toBeGreaterThan(0);
      for (const { productId, example } of products) {
        const term = encodeURIComponent(JSON.stringify(example.term));
        const query = `productId=${productId}&amount=${example.amount}&term=${term}`;
        const { quote } = (await app.get(`product/quote${suffix}?${query}`)).json();
        const { amount, netReceived: receive, cost, rate, rows } = quote;
        expect({ amount, receive, cost, rate, payment: rows[0].total }).toEqual({
          amount: example.amount,
          receive: example.receive,
          cost: example.cost,
          rate: example.rate,
          payment: example.payment,
        });
      }
    }
  });

  it('speaks four languages, and knows India as another market', async () => {
    const names = [];
    for (const language of ['en', 'zh', 'fil', 'hi']) {
      const { products } = (await app.get('product/push', { headers: { 'x-language': language } })).json();
      names.push(products[0].name);
    }
    expect(names).toEqual(['Everyday loan', '日常贷', 'Pang-araw-araw na loan', 'रोज़मर्रा लोन']);
    const { products } = (await app.get('product/push-yd')).json();
    expect(products.map(({ productId }: { productId: string }) => productId)).toEqual([
      'in-two-years',
      'in-instalments',
    ]);
    expect(products[0].rateFrom).toMatchObject({ convention: 'nominal-12', per: 'year' });
  });

  it('shows somebody who is logged in what is theirs to take, and nothing while an order is open', async () => {
    const before = (await app.get('product/push', ana)).json();
    expect([before.isPersonal, before.products[0].why]).toEqual([true, 'for-you']);
    const borrowerId = await borrowerOf(app, 'ph', '+639171110001');
    const asked = {
      market: 'ph',
      borrowerId,
      productId: 'ph-instalments',
      amount: 800_000n,
      term: months(3),
    } as const;
    const refused = await borrow(app, asked, 'refused');
    const others = (await app.get('product/push?after=refusal', ana)).json();
    // The other one is dearer.
    expect(others.products).toEqual([]);
    expect(refused).not.toBe('');
    const orderId = await borrow(app, asked, 'submitted');
    const after = (await app.get('product/push', ana)).json();
    const notNow = { why: 'open-order', orderId };
    expect(after).toMatchObject({ products: [], isPersonal: true, notNow, activeLoan: null });
    expect((await app.get('product/push')).json().products).toHaveLength(2);
  });
});

describe('A3.2 product.detail', () => {
  it('gives every term, so that a page can quote by itself, and the law that it stays under', async () => {
    const answer = (await app.get('product/detail?productId=ph-instalments')).json();
    expect(answer).toMatchObject({
      version: 1,
      businessDate: '2026-11-16',
      terms: {
        amount: { min: '2000.00', max: '20000.00', step: '500.00' },
        interest: { rate: '4.5', per: 'month' },
      },
    });
    expect(answer.ceilings.map(({ value }: { value: string }) => value)).toContain(
      'at most 12 % per month (loans up to ₱10,000 and 4 months)',
    );
    expect(answer.whoCanApply[0]).toContain('Philippines');
  });

  it('tells whoever is not known what a first loan is at most, and whoever is what they could be lent', async () => {
    const path = 'product/detail?productId=ph-instalments';
    expect((await app.get(path)).json()).toMatchObject({
      firstLoanMost: 1_000_000,
      card: { most: 2_000_000 },
    });
    const known = (await app.get(path, await app.logIn('09175550977'))).json();
    expect(known).toMatchObject({ firstLoanMost: null, card: { most: 1_000_000 } });
  });

  it('is about the market that is asked: a product of another one is not there', async () => {
    expect((await app.get('product/detail-yd?productId=in-instalments')).statusCode).toBe(200);
    for (const path of ['detail-yd?productId=ph-instalments', 'detail?productId=nothing-like-it']) {
      const answer = await app.get(`product/${path}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    }
  });
});

describe('A3.5 product.quote', () => {
  it('prices the worked example of the screens to the cent', async () => {
    const { quote, version } = (await quoteOf('ph-instalments', 800_000, 3)).json();
    expect(version).toBe(1);
    expect(quote).toMatchObject({
      currency: 'PHP',
      netReceived: 776_000,
      totalToRepay: 873_056,
      interest: 73_056,
      cost: 97_056,
      rate: { percent: '6.132037', per: 'month', convention: 'eir-monthly' },
    });
    expect(quote.rows.map(({ total }: { total: number }) => total)).toEqual([291_019, 291_019, 291_018]);
  });

  it.each([
    ['ph-instalments', 800_000, 3, '', 6132],
    ['in-two-years', 2_000_000, 24, '-yd', 1423],
  ])(
    'every figure that is shown of %s comes with it and ties',
    async (id, amount, instalments, suffix, aMonth) => {
      const { quote } = (await quoteOf(id, amount, instalments, suffix)).json();
      const { rows, fees, interest, allFees, cost, netReceived, totalToRepay, thousandCosts } = quote;
      const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
      expect(sum(fees.map(({ total }: { total: number }) => total))).toBe(allFees);
      for (const { fee, tax, total } of fees) expect(fee + tax).toBe(total);
      expect(interest + allFees).toBe(cost);
      expect(netReceived + cost).toBe(totalToRepay);
      expect(rows[0].owedBefore).toBe(amount);
      for (const [at, { owedBefore, principal, balance }] of rows.entries()) {
        expect(owedBefore - principal).toBe(balance);
        expect(rows[at + 1]?.owedBefore ?? 0).toBe(balance);
      }
      expect(thousandCosts).toBe(aMonth);
    },
  );

  it('prices the central bank’s illustration in India', async () => {
    const { quote } = (await quoteOf('in-two-years', 2_000_000, 24, '-yd')).json();
    expect(quote).toMatchObject({ currency: 'INR', netReceived: 1_960_000 });
    expect(quote.rate.percent).toMatch(/^17\.07/u);
  });

  it.each([
    ['ph-instalments', 812_345, 3, 422, 'amount_is_not_offered'],
    ['ph-instalments', 800_000, 5, 422, 'term_is_not_offered'],
    ['in-two-years', 2_000_000, 24, 404, 'not_found'],
  ])('refuses %s for %i over %i months', async (productId, amount, instalments, status, code) => {
    const answer = await quoteOf(productId, amount, instalments);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });
});

describe('A3.4 product.low-rate-point', () => {
  const count = async () => {
    const { rows } = await app.test.sql(
      "select seen::int, tapped::int from low_rate_point where product_id = 'ph-instalments'",
    );
    return rows[0];
  };

  it('counts by product and day, and nothing about who', async () => {
    for (const point of ['seen', 'seen', 'tapped']) {
      const answer = await app.post('product/low-rate-point', { productId: 'ph-instalments', point }, ana);
      expect(answer.json()).toEqual({ isCounted: true });
    }
    expect(await count()).toEqual({ seen: 2, tapped: 1 });
    const unknown = await app.post('product/low-rate-point-yd', {
      productId: 'ph-instalments',
      point: 'seen',
    });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not_found']);
  });

  it('stops counting a flood from one address, without refusing it', async () => {
    const point = { productId: 'ph-instalments', point: 'seen' };
    let counted = true;
    for (let tries = 0; tries < 130 && counted; tries += 1) {
      const answer = await app.post('product/low-rate-point', point);
      expect(answer.statusCode).toBe(200);
      counted = answer.json().isCounted;
    }
    expect(counted).toBe(false);
  });
});

// The last one: it moves the lender's day.
it('A3.3 shows nothing to somebody whose payment is late, and which loan it is', async () => {
  const ben = await app.logIn('09171110002');
  const borrowerId = await borrowerOf(app, 'ph', '+639171110002');
  const choice = { productId: 'ph-instalments', amount: 800_000n, term: months(3) };
  const orderId = await borrow(app, { market: 'ph', borrowerId, ...choice }, 'paid-out');
  // A first loan runs alone.
  expect((await app.get('product/push', ben)).json()).toMatchObject({
    notNow: { why: 'loan-runs', orderId },
    activeLoan: { item: { orderId } },
  });
  await app.test.sql("update business_clock set business_date = '2026-12-17' where market = 'ph'");
  const late = (await app.get('product/push?after=settlement', ben)).json();
  const notNow = { why: 'arrears', orderId };
  expect(late).toMatchObject({ products: [], isPersonal: true, notNow, activeLoan: null });
});
