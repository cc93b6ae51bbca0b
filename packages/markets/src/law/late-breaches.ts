import { amountText } from '@candor/domain/money';
import { compare, decimalText, multiply, rational } from '@candor/domain/numbers';
import type { CalendarDate } from '@candor/domain/calendar';
import type { LateChargeTerms, LoanChoice, ProductTerms } from '@candor/domain/product';
import type { Breach } from './breach.ts';
import { percentDown } from './levers.ts';
import type { LimitOf } from './limit.ts';
import { loansInside, scheduleOf, termsInside, termsReachingInto } from './loans-inside.ts';
import type { Reach } from './telling-days.ts';

type Late<Kind> = Extract<LateChargeTerms, { kind: Kind }>;

/**
 * 5 % a month at most, so 0.1666 % a day; of a fixed charge, what the smallest instalment may cost on its
 * first day.
 */
export function lateBreaches(
  limit: LimitOf<'late-charge'>,
  terms: ProductTerms,
  from: CalendarDate,
): Breach[] {
  const reach = { from, scope: limit.scope };
  const { lateCharge } = terms;
  if (lateCharge === null || termsReachingInto(terms, reach).length === 0) return [];
  return lateCharge.kind === 'percent'
    ? percentBreaches(limit, lateCharge)
    : fixedBreaches(limit, lateCharge, smallestInstalment(terms, reach));
}

function percentBreaches(limit: LimitOf<'late-charge'>, { percent, per }: Late<'percent'>): Breach[] {
  const days = per === 'day' ? 30n : 1n;
  const value = multiply(percent, rational(days));
  if (compare(value, limit.percentPerMonth) <= 0) return [];
  return [
    {
      ...common(limit),
      term: 'lateCharge.percent',
      set: decimalText(percent, 4, 'up'),
      value: decimalText(value, 6, 'up'),
      largestLawful: percentDown(multiply(limit.percentPerMonth, rational(1n, days))),
      worst: null,
    },
  ];
}

/** A fixed charge falls due on the first day after the grace, when the ceiling has grown the least. */
function fixedBreaches(
  limit: LimitOf<'late-charge'>,
  { fixed, graceDays }: Late<'fixed'>,
  smallest: Instalment,
): Breach[] {
  const days = BigInt(graceDays + 1);
  const { num, den } = limit.percentPerMonth;
  const lawful = (smallest.amount * days * num) / (den * 3000n);
  if (fixed <= lawful) return [];
  return [
    {
      ...common(limit),
      term: 'lateCharge.fixed',
      set: amountText(fixed),
      value: decimalText(rational(fixed * 3000n, smallest.amount * days), 6, 'up'),
      largestLawful: amountText(lawful),
      worst: smallest.loan,
    },
  ];
}

function common(limit: LimitOf<'late-charge'>) {
  return {
    refused: 'late_charge_is_above_the_ceiling',
    limit: limit.id,
    ceiling: decimalText(limit.percentPerMonth, 6, 'down'),
    leastLawful: null,
  } as const;
}

export interface Instalment {
  readonly amount: bigint;
  readonly loan: LoanChoice;
}

export function smallestInstalment(terms: ProductTerms, reach: Reach): Instalment {
  let smallest: Instalment | undefined;
  for (const loan of loansInside(terms, reach, termsInside(terms, reach, null))) {
    for (const { total } of scheduleOf(terms, loan)?.rows ?? []) {
      if (total > 0n && (!smallest || total < smallest.amount)) smallest = { amount: total, loan };
    }
  }
  if (!smallest) throw new Error('a product inside a scope has instalments there');
  return smallest;
}
