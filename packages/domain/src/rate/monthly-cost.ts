import { divideRounded } from '../money/divide-rounded.ts';
import { rateValue } from './rate.ts';
import type { Rate } from './rate.ts';

/** What an amount owed costs a month at a disclosed rate: 1,000.00 at 6.132037 % a month is 61.32. */
export function monthlyCost(rate: Rate, owed: bigint): bigint {
  const { num, den } = rateValue(rate);
  return divideRounded(owed * num, den * (rate.per === 'year' ? 12n : 1n), 'half-up');
}
