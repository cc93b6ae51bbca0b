import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideRounded, divideRoundedDouble, roundingModes } from '../money/divide-rounded.ts';
import { bigintOf, fitsDouble } from '../numbers/exact-double.ts';
import { rational } from '../numbers/rational.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { anyTerms } from '../testing/any-terms.ts';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { duePeriods } from './due-dates.ts';
import type { LoanTerms } from './loan-terms.ts';
import { exactRows } from './make-schedule.ts';
import { quickRows } from './quick-rows.ts';

/** Around the end of what a double holds, and far beyond. */
const hugeAmount = fc.oneof(
  fc.bigInt(2n ** 30n, 2n ** 53n),
  fc.bigInt(2n ** 52n, 2n ** 54n),
  fc.bigInt(1n, 2n ** 80n),
);
const hugePart = fc.oneof(fc.bigInt(0n, 2n ** 20n), fc.bigInt(2n ** 40n, 2n ** 56n));

/** The terms of a loan with numbers that nobody writes down. */
const extremeTerms = fc
  .record({
    terms: anyTerms,
    amount: hugeAmount,
    num: hugePart,
    den: hugePart,
    to: fc.oneof(fc.constant(1n), hugePart),
  })
  .map(extreme);

function extreme({
  terms,
  amount,
  num,
  den,
  to,
}: Record<'amount' | 'num' | 'den' | 'to', bigint> & { terms: LoanTerms }): LoanTerms {
  const interest = { ...terms.interest, rate: rational(num, den + 1n) };
  return { ...terms, amount, interest, rounding: { ...terms.rounding, to: to + 1n } };
}

/** How many of the loans fitted doubles; each must then come out as in whole numbers of any length. */
function compared(anyLoan: fc.Arbitrary<LoanTerms>, cases: number): number {
  let fitted = 0;
  fc.assert(
    fc.property(anyLoan, fc.option(fc.bigInt(0n, 2n ** 60n)), (terms, fee) => {
      const periods = duePeriods(terms);
      if (isRefusal(periods)) return;
      const fees = fee === null ? undefined : periods.map(() => fee);
      const quick = quickRows(terms, periods, fees);
      if (!quick) return;
      fitted += 1;
      expect(quick).toEqual(exactRows(terms, periods, fees));
    }),
    numberOfCases(cases, { isCounted: true }),
  );
  return fitted;
}

describe('rows in doubles', () => {
  it('are those of whole numbers of any length, for nearly all loans that are lent', () => {
    expect(compared(anyTerms, 3000)).toBeGreaterThan(2200);
  });

  it('are those of whole numbers of any length also at the end of what a double holds, or are not made', () => {
    const fitted = compared(extremeTerms, 3000);
    expect(fitted).toBeGreaterThan(20);
    expect(fitted).toBeLessThan(2900);
  });

  it('divide as whole numbers of any length do, up to the bound that is proved', () => {
    const anyWhole = fc.oneof(
      fc.nat(1000),
      fc.maxSafeNat(),
      fc.nat(64).map((less) => Number.MAX_SAFE_INTEGER - less),
    );
    fc.assert(
      fc.property(
        anyWhole,
        anyWhole,
        fc.integer({ min: 1, max: 70_000 }),
        fc.constantFrom(...roundingModes),
        (a, b, c, mode) => {
          // A rounded quotient would go wrong beside a multiple of the divisor or half-way between two.
          for (const den of [b + 1, c]) {
            const beside = [a, a - (a % den), a - (a % den) - 1, a - (a % den) + Math.floor(den / 2)];
            for (const num of beside.filter((each) => each >= 0 && fitsDouble(each + den))) {
              expect(bigintOf(divideRoundedDouble(num, den, mode))).toBe(
                divideRounded(BigInt(num), BigInt(den), mode),
              );
            }
          }
        },
      ),
      numberOfCases(5000),
    );
  });

  it('know what fits: the last whole number, and none after it', () => {
    expect(fitsDouble(Number.MAX_SAFE_INTEGER)).toBe(true);
    expect(fitsDouble(Number.MAX_SAFE_INTEGER + 1)).toBe(false);
    expect(bigintOf(Number.MAX_SAFE_INTEGER)).toBe(2n ** 53n - 1n);
    expect(bigintOf(-1_234_567_890_123)).toBe(-1_234_567_890_123n);
  });
});
