import { rational } from '../numbers/rational.ts';
import { monthsAndThirtieths } from './months-and-thirtieths.ts';
import type { DatedConvention } from './rate-convention.ts';

/**
 * Annual percentage rate of the Indian key-facts statement: the monthly internal rate of return times 12, not
 * compounded. The illustration of the central bank: 20,000 at 15 % over 24 months with fees of 400, so 19,600
 * received and 24 × 970 repaid: 1.4250… % per month × 12 = 17.10 %.
 */
export const nominal12: DatedConvention = {
  id: 'nominal-12',
  law: 'India: RBI circular RBI/2024-25/18, Key Facts Statement for loans and advances, Annex B',
  timeUnit: 'month',
  per: 'year',
  statedTimes: rational(12n),
  partPeriod: 'compound',
  timeBetween: monthsAndThirtieths,
};
