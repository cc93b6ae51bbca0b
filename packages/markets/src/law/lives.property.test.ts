import { costCharged, costToTheEnd, openLoan } from '@candor/domain/loan';
import { planOf } from '@candor/domain/instalments';
import { isRefusal } from '@candor/domain/refusals';
import { overdueSpans } from '@candor/domain/late';
import { productFaults } from '@candor/domain/product';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import type { ProductTerms } from '@candor/domain/product';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anySteps, live } from '@candor/domain/testing/any-life';
import { loanAgreement } from '../loan-agreement.ts';
import { quoteProduct } from '../quote-product.ts';
import { anyPayoutDay, anyProduct } from '../testing/any-product.ts';
import { day } from '../testing/day.ts';
import { numberOfProducts } from '../testing/number-of-products.ts';
import { checkProduct } from './check-product.ts';
import { checkQuote } from './check-quote.ts';

const today = day('2026-11-15');

/** Products of the market's own kind with a delay no dearer than being late; about half of them lawful. */
const anyDelayed: fc.Arbitrary<ProductTerms> = fc
  .record({
    product: anyProduct,
    days: fc.integer({ min: 1, max: 30 }),
    times: fc.integer({ min: 1, max: 3 }),
    price: fc.bigInt(1n, 4_000n),
  })
  .map(({ product, days, times, price }) => withCharge(withDelay(product, days, times), times, price));

function withCharge(product: ProductTerms, times: number, amount: bigint): ProductTerms {
  const charge = { code: 'returned-payment', names: { en: 'Returned payment' }, amount, times };
  return { ...product, contingentCharges: [charge] };
}

function withDelay(product: ProductTerms, days: number, times: number): ProductTerms {
  const late = product.lateCharge;
  if (late?.kind !== 'percent' || late.graceDays > 0) return product;
  const { num, den } = late.percent;
  const percent = { num: num * BigInt(days), den: den * 30n };
  return { ...product, delay: { times, days, percent, fixed: 0n, daysBefore: 20, daysAfter: 0 } };
}

function madeOf(product: ProductTerms, choice: number, disbursedOn: CalendarDate): Loan | undefined {
  const term = product.terms[choice % product.terms.length];
  if (!term || productFaults(product, today).length > 0 || checkProduct('ph', product, today))
    return undefined;
  const quote = quoteProduct('ph', product, { amount: product.amount.min, term, disbursedOn }, disbursedOn);
  if (isRefusal(quote) || quote.schedule.rows.some(({ principal }) => principal < 0n)) return undefined;
  expect(checkQuote('ph', quote.schedule, disbursedOn)).toBeUndefined();
  return openLoan(quote.schedule, loanAgreement('ph', product, quote, disbursedOn));
}

/** Checking a product takes longer than living: so each lives several times. */
const anyLives = fc.array(anySteps, { minLength: 8, maxLength: 8 });

function expectWithin(loan: Loan, on: CalendarDate): void {
  const { mostCost } = loan.agreement.limits;
  if (mostCost !== null) {
    expect(costToTheEnd(loan).total <= mostCost).toBe(true);
    expect(costCharged(loan, on).total <= mostCost).toBe(true);
  }
  expectLateWithin(loan, on);
}

/**
 * 5 % a month of what was overdue, for every day that ended so: no product asks more, whatever is done with
 * the loan.
 */
function expectLateWithin(loan: Loan, on: CalendarDate): void {
  const cap = loan.agreement.limits.mostLatePercentPerMonth;
  if (cap === null) return;
  for (const { n } of planOf(loan).rows) {
    const charged = loan.lateCharges.reduce(
      (sum, each) => (each.n === n && each.why !== 'carried' ? sum + each.amount : sum),
      0n,
    );
    const base = overdueSpans(loan, n, on, 0).reduce(
      (sum, { scheduled, days }) => sum + scheduled * BigInt(days),
      0n,
    );
    expect(charged * cap.den * 3000n <= base * cap.num).toBe(true);
  }
}

it('no loan of a lawful product ever crosses a ceiling: years of payments, charges by hand, delays, reversals and other terms', () => {
  let lives = 0;
  let byHand = 0;
  fc.assert(
    fc.property(anyDelayed, fc.nat(), anyPayoutDay, anyLives, (product, choice, disbursedOn, each) => {
      const loan = madeOf(product, choice, disbursedOn);
      if (!loan) return;
      lives += each.length;
      for (const steps of each) {
        const lived = live(loan, steps, expectWithin);
        byHand += lived.lateCharges.filter(({ why }) => why === 'contingent').length;
      }
    }),
    numberOfProducts(60),
  );
  expect(lives).toBeGreaterThan(50);
  expect(byHand).toBeGreaterThan(5);
});
