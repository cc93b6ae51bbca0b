import { delayCost, offeredLoan, productFaults } from '@candor/domain/product';
import { divideRounded } from '@candor/domain/money';
import { makeSchedule } from '@candor/domain/schedule';
import { rateIsAbove } from '@candor/domain/rate';
import { rational } from '@candor/domain/numbers';
import { stepDate } from '@candor/domain/calendar';
import type { DatedFlow } from '@candor/domain/rate';
import type { ProductTerms } from '@candor/domain/product';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyPayoutDay, anyProduct } from '../testing/any-product.ts';
import { day } from '../testing/day.ts';
import { granted } from '../testing/granted.ts';
import { numberOfProducts } from '../testing/number-of-products.ts';
import { checkProduct } from './check-product.ts';
import { isInScope, spanOf } from './is-in-scope.ts';
import { limitInForce } from './limits-in-force.ts';

const today = day('2026-11-15');

/** The dearest delay that is no dearer than being late, asked for up to a month before the due date. */
const anyDelay = fc.record({
  days: fc.integer({ min: 1, max: 60 }),
  share: fc.integer({ min: 0, max: 100 }),
  daysBefore: fc.integer({ min: 0, max: 30 }),
});

it('a delay of a lawful product never takes a loan over the effective ceiling: it costs no more than being late', () => {
  const limit = limitInForce('ph', 'effective-rate', today);
  if (!limit) throw new Error('it is in force');
  let tried = 0;
  fc.assert(
    fc.property(anyProduct, anyDelay, anyPayoutDay, (plain, { days, share, daysBefore }, disbursedOn) => {
      const lateCharge = { kind: 'percent', percent: rational(5n), per: 'month', graceDays: 0 } as const;
      const percent = rational(5n * BigInt(days * share), 3000n);
      const delay = { times: 1, days, percent, fixed: 0n, daysBefore, daysAfter: 0 };
      const product: ProductTerms = { ...plain, lateCharge, delay };
      if (productFaults(product, today).length > 0 || checkProduct('ph', product, today)) return;
      for (const term of product.terms) {
        const loan = granted(offeredLoan(product, { amount: product.amount.min, term, disbursedOn }));
        const schedule = granted(makeSchedule(loan));
        if (!isInScope(limit.scope, spanOf(schedule))) continue;
        for (const moved of schedule.rows) {
          tried += 1;
          const cost = delayCost(delay, moved.total);
          const asked = stepDate(moved.dueOn, { count: 1, unit: 'day' }, -daysBefore) ?? moved.dueOn;
          const fee: DatedFlow = {
            amount: divideRounded(cost.num, cost.den, 'down'),
            on: asked > disbursedOn ? asked : moved.dueOn,
          };
          const payments = schedule.rows.map(({ n, total, dueOn }) => ({
            amount: total,
            on: (n === moved.n ? stepDate(dueOn, { count: days, unit: 'day' }, 1) : dueOn) ?? dueOn,
          }));
          const advances = [{ amount: schedule.netReceived, on: disbursedOn }];
          const flows = { advances, payments: [...payments, fee].filter(({ amount }) => amount > 0n) };
          expect(rateIsAbove(limit.convention, flows, rational(12n, 100n))).toBe(false);
        }
      }
    }),
    numberOfProducts(60),
  );
  expect(tried).toBeGreaterThan(20);
});
