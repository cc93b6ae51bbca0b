import { multiply, rational } from '@candor/domain/numbers';
import type { InterestTerms } from '@candor/domain/schedule';
import type { Rational } from '@candor/domain/numbers';
import type { StepUnit } from '@candor/domain/calendar';

/**
 * A contract's interest rate in percent per month, as the ceilings count it: a day is a thirtieth of a month
 * (6 % per month is 0.2 % per day), a year twelve. 5.5 % per month is 5.5; 72 % per year is 6; 0.2 % per day
 * is 6.
 *
 * A daily rate is 365 days' worth a year. Where whole months or a year of 360 or 364 days stretch that (0.2 %
 * per day for one calendar month is 0.2 × 365/12 = 6.0833 %), the rate counts as stretched. A monthly or
 * yearly rate is never charged higher than it is stated.
 */
export function nominalPerMonth({ rate, per, dayCount }: InterestTerms, unit: StepUnit): Rational {
  if (per === 'month') return rate;
  if (per === 'year') return multiply(rate, rational(1n, 12n));
  return multiply(rate, multiply(rational(30n), stretch(dayCount, unit)));
}

function stretch(dayCount: InterestTerms['dayCount'], unit: StepUnit): Rational {
  const yearOf360 = rational(365n, 360n);
  switch (dayCount) {
    case 'equal-periods':
      return unit === 'day' || unit === 'week' ? rational(1n) : yearOf360;
    case '30/360':
    case 'actual/360':
      return yearOf360;
    case 'actual/364':
      return rational(365n, 364n);
    case 'actual/365':
    case 'actual/actual':
      return rational(1n);
  }
}
