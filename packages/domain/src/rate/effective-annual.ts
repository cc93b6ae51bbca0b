import type { CalendarDate } from '../calendar/calendar-date.ts';
import { monthsBetween } from '../calendar/months-between.ts';
import { splitByYear } from '../calendar/split-by-year.ts';
import { one } from '../numbers/rational.ts';
import type { DatedConvention, Time } from './rate-convention.ts';

/**
 * Effective rate per year, as the European Union and the United Kingdom disclose it: Σ C(1+x)^-t, t in years.
 * 200,000 less 4,000, repaid 207,618.17 after 6 months: (207,618.17 / 196,000)² - 1 = 12.206644 %.
 */
export const effectiveAnnual: DatedConvention = {
  id: 'effective-annual',
  law: 'European Union: Directive 2008/48/EC Annex I, as amended by 2011/90/EU; United Kingdom: FCA CONC App 1',
  timeUnit: 'year',
  per: 'year',
  statedTimes: one,
  partPeriod: 'compound',
  timeBetween: yearsBetween,
};

/** A common multiple of 12, 365 and 366. */
const commonDen = 267_180;

/**
 * Whole calendar months as twelfths; odd days over 365, or over 366 those that fall in a leap year.
 * 10 Jan 2024 → 15 Mar 2024 is 2/12 + 5/366; 30 Nov 2023 → 5 Jan 2024 is 1/12 + 2/365 + 4/366.
 */
function yearsBetween(from: CalendarDate, to: CalendarDate): Time {
  const { months, oddFrom, oddTo } = monthsBetween(from, to);
  if (oddFrom === oddTo) return { num: months, den: 12 };
  const { ordinary, leap } = splitByYear(oddFrom, oddTo);
  const num = (months * commonDen) / 12 + (ordinary * commonDen) / 365 + (leap * commonDen) / 366;
  return { num, den: commonDen };
}
