import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { sampleProduct } from '../testing/sample-product.ts';
import { sampleTerms } from '../testing/sample-terms.ts';
import { offeredLoan } from './offered-loan.ts';
import type { LoanChoice } from './offered-loan.ts';

const product = sampleProduct();
const fine: LoanChoice = {
  amount: 800_000n,
  term: { instalments: 3, every: { count: 1, unit: 'month' } },
  disbursedOn: '2026-11-15' as CalendarDate,
};

describe('a loan of a product', () => {
  it('has the product’s terms and the borrower’s choice, and nothing else', () => {
    expect(offeredLoan(product, fine)).toEqual(
      sampleTerms({
        ...fine.term,
        amount: fine.amount,
        disbursedOn: fine.disbursedOn,
        interest: product.interest,
        fees: product.fees,
        rounding: product.rounding,
      }),
    );
  });

  it.each<[string, Partial<LoanChoice>, string | undefined]>([
    ['the smallest amount', { amount: 200_000n }, undefined],
    ['less than it', { amount: 150_000n }, 'amount_is_not_offered'],
    ['the largest amount', { amount: 1_000_000n }, undefined],
    ['more than it', { amount: 1_050_000n }, 'amount_is_not_offered'],
    ['between two steps', { amount: 225_000n }, 'amount_is_not_offered'],
    ['another number of instalments', { term: { ...fine.term, instalments: 4 } }, 'term_is_not_offered'],
    ['another unit', { term: { instalments: 3, every: { count: 1, unit: 'week' } } }, 'term_is_not_offered'],
    ['another step', { term: { instalments: 3, every: { count: 2, unit: 'month' } } }, 'term_is_not_offered'],
  ])('%s', (_, change, refused) => {
    const loan = offeredLoan(product, { ...fine, ...change });
    expect('refused' in loan ? loan.refused : undefined).toBe(refused);
  });
});
