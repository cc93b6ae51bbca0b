import { makeSchedule } from '@candor/domain/schedule';
import { offeredLoan } from '@candor/domain/product';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ProductTerms } from '@candor/domain/product';
import type { Schedule } from '@candor/domain/schedule';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDearProduct, anyPayoutDay, anyProduct } from '../testing/any-product.ts';
import { day } from '../testing/day.ts';
import { granted } from '../testing/granted.ts';
import { numberOfProducts } from '../testing/number-of-products.ts';
import type { Breach } from './breach.ts';
import { checkProduct } from './check-product.ts';
import { checkQuote } from './check-quote.ts';
import { priceLevers } from './levers.ts';

const today = day('2026-11-15');

const anyDays = fc.array(anyPayoutDay, { minLength: 30, maxLength: 30 });

/** Every amount and every term of the product on each of the days: what the check claims to speak for. */
function* everyLoan(product: ProductTerms, days: readonly CalendarDate[]): Generator<Schedule> {
  const { min, max, step } = product.amount;
  for (const term of product.terms) {
    for (const disbursedOn of days) {
      for (let amount = min; amount <= max; amount += step) {
        yield granted(makeSchedule(granted(offeredLoan(product, { amount, term, disbursedOn }))));
      }
    }
  }
}

function refusalsOf(product: ProductTerms, days: readonly CalendarDate[]) {
  return [...everyLoan(product, days)].flatMap(
    (schedule) => checkQuote('ph', schedule, schedule.terms.disbursedOn) ?? [],
  );
}

const breachesOf = (product: ProductTerms) => checkProduct('ph', product, today)?.breaches ?? [];
/** Of the price as a whole: the ones that are found by search. */
const isOfPrice = ({ refused }: Breach) =>
  refused === 'effective_rate_is_above_the_ceiling' || refused === 'total_cost_is_above_the_ceiling';
const isBroken = (product: ProductTerms, { limit }: Breach) =>
  breachesOf(product).some((each) => each.limit === limit);

describe('a product that is checked once', () => {
  it('and found lawful has no unlawful loan, whatever amount, term and day is chosen', () => {
    let accepted = 0;
    fc.assert(
      fc.property(anyProduct, anyDays, (product, days) => {
        if (breachesOf(product).length > 0) return;
        accepted += 1;
        expect(refusalsOf(product, days)).toEqual([]);
      }),
      numberOfProducts(40),
    );
    expect(accepted).toBeGreaterThan(5);
  });

  it('and found unlawful has the unlawful loan that it names', () => {
    let refused = 0;
    fc.assert(
      fc.property(anyDearProduct, (product) => {
        for (const { worst } of breachesOf(product).filter(isOfPrice)) {
          if (worst === null) throw new Error('a price is too high on some loan');
          refused += 1;
          const schedule = granted(makeSchedule(granted(offeredLoan(product, worst))));
          expect(checkQuote('ph', schedule, worst.disbursedOn)).toBeDefined();
        }
      }),
      numberOfProducts(15),
    );
    expect(refused).toBeGreaterThan(5);
  });
});

describe('the largest lawful value of a term', () => {
  it('is lawful on every loan of every day, and one step more is not', () => {
    let tried = 0;
    fc.assert(
      fc.property(anyDearProduct, anyDays, (product, days) => {
        for (const breach of breachesOf(product).filter(isOfPrice)) {
          const lever = priceLevers(product).find(({ term }) => term === breach.term);
          if (!lever) throw new Error(`${breach.term} can't be turned down`);
          if (breach.largestLawful === null) {
            expect(isBroken(lever.set(0n), breach)).toBe(true);
            continue;
          }
          tried += 1;
          const steps = BigInt(breach.largestLawful.replace('.', ''));
          const atTheLine = lever.set(steps);
          expect(isBroken(atTheLine, breach)).toBe(false);
          expect(isBroken(lever.set(steps + 1n), breach)).toBe(true);
          expect(
            refusalsOf(atTheLine, days).filter(({ facts }) => facts?.['limit'] === breach.limit),
          ).toEqual([]);
        }
      }),
      numberOfProducts(12),
    );
    expect(tried).toBeGreaterThan(3);
  });
});
