import { repaymentChoices } from '@candor/domain/repayment';
import { stillMissing } from '@candor/domain/decisions';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import type { Refusal } from '@candor/domain/refusals';
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
 *   ₱8,000.00, row 1 of 3 paid, on 15 November: everything is 5,671.32 and settles; the instalment is
 *     2,910.19; an own amount
 *   is from 50.00 to 5,671.32.
 *   4,120.00 of another were written off: everything is those 4,120.00, which repay, and an own amount is up
 *     to them.
 */
export function chosenRepayment(
  loan: Loan,
  market: MarketId,
  { choice, amount = 0n }: RepaymentWish,
  on: CalendarDate,
): ChosenRepayment | Refusal<ChoiceRefusal> {
  if (loan.state === 'written-off') return chosenRecovery(loan, market, { choice, amount });
  if (loan.state !== 'active') return { refused: 'nothing_is_owed', facts: { state: loan.state } };
  const { everything, own, ...parts } = repaymentChoices(loan, on, lending[market].leastRepayment);
  if (everything.pay === 0n) return { refused: 'nothing_is_owed' };
  if (choice === 'everything') return { amount: everything.pay, meantFor: 'settlement' };
  if (choice !== 'own') {
    const pay = parts[choice]?.pay ?? 0n;
    return pay > 0n ? { amount: pay, meantFor: 'repayment' } : { refused: 'nothing_is_owed' };
  }
  return within(own, amount);
}

/** Of what was written off: all that has not come back, or a part of it. It has no instalments any more. */
export function recoveryChoices(
  loan: Loan,
  market: MarketId,
): { readonly everything: bigint; readonly own: OwnRange } {
  const most = stillMissing(loan);
  const { leastRepayment } = lending[market];
  return { everything: most, own: { least: leastRepayment < most ? leastRepayment : most, most } };
}

function chosenRecovery(
  loan: Loan,
  market: MarketId,
  { choice, amount = 0n }: RepaymentWish,
): ChosenRepayment | Refusal<ChoiceRefusal> {
  const { everything, own } = recoveryChoices(loan, market);
  if (everything === 0n) return { refused: 'nothing_is_owed' };
  if (choice === 'everything') return { amount: everything, meantFor: 'repayment' };
  return choice === 'own' ? within(own, amount) : { refused: 'nothing_is_owed' };
}

type OwnRange = { readonly least: bigint; readonly most: bigint };

function within({ least, most }: OwnRange, amount: bigint): ChosenRepayment | Refusal<ChoiceRefusal> {
  if (amount < least) return { refused: 'amount_is_too_small', facts: { least: String(least) } };
  if (amount > most) return { refused: 'amount_is_above_the_owed', facts: { most: String(most) } };
  return { amount, meantFor: 'repayment' };
}
