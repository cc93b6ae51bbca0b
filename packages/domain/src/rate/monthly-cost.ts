import { divideRounded } from '../money/divide-rounded.ts';
import type { Rate } from './rate.ts';
import { millionthsInOne } from './settle-digits.ts';

/** What an amount owed costs a month at a disclosed rate: 1,000.00 at 6.132037 % a month is 61.32. */
export function monthlyCost({ millionths, per }: Rate, owed: bigint): bigint {
  return divideRounded(owed * millionths, millionthsInOne * (per === 'year' ? 12n : 1n), 'half-up');
}
