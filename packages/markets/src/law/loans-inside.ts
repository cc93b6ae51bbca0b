import { isRefusal } from '@candor/domain/refusals';
import { makeSchedule } from '@candor/domain/schedule';
import { offeredLoan } from '@candor/domain/product';
import type { CalendarDate } from '@candor/domain/calendar';
import type { DatedConvention } from '@candor/domain/rate';
import type { LoanChoice, OfferedTerm, ProductTerms } from '@candor/domain/product';
import type { Schedule } from '@candor/domain/schedule';
import { canBeInside, tellingDays } from './telling-days.ts';
import type { Reach } from './telling-days.ts';

/** A term with the payout days that stand for all days on which a loan of it is inside the scope. */
export interface TermInside {
  readonly term: OfferedTerm;
  readonly days: readonly CalendarDate[];
}

/** The terms of a product that reach into a limit's scope; none if the smallest amount is beyond it. */
export function termsInside(
  product: ProductTerms,
  reach: Reach,
  convention: DatedConvention | null,
): TermInside[] {
  return termsReachingInto(product, reach).map((term) => ({
    term,
    days: tellingDays(product, term, reach, convention),
  }));
}

/** The offered terms of which at least some loan is inside the scope. */
export function termsReachingInto(product: ProductTerms, reach: Reach): OfferedTerm[] {
  const { scope } = reach;
  if (scope !== null && product.amount.min > scope.mostAmount) return [];
  return product.terms.filter((term) => canBeInside(term, reach));
}

/**
 * Every loan of the product inside the scope: each amount offered, each term, each telling day. No corner is
 * guessed to be the worst: with amounts rounded to the centavo it need not be one.
 */
export function* loansInside(
  { amount: { min, max, step } }: ProductTerms,
  { scope }: Reach,
  inside: readonly TermInside[],
): Generator<LoanChoice> {
  const most = scope !== null && scope.mostAmount < max ? scope.mostAmount : max;
  for (const { term, days } of inside) {
    for (const disbursedOn of days) {
      for (let amount = min; amount <= most; amount += step) yield { amount, term, disbursedOn };
    }
  }
}

/** A loan of the product, or nothing where its fees would leave nothing to pay out. */
export function scheduleOf(product: ProductTerms, choice: LoanChoice): Schedule | undefined {
  const loan = offeredLoan(product, choice);
  if (isRefusal(loan)) throw new Error(`${choice.amount} is offered: ${loan.refused}`);
  const schedule = makeSchedule(loan);
  return isRefusal(schedule) ? undefined : schedule;
}
