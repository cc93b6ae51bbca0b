import { randomUUID } from 'node:crypto';
import { marketIds } from '@candor/markets';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apply, bureauConsent, decided, borrow, kycBorrower } from '@candor/simulator/borrowers';
import { openShop } from '@candor/simulator/lender';
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

const count = async (borrowerId: string, what: 'loan_order' | 'consent_entry') => {
  const purpose = what === 'consent_entry' ? "and purpose = 'bureau'" : '';
  const { rows } = await app.test.sql(
    `select count(*)::int as n from ${what} where borrower_id = $1 ${purpose}`,
    [borrowerId],
  );
  return rows[0]?.['n'];
};

describe.each(marketIds)('A3.1 · an application in %s', (market) => {
  it('is taken once: the same key gives the same answer, also when the first was lost', async () => {
    const borrower = await kycBorrower(app, market);
    const key = randomUUID();
    const first = await apply(app, borrower, {}, key);
    expect(first.json()).toEqual({ orderId: expect.any(String), state: 'submitted', missing: [] });
    expect((await apply(app, borrower, {}, key)).json()).toEqual(first.json());
    const other = await apply(app, borrower, { amount: borrower.asked.amount + 100_000 }, key);
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
    const again = await apply(app, borrower);
    expect([again.statusCode, again.json().code]).toEqual([409, 'borrower_has_an_open_order']);
    expect(await count(borrower.borrowerId, 'loan_order')).toBe(1);
    expect(await count(borrower.borrowerId, 'consent_entry')).toBe(1);
  });

  it('fifty at once, with one key and with fifty, are one order', async () => {
    const borrower = await kycBorrower(app, market);
    const key = randomUUID();
    const keys = Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? key : randomUUID()));
    const answers = await Promise.all(keys.map((each) => apply(app, borrower, {}, each)));
    const taken = answers.filter(({ statusCode }) => statusCode === 200).map((each) => each.json().orderId);
    expect(new Set(taken).size).toBe(1);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    expect(await count(borrower.borrowerId, 'loan_order')).toBe(1);
    await app.work();
    await app.work();
    const { rows } = await app.test.sql('select count(*)::int as n from decision where order_id = $1', [
      taken[0],
    ]);
    expect(rows[0]?.['n']).toBe(1);
  });

  it('is not held up by an offer whose last day is over, though the end of the day has not noted it', async () => {
    const borrower = await kycBorrower(app, market);
    const { orderId } = await decided(app, borrower);
    const refused = await apply(app, borrower);
    expect(refused.json().code).toBe('borrower_has_an_open_order');
    await app.test.sql(
      `update loan_order set state = 'approved', most_amount = coalesce(most_amount, amount), open_until = '2026-01-02' where id = $1`,
      [orderId],
    );
    const again = await apply(app, borrower);
    expect([again.statusCode, again.json().state]).toEqual([200, 'submitted']);
    const { rows } = await app.test.sql('select state from loan_order where id = $1', [orderId]);
    expect(rows[0]?.['state']).toBe('expired');
  });

  it('with steps left is refused, and the problem names them', async () => {
    const borrower = await kycBorrower(app, market, { without: ['job', 'ext', 'bank'] });
    const answer = await apply(app, borrower);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'certification_is_incomplete',
      fields: ['job', 'bank'].map((step) => ({ path: `/missing/${step}`, rule: 'required' })),
    });
    expect(await count(borrower.borrowerId, 'consent_entry')).toBe(0);
  });

  it('says what is not offered, and who is not asked', async () => {
    const borrower = await kycBorrower(app, market);
    const codes = [];
    for (const change of [
      { productId: 'no-such-product' },
      { amount: borrower.asked.amount + 1 },
      { term: { instalments: 5, every: { count: 1, unit: 'week' } } },
      { bureauConsent: { textVersion: '2020-01-01' } },
      { orderId: randomUUID() },
    ]) {
      codes.push((await apply(app, borrower, change)).json().code);
    }
    expect(codes).toEqual([
      'product_is_not_offered',
      'amount_is_not_offered',
      'term_is_not_offered',
      'consent_text_changed',
      'not_found',
    ]);
    expect(await count(borrower.borrowerId, 'loan_order')).toBe(0);
  });

  it('with another borrower’s order is one that does not exist, whatever else is wrong', async () => {
    const ana = await kycBorrower(app, market);
    const ben = await kycBorrower(app, market, { without: ['job'] });
    const { orderId } = (await apply(app, ana)).json();
    const answer = await apply(app, ben, { orderId, amount: 1, bureauConsent });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });

  it('is refused while an earlier loan is late, and never takes an order that is decided', async () => {
    const borrower = await kycBorrower(app, market);
    const { orderId } = await decided(app, borrower);
    const again = await apply(app, borrower, { orderId });
    expect([again.statusCode, again.json().code]).toEqual([409, 'order_cannot_change_now']);
    const other = await kycBorrower(app, market);
    const { borrowerId, asked } = other;
    const lent = await borrow(
      app,
      { market, borrowerId, ...asked, amount: BigInt(asked.amount) },
      'paid-out',
    );
    // Nothing scheduled has been paid for a year.
    await app.test.sql(
      `update row_standing set due_on = due_on - 400 where loan_id = (select id from loan where order_id = $1)`,
      [lent],
    );
    const late = await apply(app, other);
    expect([late.statusCode, late.json().code]).toEqual([409, 'borrower_is_in_arrears']);
    await app.test.sql(
      `update row_standing set due_on = due_on + 400 where loan_id = (select id from loan where order_id = $1)`,
      [lent],
    );
  });
});
