import { describe, expect, it } from 'vitest';
import { rational } from '../numbers/rational.ts';
import { planOf } from '../instalments/row-states.ts';
import { day, workedLoan, workedTerms } from '../testing/worked-loan.ts';
import { accrual } from './accrual.ts';
import { growthOf } from './growth.ts';
import { interestOfRow, interestToDate } from './interest-to-date.ts';

describe('interest between two days', () => {
  const growth = growthOf(workedTerms);

  it.each([
    ['2026-10-18', '2026-11-18', 45n, 1000n],
    ['2026-10-18', '2026-11-15', 45n * 28n, 31_000n],
    ['2026-11-15', '2026-12-18', 45n * 34n, 31_000n],
    ['2026-11-15', '2026-11-15', 0n, 1n],
    ['2026-12-18', '2027-06-30', 0n, 1n],
    ['2020-01-01', '2026-09-18', 0n, 1n],
  ])('%s to %s grows by days inside an equal period', (from, to, num, den) => {
    expect(growth(day(from), day(to))).toEqual(rational(num, den));
  });

  it('grows by a 366th for a day of a leap year, by a 365th for one of another', () => {
    const interest = {
      ...workedTerms.interest,
      rate: rational(100n),
      per: 'year',
      dayCount: 'actual/actual',
    } as const;
    const terms = { ...workedTerms, disbursedOn: day('2027-12-15'), instalments: 1, interest };
    const across = growthOf(terms);
    expect(across(day('2027-12-15'), day('2028-01-01'))).toEqual(rational(17n, 365n));
    expect(across(day('2028-01-01'), day('2028-01-15'))).toEqual(rational(14n, 366n));
  });
});

describe('interest to a day', () => {
  it.each([
    ['2026-09-18', 0n],
    ['2026-09-19', 1_200n],
    ['2026-10-18', 36_000n],
    ['2026-11-15', 36_000n + 22_151n],
    ['2026-12-18', 73_056n],
    ['2030-01-01', 73_056n],
  ])('on %s is %s', (on, interest) => {
    expect(interestToDate(workedLoan(), day(on))).toBe(interest);
  });

  it('of a flat loan is the elapsed periods in full and the running one by days', () => {
    const flat = workedLoan({ interest: { ...workedTerms.interest, method: 'flat' } });
    expect(interestToDate(flat, day('2026-11-15'))).toBe(36_000n + 32_516n); // 360.00 × 28/31
  });

  it('grows by days where the rate is nothing but the row was given interest', () => {
    const [row] = planOf(workedLoan()).rows;
    if (!row) throw new Error('there is a row');
    const none = growthOf({ ...workedTerms, interest: { ...workedTerms.interest, rate: rational(0n) } });
    expect(interestOfRow(row, day('2026-10-03'), none, 'half-even')).toBe(18_000n);
  });
});

describe('what is posted for a day', () => {
  const open = { posted: 0n, stopAt: null, otherCosts: 0n };
  it.each([
    ['less what was posted before', 58_151n, { ...open, posted: 57_360n }, 791n],
    ['nothing on the same day again', 58_151n, { ...open, posted: 58_151n }, 0n],
    ['up to the ceiling', 58_000n, { posted: 57_360n, stopAt: 800_000n, otherCosts: 742_000n }, 640n],
    ['nothing at the ceiling', 90_000n, { posted: 58_000n, stopAt: 800_000n, otherCosts: 742_000n }, 0n],
    ['nothing where fees alone have reached it', 1_000n, { posted: 0n, stopAt: 500n, otherCosts: 600n }, 0n],
    ['back, if a settlement of the past cut it off', 22_151n, { ...open, posted: 24_524n }, -2_373n],
  ])('%s', (_, toDate, soFar, posted) => {
    expect(accrual(toDate, soFar)).toBe(posted);
  });
});
