import { divideRounded } from '../money/divide-rounded.ts';
import type { Rate } from './rate.ts';
import { millionthsInOne } from './settle-digits.ts';

/** 1,000.00 in minor units. */
const thousand = 100_000n;

/**
 * What 1,000.00 owed costs a month at a disclosed rate, fees included: at 6.132037 % a month 61.32, at 24 % a year 20.00.
 * It says the rate again in money, for whoever does not think in percent.
 */
export function costPerThousand({ millionths, per }: Rate): bigint {
  return divideRounded(thousand * millionths, millionthsInOne * (per === 'year' ? 12n : 1n), 'half-up');
}
