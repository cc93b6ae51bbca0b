import { amountText } from '../amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { coolingOffExit } from '../cooling-off/cooling-off-exit.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { AllocatedMoney, Loan } from '../loan/loan.ts';
import { isRefusal } from '../refusal.ts';
import type { Refusal } from '../refusal.ts';
import { firstBroken } from '../refusals/first-broken.ts';
import { loanStates } from '../states/loan-states.ts';
import type { LoanRule } from '../states/loan-states.ts';
import { nextState } from '../states/state-table.ts';
import { accrueTo } from './day-steps.ts';
import { decideInSteps } from './decide-in-steps.ts';
import { moneyRules } from './money-rules.ts';
import type { MoneyIn, MoneyRule } from './money-rules.ts';

/**
 * The borrower gives the money back in the cooling-off days. What was paid before counts; what is over becomes credit.
 *   7,760.00 received, 500.00 repaid the same day: 7,260.00 end it.
 */
export function decideCancel(
  loan: Loan,
  command: MoneyIn,
  on: CalendarDate,
): LoanEvent[] | Refusal<LoanRule | MoneyRule | 'cooling_off_has_ended' | 'amount_is_not_enough'> {
  const state = nextState(loanStates, loan.state, 'cancel');
  if (isRefusal(state)) return state;
  const { by, amount, receivedOn } = command;
  const { coolingOffDays: days, exitRate } = loan.agreement;
  const exit = coolingOffExit(loan.schedule, { days, exitRate }, receivedOn);
  const paid = loan.allocations.reduce((sum, { amount: given, until }) => (until ? sum : sum + given), 0n);
  const needed = isRefusal(exit) || paid > exit.total ? 0n : exit.total - paid;
  const broken = firstBroken({
    ...moneyRules(loan, command, on),
    cooling_off_has_ended: () => isRefusal(exit) && (exit.facts ?? true),
    amount_is_not_enough: () => amount < needed && { amount: amountText(amount), needed: amountText(needed) },
  });
  if (broken) return broken;
  if (isRefusal(exit)) return exit;
  const allocation: AllocatedMoney = {
    by,
    on: receivedOn,
    until: null,
    amount,
    lines: [],
    charge: needed,
    toCredit: amount - needed,
  };
  return decideInSteps(
    loan,
    (now) => accrueTo(now, receivedOn),
    () => [
      { event: 'loan-cancelled', on: receivedOn, by, exit },
      { event: 'money-allocated', allocation },
    ],
  );
}
