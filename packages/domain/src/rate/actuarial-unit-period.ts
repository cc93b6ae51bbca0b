import type { Rational } from '../numbers/rational.ts';
import type { RateConvention } from './rate-convention.ts';

/**
 * Actuarial method of the United States: whole unit periods compound, the leading fraction bears simple
 * interest, and the rate of one unit period is multiplied by the unit periods of a year.
 *   5,000 repaid by 24 × 219.17 twice a month, the first after 6/15 of a period: payment k is discounted by
 *   (1 + 6/15·i)(1+i)^(k-1); i × 24 = 10.34 %
 */
export function actuarialUnitPeriod(periodsPerYear: Rational): RateConvention {
  return {
    id: 'actuarial-unit-period',
    law: 'United States: Truth in Lending, Regulation Z, 12 CFR part 1026, Appendix J (b)',
    timeUnit: 'unit-period',
    per: 'year',
    statedTimes: periodsPerYear,
    partPeriod: 'simple',
    timeBetween: null,
  };
}
