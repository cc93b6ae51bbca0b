import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Refusal } from '../refusals/refusal.ts';
import type { LoanTerms } from '../schedule/loan-terms.ts';
import { isOfferedAmount } from './is-offered-amount.ts';
import type { OfferedTerm, ProductTerms } from './product-terms.ts';

/** What a borrower chooses of a product. */
export interface LoanChoice {
  readonly amount: bigint;
  readonly term: OfferedTerm;
  readonly disbursedOn: CalendarDate;
}

export type ChoiceFault = 'amount_is_not_offered' | 'term_is_not_offered';

/**
 * The terms of one loan of a product: the only way from a product to a schedule, so that the quote, the
 * agreement and the books can't differ.
 */
export function offeredLoan(
  { amount: range, terms, interest, fees, rounding }: ProductTerms,
  { amount, term, disbursedOn }: LoanChoice,
): LoanTerms | Refusal<ChoiceFault> {
  const { min, max, step } = range;
  if (!isOfferedAmount(range, amount)) {
    return {
      refused: 'amount_is_not_offered',
      facts: { amount: String(amount), least: String(min), most: String(max), step: String(step) },
    };
  }
  const { instalments, every } = term;
  if (!terms.some((offered) => isSameTerm(offered, term))) {
    return { refused: 'term_is_not_offered', facts: { instalments, count: every.count, unit: every.unit } };
  }
  return { amount, disbursedOn, instalments, every, firstDueOn: null, interest, fees, rounding };
}

export function isSameTerm(a: OfferedTerm, b: OfferedTerm): boolean {
  return a.instalments === b.instalments && a.every.count === b.every.count && a.every.unit === b.every.unit;
}
