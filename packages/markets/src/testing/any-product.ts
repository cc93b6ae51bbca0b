import { dateOfDayNumber, dayNumber, stepUnits } from '@candor/domain/calendar';
import { dayCounts, feesTaken, interestMethods } from '@candor/domain/schedule';
import { paidParts } from '@candor/domain/product';
import { rational, zero } from '@candor/domain/numbers';
import type { CalendarDate } from '@candor/domain/calendar';
import type { OfferedTerm, ProductTerms } from '@candor/domain/product';
import * as fc from 'fast-check';
import { day } from './day.ts';

/**
 * Payout days under today's ceilings, until the year whose leap day is left out; month ends as often as the
 * rest.
 */
export const anyPayoutDay: fc.Arbitrary<CalendarDate> = fc.oneof(
  fc.integer({ min: dayNumber(day('2026-04-01')), max: dayNumber(day('2099-06-30')) }).map(dateOfDayNumber),
  fc.constantFrom(
    ...['2027-01-31', '2028-02-29', '2028-01-30', '2026-10-31', '2027-02-28', '2027-12-31', '2031-02-01'].map(
      day,
    ),
  ),
);

const percentUpTo = (most: number) =>
  fc.integer({ min: 0, max: most * 100 }).map((units) => rational(BigInt(units), 100n));

/** Of every unit, short and long, so that many end just inside or just outside four months. */
const anyTerm: fc.Arbitrary<OfferedTerm> = fc.constantFrom(...stepUnits).chain((unit) =>
  fc.record({
    instalments: fc.integer({ min: 1, max: { day: 4, week: 9, 'half-month': 9, month: 5 }[unit] }),
    every: fc.record({
      count: fc.integer({ min: 1, max: { day: 62, week: 3, 'half-month': 2, month: 2 }[unit] }),
      unit: fc.constant(unit),
    }),
  }),
);

/**
 * Products around the Philippine ceilings: about half of them lawful, few amounts, so that all can be tried.
 */
export const anyProduct: fc.Arbitrary<ProductTerms> = fc
  .record({
    least: fc.integer({ min: 5, max: 110 }),
    steps: fc.integer({ min: 0, max: 6 }),
    step: fc.constantFrom(12_345n, 50_000n, 99_999n),
    terms: fc.uniqueArray(anyTerm, {
      minLength: 1,
      maxLength: 2,
      selector: ({ instalments, every }) => `${instalments} ${every.count} ${every.unit}`,
    }),
    rate: percentUpTo(7),
    per: fc.constantFrom('day' as const, 'month' as const, 'year' as const),
    method: fc.constantFrom(...interestMethods),
    dayCount: fc.constantFrom(...dayCounts),
    fees: fc.array(
      fc.record({
        percent: percentUpTo(5),
        fixed: fc.bigInt(0n, 2_000n),
        taxPercent: fc.constantFrom(zero, rational(12n), rational(18n)),
        taken: fc.constantFrom(...feesTaken),
      }),
      { maxLength: 2 },
    ),
    late: fc.option(
      fc.oneof(
        fc.record({
          kind: fc.constant('percent' as const),
          percent: percentUpTo(6),
          per: fc.constant('month' as const),
          graceDays: fc.integer({ min: 0, max: 5 }),
        }),
        fc.record({
          kind: fc.constant('fixed' as const),
          fixed: fc.bigInt(0n, 2_000n),
          graceDays: fc.integer({ min: 0, max: 5 }),
        }),
      ),
    ),
    rounding: fc.record({
      mode: fc.constantFrom('half-even' as const, 'half-up' as const),
      to: fc.constantFrom(1n, 1n, 5n, 100n),
    }),
  })
  .map(({ least, steps, step, terms, rate, per, method, dayCount, fees, late, rounding }) => {
    const min = BigInt(least) * 10_000n;
    const inUnit = { day: rational(1n, 30n), month: rational(1n), year: rational(12n) }[per];
    return {
      amount: { min, max: min + BigInt(steps) * step, step },
      terms,
      interest: {
        // The same rate spoken per day, cut to four decimals as people do.
        rate: rational((rate.num * inUnit.num * 10_000n) / (rate.den * inUnit.den), 10_000n),
        per,
        method,
        dayCount,
      },
      fees: fees.map((fee, k) => ({ name: `fee ${k + 1}`, payee: 'lender', ...fee })),
      lateCharge: late,
      delay: null,
      coolingOffDays: 1,
      earlySettlement: { chargePercent: zero },
      paymentOrder: paidParts,
      rounding,
    };
  });

/** The same with so much deducted that nearly all are above the ceiling. */
export const anyDearProduct: fc.Arbitrary<ProductTerms> = fc
  .tuple(anyProduct, fc.integer({ min: 12, max: 40 }), fc.boolean())
  .map(([product, percent, isFixed]) => withDearFee(product, BigInt(percent), isFixed ? 'fixed' : 'percent'));

function withDearFee(product: ProductTerms, percent: bigint, kind: 'fixed' | 'percent'): ProductTerms {
  const fee = {
    name: 'dear',
    payee: 'lender',
    taxPercent: zero,
    taken: 'deducted',
    percent: kind === 'percent' ? rational(percent) : zero,
    fixed: kind === 'fixed' ? (product.amount.min * percent) / 100n : 0n,
  } as const;
  return { ...product, fees: [fee, ...product.fees.slice(1)] };
}
