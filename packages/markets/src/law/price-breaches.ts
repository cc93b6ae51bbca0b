import { decimalText } from '@candor/domain/numbers';
import type { CalendarDate } from '@candor/domain/calendar';
import type { LoanChoice, ProductTerms } from '@candor/domain/product';
import type { Rational } from '@candor/domain/numbers';
import type { Breach } from './breach.ts';
import { largestLawful } from './largest-lawful.ts';
import { priceLevers } from './levers.ts';
import type { LimitOf } from './limit.ts';
import { loansInside, scheduleOf, termsInside } from './loans-inside.ts';
import type { TermInside } from './loans-inside.ts';
import { ruleOf, valueAbove } from './quote-ceilings.ts';

/**
 * A ceiling on the price as a whole: each term that adds to the price is named, with the value that would
 * cure it alone. ₱10,000.00 for 30 days at 6 % with a fee of 600.00: the fee may be 535.71, or the interest
 * 5.28 %.
 */
export function priceBreaches(
  limit: LimitOf<'effective-rate' | 'total-cost'>,
  terms: ProductTerms,
  from: CalendarDate,
): Breach[] {
  const reach = { from, scope: limit.scope };
  const rule = ruleOf(limit);
  const ceiling = rule.ceiling(limit);
  const inside = termsInside(terms, reach, limit.kind === 'effective-rate' ? limit.convention : null);
  const loans = () => loansInside(terms, reach, inside);
  const isAbove = (changed: ProductTerms, loan: LoanChoice, percent: Rational) => {
    const schedule = scheduleOf(changed, loan);
    return schedule === undefined || rule.isAbove(limit, schedule, percent);
  };
  const dearest = dearestLoan(limit, terms, from, ceiling, inside);
  if (!dearest) return [];
  const { loan: worst, value } = dearest;
  return priceLevers(terms).map((lever) => {
    const lawful = largestLawful(
      lever,
      worst,
      (steps, loan) => isAbove(lever.set(steps), loan, ceiling),
      (steps) => {
        const changed = lever.set(steps);
        for (const loan of loans()) if (isAbove(changed, loan, ceiling)) return loan;
        return undefined;
      },
    );
    return {
      refused: rule.refused,
      limit: limit.id,
      term: lever.term,
      set: lever.text(lever.steps),
      ceiling: decimalText(ceiling, 6, 'down'),
      value: valueAbove(value, ceiling),
      largestLawful: lawful === undefined ? null : lever.text(lawful),
      leastLawful: null,
      worst,
    };
  });
}

export interface DearestLoan {
  readonly loan: LoanChoice;
  /** Null if no figure is large enough. */
  readonly value: Rational | null;
}

/** The loan of a product that is the furthest above a percentage; nothing if none is above it. */
export function dearestLoan(
  limit: LimitOf<'effective-rate' | 'total-cost'>,
  terms: ProductTerms,
  from: CalendarDate,
  above: Rational,
  known?: readonly TermInside[],
): DearestLoan | undefined {
  const reach = { from, scope: limit.scope };
  const rule = ruleOf(limit);
  const inside =
    known ?? termsInside(terms, reach, limit.kind === 'effective-rate' ? limit.convention : null);
  let dearest: DearestLoan | undefined;
  for (const loan of loansInside(terms, reach, inside)) {
    const schedule = scheduleOf(terms, loan);
    if (schedule && !rule.isAbove(limit, schedule, dearest?.value ?? above)) continue;
    dearest = { loan, value: schedule ? rule.value(limit, schedule) : null };
    if (dearest.value === null) break;
  }
  return dearest;
}
