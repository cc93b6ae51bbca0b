import { rational } from '@candor/domain/numbers';
import type { ContingentCharge, ProductTerms } from '@candor/domain/product';
import { describe, expect, it } from 'vitest';
import { day } from '../testing/day.ts';
import { sampleProduct } from '../testing/sample-product.ts';
import { checkProduct } from './check-product.ts';
import { disclosedCharges } from './disclosed-charges.ts';
import { judgeProduct } from './judge-product.ts';

const today = day('2026-11-15');
const charge = (change: Partial<ContingentCharge> = {}): ContingentCharge => ({
  code: 'returned-payment',
  names: { en: 'Returned payment charge' },
  amount: 1_500n,
  times: 1,
  ...change,
});
const product = (...contingentCharges: ContingentCharge[]): ProductTerms =>
  sampleProduct({ contingentCharges });
const breaches = (terms: ProductTerms) =>
  (checkProduct('ph', terms, today)?.breaches ?? []).map(({ term, limit, set, largestLawful }) => [
    term,
    limit,
    set,
    largestLawful,
  ]);

describe('contingent charges under the law of the Philippines', () => {
  it('are no more than what the smallest instalment may cost a month past due: 5 % of 10,600.00', () => {
    expect(breaches(product(charge({ amount: 53_000n })))).toEqual([]);
    expect(breaches(product(charge({ amount: 53_001n })))).toEqual([
      ['contingentCharges[0].amount', 'ph-late-5', '530.01', '530.00'],
    ]);
  });

  it('leave the loan under its total cost cap, made as often as they may be', () => {
    // 9,500.00 of fees and interest would be lawful by themselves; the cap is 10,000.00.
    const dear = { interest: { ...sampleProduct().interest, rate: rational(6n) } };
    const twelve = charge({ amount: 53_000n, times: 12 });
    const many = [twelve, charge({ ...twelve, code: 'second' })];
    expect(breaches(sampleProduct({ ...dear, contingentCharges: many }))).toEqual([
      ['contingentCharges[0].amount', 'ph-cost-100', '530.00', '253.33'],
      ['contingentCharges[1].amount', 'ph-cost-100', '530.00', '253.33'],
    ]);
    const [first, second] = many;
    if (!first || !second) throw new Error('two charges');
    expect(breaches(product({ ...first, amount: 25_333n }, second))).toEqual([]);
  });

  it('are judged with the citation of each limit, kept or crossed', () => {
    const judged = judgeProduct('ph', product(charge({ amount: 53_001n })), today);
    expect(judged.find(({ kind }) => kind === 'late-charge')?.breaches).toHaveLength(1);
  });
});

describe('contingent charges under the law of India', () => {
  it('are in the key facts statement, bear nothing and are not capitalised: no terms can say otherwise', () => {
    const kinds = (terms: ProductTerms) => judgeProduct('in', terms, today).map(({ kind }) => kind);
    expect(kinds(product(charge()))).toEqual([
      'disclosed-charges-only',
      'no-charge-on-a-charge',
      'cooling-off',
    ]);
    expect(kinds(sampleProduct())).toEqual(['cooling-off']);
    expect(disclosedCharges(product(charge()))).toContain('contingent:returned-payment');
  });
});
