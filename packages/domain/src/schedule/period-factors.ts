import { splitByYear } from '../calendar/split-by-year.ts';
import type { Step, StepUnit } from '../calendar/step-date.ts';
import type { Period } from './due-dates.ts';
import type { DayCount, InterestTerms, RatePeriod } from './loan-terms.ts';

/**
 * What one period charges for each unit of balance: nums[k] / den. One denominator for all, so rows need no
 * gcd.
 */
export type PeriodFactors = { readonly nums: readonly bigint[]; readonly den: bigint };

/** A rate per month counts as 12 times, a rate per day as 365 times a year's. */
export const timesAYear: Readonly<Record<RatePeriod, bigint>> = { day: 365n, month: 12n, year: 1n };

/** A part of the yearly rate: parts / whole. */
type YearPart = { readonly parts: (period: Period) => number; readonly whole: number };

/**
 * The factor of each period. 7 % per month, equal periods of one month: 7/100 × 12 × 1/12 = 7/100 each.
 * 12 % per year, actual/365, a period of 31 days: 12/100 × 31/365.
 */
export function periodFactors(
  interest: InterestTerms,
  every: Step,
  periods: readonly Period[],
): PeriodFactors {
  const { parts, whole } = yearPart(interest.dayCount, every);
  const yearly = interest.rate.num * timesAYear[interest.per];
  const nums: bigint[] = [];
  let [before, num] = [Number.NaN, 0n];
  for (const period of periods) {
    const now = parts(period);
    if (now !== before) num = yearly * BigInt(now); // most periods are like the one before
    before = now;
    nums.push(num);
  }
  return { nums, den: interest.rate.den * 100n * BigInt(whole) };
}

/** The same where doubles hold it: nums[k] / den, whole numbers that are exact while they are below 2^53. */
export type QuickFactors = { readonly nums: readonly number[]; readonly den: number };

export function quickFactors(interest: InterestTerms, every: Step, periods: readonly Period[]): QuickFactors {
  const { parts, whole } = yearPart(interest.dayCount, every);
  const yearly = Number(interest.rate.num) * quickTimesAYear[interest.per];
  const nums: number[] = [];
  for (const period of periods) nums.push(yearly * parts(period));
  return { nums, den: Number(interest.rate.den) * 100 * whole };
}

const quickTimesAYear: Readonly<Record<RatePeriod, number>> = { day: 365, month: 12, year: 1 };

const equalPeriods: Readonly<Record<StepUnit, { readonly parts: number; readonly whole: number }>> = {
  day: { parts: 1, whole: 365 },
  week: { parts: 7, whole: 365 },
  'half-month': { parts: 1, whole: 24 },
  month: { parts: 1, whole: 12 },
};

/** Days that 30/360 takes for granted; days and weeks are counted as they are. */
const thirtyDayMonth: Readonly<Partial<Record<StepUnit, number>>> = { 'half-month': 15, month: 30 };

/**
 * Equal periods, and 30/360 for months and half-months, charge a whole period whatever its days, also when
 * the first due date was moved: whoever wants the moved days charged takes an actual day count.
 */
function yearPart(dayCount: DayCount, { count, unit }: Step): YearPart {
  switch (dayCount) {
    case 'equal-periods': {
      const { parts, whole } = equalPeriods[unit];
      return { parts: () => parts * count, whole };
    }
    case '30/360': {
      const assumed = thirtyDayMonth[unit];
      return { parts: assumed === undefined ? daysOf : () => assumed * count, whole: 360 };
    }
    case 'actual/360':
      return { parts: daysOf, whole: 360 };
    case 'actual/364':
      return { parts: daysOf, whole: 364 };
    case 'actual/365':
      return { parts: daysOf, whole: 365 };
    case 'actual/actual':
      return { parts: actualParts, whole: 365 * 366 };
  }
}

function daysOf({ from, to }: Period): number {
  return to - from;
}

/** A day is 1/365 or 1/366 of its own year; in parts of 365 × 366 both are whole. */
function actualParts({ from, to }: Period): number {
  const { ordinary, leap } = splitByYear(from, to);
  return ordinary * 366 + leap * 365;
}

/** A part of a year as a person would write it down. */
export type YearShare = { readonly parts: number; readonly whole: number };

/** The same part of the yearly rate for showing: 30/365 + 1/366 where the factor itself says 11346/133590. */
export function yearShares(dayCount: DayCount, every: Step, period: Period): YearShare[] {
  const { parts, whole } = yearPart(dayCount, every);
  if (dayCount !== 'actual/actual') return [{ parts: parts(period), whole }];
  const { ordinary, leap } = splitByYear(period.from, period.to);
  const both = [
    { parts: ordinary, whole: 365 },
    { parts: leap, whole: 366 },
  ];
  return both.filter((share) => share.parts > 0);
}
