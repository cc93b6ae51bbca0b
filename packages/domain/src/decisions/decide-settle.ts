import { amountText } from '../money/amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { settlementQuote } from '../early/settlement-quote.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { Loan } from '../loan/loan.ts';
import { isRefusal } from '../refusals/refusal.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { firstBroken } from '../refusals/first-broken.ts';
import { loanStates } from '../states/loan-states.ts';
import type { LoanRule } from '../states/loan-states.ts';
import { nextState } from '../states/state-table.ts';
import { decideRepay } from './decide-repay.ts';
import { moneyRules } from './money-rules.ts';
import type { MoneyIn, MoneyRule } from './money-rules.ts';

/**
 * A repayment that is meant to end the loan, and is refused if it would not: 5,671.31 where 5,671.32 are owed
 * is no settlement.
 */
export function decideSettle(
  loan: Loan,
  command: MoneyIn,
  on: CalendarDate,
): LoanEvent[] | Refusal<LoanRule | MoneyRule | 'amount_is_not_enough'> {
  const state = nextState(loanStates, loan.state, 'settle');
  if (isRefusal(state)) return state;
  const { amount, receivedOn } = command;
  const broken = firstBroken({
    ...moneyRules(loan, command, on),
    amount_is_not_enough: () => {
      const { toPay } = settlementQuote(loan, receivedOn);
      return amount < toPay && { amount: amountText(amount), needed: amountText(toPay) };
    },
  });
  return broken ?? decideRepay(loan, { ...command, surplus: 'keep' }, on);
}
