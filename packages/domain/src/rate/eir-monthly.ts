import { one } from '../numbers/rational.ts';
import { monthsAndThirtieths } from './months-and-thirtieths.ts';
import type { DatedConvention } from './rate-convention.ts';

/**
 * Effective interest rate per month, as the Philippines discloses it and limits it: the periodic internal
 * rate of return of the flows really charged. 10,000 less a fee of 535.71, repaid 10,600 after 30 days:
 * 9,464.29 = 10,600 / (1+i), i = 12.00 % per month.
 */
export const eirMonthly: DatedConvention = {
  id: 'eir-monthly',
  law: 'Philippines: Truth in Lending Act (RA 3765); BSP Circular 1133 (2021); SEC Memorandum Circular 3 (2022)',
  timeUnit: 'month',
  per: 'month',
  statedTimes: one,
  partPeriod: 'compound',
  timeBetween: monthsAndThirtieths,
};
