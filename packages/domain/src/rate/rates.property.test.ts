import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { rational } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { makeQuote } from '../schedule/make-quote.ts';
import { anyTerms } from '../testing/any-terms.ts';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { slowMonthsAndDays } from '../testing/slow-calendar.ts';
import { over, plus, times, whole } from '../testing/slow-fraction.ts';
import type { SlowFraction } from '../testing/slow-fraction.ts';
import { slowSign } from '../testing/slow-rate.ts';
import { actuarialUnitPeriod } from './actuarial-unit-period.ts';
import { effectiveAnnual } from './effective-annual.ts';
import { eirMonthly } from './eir-monthly.ts';
import { nominal12 } from './nominal-12.ts';
import { rateOfTimedFlows } from './rate-of-timed-flows.ts';

/** 1 + rate per unit, half a millionth of a percent below (-1) or above (1) the stated one. */
function growthBeside(millionths: bigint, side: -1n | 1n, statedTimes: Rational): SlowFraction {
  const rate: SlowFraction = [(2n * millionths + side) * statedTimes.den, 200_000_000n * statedTimes.num];
  return plus(whole(1), rate);
}

/**
 * Twelfths of a year and days of 365 or 366, or months and thirtieths, in the smallest part that all of them
 * share.
 */
const clocks = {
  'eir-monthly': { perUnit: 30, month: 30, ordinary: 1, leap: 1 },
  'nominal-12': { perUnit: 30, month: 30, ordinary: 1, leap: 1 },
  'effective-annual': { perUnit: 267_180, month: 22_265, ordinary: 732, leap: 730 },
} as const;

describe('the stated rate', () => {
  it.each([
    [eirMonthly, 150, 500],
    [nominal12, 100, 300],
    [effectiveAnnual, 50, 150],
  ] as const)('reproduces the price to its last digit, by the second opinion', (convention, usual, full) => {
    const clock = clocks[convention.id as keyof typeof clocks];
    const partsTo = (from: CalendarDate, to: CalendarDate) => {
      const { months, oddDays } = slowMonthsAndDays(from, to);
      const leap = oddDays.filter(({ isLeap }) => isLeap).length;
      return months * clock.month + (oddDays.length - leap) * clock.ordinary + leap * clock.leap;
    };
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const quote = makeQuote(terms, convention);
        fc.pre(!isRefusal(quote) && quote.rate.millionths < 10n ** 20n);
        const { rate, schedule } = quote;
        const flows = [
          { amount: -schedule.netReceived, parts: 0 },
          ...schedule.rows.map(({ total, dueOn }) => ({
            amount: total,
            parts: partsTo(terms.disbursedOn, dueOn),
          })),
        ];
        const sign = (side: -1n | 1n) =>
          slowSign(flows, clock.perUnit, growthBeside(rate.millionths, side, convention.statedTimes));
        // Exactly half-way the even one is stated: 0.0078125 % is 0.007812 %.
        const tie = rate.millionths % 2n === 0n ? 0 : undefined;
        expect([1, tie]).toContain(sign(-1n));
        expect([-1, tie]).toContain(sign(1n));
      }),
      numberOfCases(usual, { full }),
    );
  });

  it('of unit periods with simple fractions is right to its last digit, in exact fractions', () => {
    const anyPayment = fc.tuple(fc.bigInt(1n, 10n ** 6n), fc.nat(30), fc.integer({ min: 0, max: 29 }));
    fc.assert(
      fc.property(
        fc.bigInt(1n, 10n ** 7n),
        fc.array(anyPayment, { minLength: 1, maxLength: 8 }),
        (received, list) => {
          const payments = list.filter(([, period, part]) => period + part > 0);
          fc.pre(payments.length > 0);
          const convention = actuarialUnitPeriod(rational(12n));
          const rate = rateOfTimedFlows(convention, {
            advances: [{ amount: rational(received), time: rational(0n) }],
            payments: payments.map(([amount, period, part]) => ({
              amount: rational(amount),
              time: rational(BigInt(30 * period + part), 30n),
            })),
          });
          fc.pre(!isRefusal(rate));
          const sumAt = (growth: SlowFraction) =>
            payments.reduce<SlowFraction>((sum, [amount, period, part]) => {
              const interest = plus(growth, whole(-1));
              const simple = plus(whole(1), times([BigInt(part), 30n], interest));
              const compound: SlowFraction = [growth[0] ** BigInt(period), growth[1] ** BigInt(period)];
              return plus(sum, over(whole(amount), times(simple, compound)));
            }, whole(-received));
          const below = growthBeside(rate.millionths, -1n, convention.statedTimes);
          const above = growthBeside(rate.millionths, 1n, convention.statedTimes);
          if (below[0] > 0n) expect(sumAt(below)[0] > 0n).toBe(true);
          expect(sumAt(above)[0] < 0n).toBe(true);
        },
      ),
      numberOfCases(150, { full: 400 }),
    );
  });

  it('is the one nearest to 0 of all, and there is one wherever the equation tips over', () => {
    // Amounts in turn received and repaid, a year apart; looked at every half percent from -95 % to 400 %.
    const years = fc.array(fc.bigInt(-3000n, 3000n), { minLength: 2, maxLength: 6 });
    const grid = Array.from({ length: 991 }, (_, k) => k - 190); // half percents
    fc.assert(
      fc.property(years, (list) => {
        fc.pre(list.some((each) => each > 0n) && list.some((each) => each < 0n));
        const pick = (sign: bigint) =>
          list.flatMap((amount, year) =>
            amount * sign > 0n ? [{ amount: rational(amount * sign), time: rational(BigInt(year)) }] : [],
          );
        const rate = rateOfTimedFlows(effectiveAnnual, { advances: pick(-1n), payments: pick(1n) });
        const signAt = (halfPercents: number) => {
          const [growth, hundred] = [200n + BigInt(halfPercents), 200n];
          const last = BigInt(list.length - 1);
          const sum = list.reduce(
            (all, amount, year) => all + amount * hundred ** BigInt(year) * growth ** (last - BigInt(year)),
            0n,
          );
          return sum > 0n ? 1 : sum < 0n ? -1 : 0;
        };
        const signs = grid.map(signAt);
        const crossings = grid.flatMap((at, k) =>
          k > 0 && signs[k] !== signs[k - 1] ? [[grid[k - 1] ?? 0, at] as const] : [],
        );
        if (crossings.length > 0) expect(isRefusal(rate)).toBe(false);
        if (isRefusal(rate)) return;
        const size = rate.millionths < 0n ? -rate.millionths : rate.millionths;
        for (const [from, to] of crossings) {
          const farthest = BigInt(Math.max(Math.abs(from), Math.abs(to))) * 500_000n;
          expect(size <= farthest).toBe(true);
        }
      }),
      numberOfCases(100, { full: 300 }),
    );
  });
});
