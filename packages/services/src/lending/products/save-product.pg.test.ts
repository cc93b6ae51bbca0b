import { productTermsJson } from '@candor/domain/product';
import { products, type DefaultProduct } from '@candor/markets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LendingDesk } from '../loans/testing/lending-desk.ts';
import { saveProduct } from './save-product.ts';

let desk: LendingDesk;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-11-15');
});
afterAll(() => desk.test.drop());

const [{ terms }] = products.ph as unknown as [DefaultProduct];
const payday = productTermsJson(terms);
const versions = async () => (await desk.test.sql('select count(*) from product_version')).rows[0]?.['count'];

describe('a product', () => {
  it('is saved as a version for ever: the same terms are the same version, other terms are the next', async () => {
    const save = { productId: 'ph-30-days', market: 'ph', terms: payday } as const;
    expect(await desk.done(saveProduct, save)).toEqual({ productId: 'ph-30-days', version: 1 });
    const shorter = { ...payday, coolingOffDays: 2 };
    expect(await desk.done(saveProduct, { ...save, terms: shorter })).toEqual({
      productId: 'ph-30-days',
      version: 2,
    });
    expect(await desk.done(saveProduct, save)).toEqual({ productId: 'ph-30-days', version: 3 });
  });

  it('that breaks the law is refused with the term, the limit and the largest lawful value, and leaves nothing', async () => {
    const before = await versions();
    const dear = {
      ...payday,
      fees: [
        {
          name: 'processing',
          percent: '20',
          fixed: '0.00',
          taxPercent: '0',
          taken: 'deducted',
          payee: 'lender',
        },
      ],
    };
    const refusal = await desk.refused(saveProduct, { productId: 'dear', market: 'ph', terms: dear });
    expect(refusal.refused).toBe('product_breaks_the_law');
    expect(refusal.facts?.['breaches']).toContainEqual(
      expect.objectContaining({
        refused: 'effective_rate_is_above_the_ceiling',
        term: 'fees[0].percent',
        set: '20.0000',
        limit: 'ph-eir-12',
        ceiling: '12.000000',
        largestLawful: '6.6962',
      }),
    );
    expect(await versions()).toEqual(before);
    const { rows } = await desk.test.sql(`select 1 from product where id = 'dear'`);
    expect(rows).toEqual([]);
  });

  it('whose terms can’t be read is refused with every fault at once', async () => {
    const refusal = await desk.refused(saveProduct, {
      productId: 'odd',
      market: 'ph',
      terms: { amount: { min: 'ten' } },
    });
    expect(refusal.refused).toBe('product_terms_are_unfit');
    expect(refusal.facts?.['faults']).toContainEqual(expect.objectContaining({ field: 'amount.min' }));
  });

  it('of one market is not changed from another', async () => {
    await desk.test.sql(`insert into business_clock (market, business_date) values ('in', '2026-11-15')`);
    expect(await desk.refused(saveProduct, { productId: 'ph-30-days', market: 'in', terms: payday })).toEqual(
      {
        refused: 'product_is_of_another_market',
        facts: { market: 'ph' },
      },
    );
  });
});
