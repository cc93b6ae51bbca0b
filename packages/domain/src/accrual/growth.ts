import type { CalendarDate } from '../calendar/calendar-date.ts';
import { dateOfDayNumber, dayNumber } from '../calendar/day-number.ts';
import { splitByYear } from '../calendar/split-by-year.ts';
import { add, rational, zero } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { duePeriods } from '../schedule/due-dates.ts';
import type { LoanTerms } from '../schedule/loan-terms.ts';
import { periodFactors } from '../schedule/period-factors.ts';

/** What a unit of balance earns between two days. */
export type Growth = (from: CalendarDate, to: CalendarDate) => Rational;

/**
 * Interest between any two days of a loan, by the factors of its own schedule.
 *   4.5 % a month, equal periods, 18 October to 18 November: 0.045. To 15 November: 0.045 × 28/31.
 *   From 15 November to 18 December: 0.045 × 3/31 + 0.045.
 * Inside a period it grows with its days; by actual/actual a day of a leap year is a 366th, as in the
 * schedule itself. Before the payout and after the last due date nothing grows.
 */
export function growthOf(terms: LoanTerms): Growth {
  const periods = duePeriods(terms);
  if (isRefusal(periods)) throw new Error('the terms of a loan have due dates');
  const { nums, den } = periodFactors(terms.interest, terms.every, periods);
  const weight = terms.interest.dayCount === 'actual/actual' ? partsOfYears : days;
  return (from, to) => {
    const [start, end] = [dayNumber(from), dayNumber(to)];
    return periods.reduce<Rational>((sum, period, k) => {
      const [begin, finish] = [Math.max(start, period.from), Math.min(end, period.to)];
      if (begin >= finish) return sum;
      const share = rational(BigInt(weight(begin, finish)), BigInt(weight(period.from, period.to)));
      return add(sum, rational((nums[k] ?? 0n) * share.num, den * share.den));
    }, zero);
  };
}

/**
 * The days on which interest begins to grow faster or slower: those between two periods and, by
 * actual/actual, every 1 January. Between two of them it grows by the same amount each day.
 */
export function growthEdges(terms: LoanTerms): CalendarDate[] {
  const periods = duePeriods(terms);
  if (isRefusal(periods)) throw new Error('the terms of a loan have due dates');
  const [first, last] = [periods.at(0)?.from ?? 0, periods.at(-1)?.to ?? 0];
  const years =
    terms.interest.dayCount === 'actual/actual'
      ? Array.from({ length: yearOf(last) - yearOf(first) }, (_, k) => newYear(yearOf(first) + k + 1))
      : [];
  const edges = new Set([first, ...periods.map(({ to }) => to), ...years]);
  return [...edges].toSorted((a, b) => a - b).map(dateOfDayNumber);
}

function yearOf(day: number): number {
  return Number(dateOfDayNumber(day).slice(0, 4));
}

function newYear(year: number): number {
  return dayNumber(`${String(year).padStart(4, '0')}-01-01` as CalendarDate);
}

function days(from: number, to: number): number {
  return to - from;
}

/** In 365 × 366ths of a year, so that both kinds of day are whole. */
function partsOfYears(from: number, to: number): number {
  const { ordinary, leap } = splitByYear(from, to);
  return ordinary * 366 + leap * 365;
}
