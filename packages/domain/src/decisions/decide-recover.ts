import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { Loan } from '../loan/loan.ts';
import { isRefusal } from '../refusals/refusal.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { firstBroken } from '../refusals/first-broken.ts';
import { loanStates } from '../states/loan-states.ts';
import type { LoanRule } from '../states/loan-states.ts';
import { nextState } from '../states/state-table.ts';
import { moneyRules } from './money-rules.ts';
import type { MoneyIn, MoneyRule } from './money-rules.ts';
import { recoveryEvents } from './recovery-events.ts';

/**
 * 4,120.00 were written off; 500.00 come: 3,620.00 are still missing. When nothing is missing the loan is
 * recovered.
 */
export function decideRecover(
  loan: Loan,
  command: MoneyIn,
  on: CalendarDate,
): LoanEvent[] | Refusal<LoanRule | MoneyRule> {
  const state = nextState(loanStates, loan.state, 'recover');
  if (isRefusal(state)) return state;
  return firstBroken(moneyRules(loan, command, on)) ?? recoveryEvents(loan, command);
}
