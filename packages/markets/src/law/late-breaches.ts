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

interface Instalment {
  readonly amount: bigint;
  readonly loan: LoanChoice;
}

function smallestInstalment(terms: ProductTerms, reach: Reach): Instalment {
  let smallest: Instalment | undefined;
  for (const loan of loansInside(terms, reach, termsInside(terms, reach, null))) {
    for (const { total } of scheduleOf(terms, loan)?.rows ?? []) {
      if (total > 0n && (!smallest || total < smallest.amount)) smallest = { amount: total, loan };
    }
  }
  if (!smallest) throw new Error('a product inside a scope has instalments there');
  return smallest;
}

const monthDays = 30n;

/**
 * A contingent charge is penal: it stands under the ceiling of the late charge. When somebody will be late
 * enough for it can't be foreseen; that it ever fits can: it is no more than what the smallest instalment may
 * cost when it is a month past due.
 *   The smallest instalment is 550.59; 5 % of it are 27.52: a charge of 15.00 is lawful, one of 50.00 is not.
 */
export function contingentLateBreaches(
  limit: LimitOf<'late-charge'>,
  terms: ProductTerms,
  from: CalendarDate,
): Breach[] {
  const { contingentCharges = [] } = terms;
  const reach = { from, scope: limit.scope };
  if (contingentCharges.length === 0 || termsReachingInto(terms, reach).length === 0) return [];
  const { amount: smallest, loan } = smallestInstalment(terms, reach);
  const { num, den } = limit.percentPerMonth;
  const lawful = (smallest * num) / (den * 100n);
  return contingentCharges.flatMap(({ amount }, k) =>
    amount <= lawful
      ? []
      : [
          {
            refused: 'late_charge_is_above_the_ceiling' as const,
            limit: limit.id,
            term: `contingentCharges[${k}].amount`,
            set: amountText(amount),
            ceiling: decimalText(limit.percentPerMonth, 6, 'down'),
            value: decimalText(rational(amount * 3000n, smallest * monthDays), 6, 'up'),
            largestLawful: amountText(lawful),
            leastLawful: null,
            worst: loan,
          },
        ],
  );
}
