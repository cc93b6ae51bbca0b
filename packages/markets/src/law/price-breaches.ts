import { amountText } from '@candor/domain/money';
import { decimalText, rational } from '@candor/domain/numbers';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ContingentCharge, LoanChoice, ProductTerms } from '@candor/domain/product';
import type { Rational } from '@candor/domain/numbers';
import type { Breach } from './breach.ts';
import { largestLawful } from './largest-lawful.ts';
import { priceLevers } from './levers.ts';
import type { LimitOf } from './limit.ts';
import { loansInside, scheduleOf, termsInside, termsReachingInto } from './loans-inside.ts';
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

/** Made as often as they may be, they leave the loan under the ceiling of its whole cost. */
export function contingentCostBreaches(
  limit: LimitOf<'total-cost'>,
  terms: ProductTerms,
  from: CalendarDate,
): Breach[] {
  const { contingentCharges = [] } = terms;
  const reach = { from, scope: limit.scope };
  const all = contingentCharges.reduce((sum, { amount, times }) => sum + amount * BigInt(times), 0n);
  if (all === 0n || termsReachingInto(terms, reach).length === 0) return [];
  const { num, den } = limit.percentOfPrincipal;
  let worst: { readonly room: bigint; readonly cost: bigint; readonly loan: LoanChoice } | undefined;
  for (const loan of loansInside(terms, reach, termsInside(terms, reach, null))) {
    const cost = scheduleOf(terms, loan)?.totals.cost;
    if (cost === undefined) continue;
    const room = (loan.amount * num) / (den * 100n) - cost;
    if (!worst || room < worst.room) worst = { room, cost, loan };
  }
  if (!worst || all <= worst.room) return [];
  const { room, cost, loan } = worst;
  return contingentCharges.map((charge, k) => ({
    refused: 'total_cost_is_above_the_ceiling',
    limit: limit.id,
    term: `contingentCharges[${k}].amount`,
    set: amountText(charge.amount),
    ceiling: decimalText(limit.percentOfPrincipal, 6, 'down'),
    value: decimalText(rational((cost + all) * 100n, loan.amount), 6, 'up'),
    largestLawful: lawfulOf(charge, room - all),
    leastLawful: null,
    worst: loan,
  }));
}

/** What one charge may be if the others stay: so much less as they are too much together. */
function lawfulOf({ amount, times }: ContingentCharge, missing: bigint): string | null {
  const lawful = amount + (missing - BigInt(times) + 1n) / BigInt(times);
  return lawful > 0n ? amountText(lawful) : null;
}
