import type { Refusal } from '../refusals/refusal.ts';
import type { FeeTerms, LoanTerms } from './loan-terms.ts';

export type TermsFault =
  | 'amount_is_not_positive'
  | 'instalments_out_of_range'
  | 'step_out_of_range'
  | 'first_due_date_is_not_after_the_payout'
  | 'interest_rate_is_negative'
  | 'fee_is_negative'
  | 'rounding_step_is_not_positive'
  | 'due_date_is_beyond_the_calendar'
  | 'fees_leave_nothing_to_pay_out';

/** Ten years of days: more rows than anybody signs. */
export const mostInstalments = 3660;
export const longestStep = 3660;

/**
 * The first rule that these terms break, in the order of the list above; the last two are seen as the rows
 * are made.
 */
export function checkTerms(terms: LoanTerms): Refusal<TermsFault> | undefined {
  const { amount, instalments, every, firstDueOn, disbursedOn, interest, fees, rounding } = terms;
  if (amount <= 0n) return { refused: 'amount_is_not_positive' };
  if (!isCount(instalments, mostInstalments)) {
    return { refused: 'instalments_out_of_range', facts: { instalments, most: mostInstalments } };
  }
  if (!isCount(every.count, longestStep)) {
    return { refused: 'step_out_of_range', facts: { count: every.count, most: longestStep } };
  }
  if (firstDueOn !== null && firstDueOn <= disbursedOn) {
    return { refused: 'first_due_date_is_not_after_the_payout', facts: { firstDueOn, disbursedOn } };
  }
  if (interest.rate.num < 0n) return { refused: 'interest_rate_is_negative' };
  for (const [index, fee] of fees.entries()) {
    if (isNegative(fee)) return { refused: 'fee_is_negative', facts: { index } };
  }
  if (rounding.to <= 0n) return { refused: 'rounding_step_is_not_positive' };
  return undefined;
}

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
}

function isNegative({ percent, fixed, taxPercent }: FeeTerms): boolean {
  return percent.num < 0n || fixed < 0n || taxPercent.num < 0n;
}
