import type { ProductTerms } from '@candor/domain/product';
import type { Breach } from './breach.ts';
import type { LimitOf } from './limit.ts';

export function coolingOffBreaches(
  limit: LimitOf<'cooling-off'>,
  { coolingOffDays }: ProductTerms,
): Breach[] {
  if (coolingOffDays >= limit.leastDays) return [];
  return [
    {
      refused: 'cooling_off_is_too_short',
      limit: limit.id,
      term: 'coolingOffDays',
      set: String(coolingOffDays),
      ceiling: String(limit.leastDays),
      value: String(coolingOffDays),
      largestLawful: null,
      leastLawful: String(limit.leastDays),
      worst: null,
    },
  ];
}
