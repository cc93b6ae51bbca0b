import { amountText } from '@candor/domain/money';
import { decimalText, rational } from '@candor/domain/numbers';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ContingentCharge, LoanChoice, ProductTerms } from '@candor/domain/product';
import type { Breach } from './breach.ts';
import { smallestInstalment } from './late-breaches.ts';
import type { LimitOf } from './limit.ts';
import { loansInside, scheduleOf, termsInside, termsReachingInto } from './loans-inside.ts';

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
