import * as fc from 'fast-check';
import { stepUnits } from '../calendar/step-date.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { roundingModes } from '../money/divide-rounded.ts';
import { rational } from '../numbers/rational.ts';
import { dayCounts, feesTaken, interestMethods, ratePeriods } from '../schedule/loan-terms.ts';
import type { FeeTerms, LoanTerms } from '../schedule/loan-terms.ts';
import { slowDate, slowDay } from './slow-calendar.ts';

/** Days of two centuries, month ends and leap days as often as all others together. */
export const anyDate: fc.Arbitrary<CalendarDate> = fc.oneof(
  fc
    .integer({ min: slowDay('1990-01-01'), max: slowDay('2190-12-31') })
    .map((day) => slowDate(day) as CalendarDate),
  fc.constantFrom(
    ...['2024-01-31', '2024-02-29', '2023-12-31', '2026-01-30', '2026-08-31', '2099-12-31', '2100-02-28'].map(
      (date) => date as CalendarDate,
    ),
  ),
);

const anyAmount = fc.oneof(
  { weight: 8, arbitrary: fc.bigInt(1n, 100_000_000n) },
  { weight: 1, arbitrary: fc.bigInt(1n, 500n) },
  { weight: 1, arbitrary: fc.bigInt(2n ** 52n, 2n ** 70n) },
);

const anyPercent = (most: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: most * 10_000 }), fc.constantFrom(1n, 100n, 10_000n))
    .map(([units, den]) => rational((BigInt(units) * den) / 10_000n, den));

const anyFee: fc.Arbitrary<FeeTerms> = fc.record({
  name: fc.constant('processing'),
  percent: anyPercent(12),
  fixed: fc.bigInt(0n, 5_000n),
  taxPercent: fc.constantFrom(rational(0n), rational(18n), rational(12n), rational(25n, 2n)),
  taken: fc.constantFrom(...feesTaken),
});

const anyLoan = fc.record({
  amount: anyAmount,
  disbursedOn: anyDate,
  instalments: fc.integer({ min: 1, max: 30 }),
  every: fc.record({ count: fc.integer({ min: 1, max: 4 }), unit: fc.constantFrom(...stepUnits) }),
  firstDueOn: fc.constant(null),
  interest: fc.record({
    rate: anyPercent(30),
    per: fc.constantFrom(...ratePeriods),
    method: fc.constantFrom(...interestMethods),
    dayCount: fc.constantFrom(...dayCounts),
  }),
  fees: fc.array(anyFee, { maxLength: 2 }),
  rounding: fc.record({
    mode: fc.constantFrom(...roundingModes),
    to: fc.constantFrom(1n, 1n, 1n, 5n, 100n, 1_000n),
  }),
});

/**
 * Loans of every kind that the terms allow, the sensible ones most often; some with the first due date moved.
 */
export const anyTerms: fc.Arbitrary<LoanTerms> = fc
  .tuple(anyLoan, fc.option(fc.integer({ min: 1, max: 70 })))
  .map(([loan, days]) => (days === null ? loan : moved(loan, days)));

function moved(loan: LoanTerms, days: number): LoanTerms {
  return { ...loan, firstDueOn: slowDate(slowDay(loan.disbursedOn) + days) as CalendarDate };
}
