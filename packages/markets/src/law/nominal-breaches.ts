import { compare, decimalText, multiply, one } from '@candor/domain/numbers';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ProductTerms } from '@candor/domain/product';
import type { Breach } from './breach.ts';
import { percentDown } from './levers.ts';
import type { LimitOf } from './limit.ts';
import { termsReachingInto } from './loans-inside.ts';
import { nominalPerMonth } from './nominal-per-month.ts';

/**
 * The contract's rate against its ceiling: 6.5 % a month is 0.5 too much, 0.21 % a day may be at most 0.2.
 */
export function nominalBreaches(
  limit: LimitOf<'nominal-rate'>,
  terms: ProductTerms,
  from: CalendarDate,
): Breach[] {
  const { interest } = terms;
  const perUnit = termsReachingInto(terms, { from, scope: limit.scope }).map(({ every }) =>
    nominalPerMonth({ ...interest, rate: one }, every.unit),
  );
  const [first, ...others] = perUnit;
  if (!first) return [];
  const multiple = others.reduce((a, b) => (compare(a, b) >= 0 ? a : b), first);
  const value = multiply(interest.rate, multiple);
  if (compare(value, limit.percentPerMonth) <= 0) return [];
  return [
    {
      refused: 'nominal_rate_is_above_the_ceiling',
      limit: limit.id,
      term: 'interest.rate',
      set: decimalText(interest.rate, 4, 'up'),
      ceiling: decimalText(limit.percentPerMonth, 6, 'down'),
      value: decimalText(value, 6, 'up'),
      largestLawful: percentDown(multiply(limit.percentPerMonth, { num: multiple.den, den: multiple.num })),
      leastLawful: null,
      worst: null,
    },
  ];
}
