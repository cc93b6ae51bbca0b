import { repaymentChoices } from '@candor/domain';
import type { CalendarDate, Loan, Refusal } from '@candor/domain';
import { lending, type MarketId } from '@candor/markets';

export type RepaymentWish = {
  readonly choice: 'everything' | 'overdue' | 'instalment' | 'own';
  /** Of an own amount; the others have theirs from the loan. */
  readonly amount?: bigint | undefined;
};

export type ChosenRepayment = { readonly amount: bigint; readonly meantFor: 'repayment' | 'settlement' };

export type ChoiceRefusal = 'nothing_is_owed' | 'amount_is_too_small' | 'amount_is_above_the_owed';

/**
 * The amount that a borrower has chosen to pay today.
 *   ₱8,000.00, row 1 of 3 paid, on 15 November: everything is 5,671.32 and settles; the instalment is 2,910.19; an own amount
 *   is from 50.00 to 5,671.32.
 */
export function chosenRepayment(
  loan: Loan,
  market: MarketId,
  { choice, amount = 0n }: RepaymentWish,
  on: CalendarDate,
): ChosenRepayment | Refusal<ChoiceRefusal> {
  if (loan.state !== 'active') return { refused: 'nothing_is_owed', facts: { state: loan.state } };
  const { everything, own, ...parts } = repaymentChoices(loan, on, lending[market].leastRepayment);
  if (everything.pay === 0n) return { refused: 'nothing_is_owed' };
  if (choice === 'everything') return { amount: everything.pay, meantFor: 'settlement' };
  if (choice !== 'own') {
    const pay = parts[choice]?.pay ?? 0n;
    return pay > 0n ? { amount: pay, meantFor: 'repayment' } : { refused: 'nothing_is_owed' };
  }
  if (amount < own.least) return { refused: 'amount_is_too_small', facts: { least: String(own.least) } };
  if (amount > own.most) return { refused: 'amount_is_above_the_owed', facts: { most: String(own.most) } };
  return { amount, meantFor: 'repayment' };
}
