import { amountText } from '../money/amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { coolingOffQuote, standingLines } from '../cooling-off/cooling-off-quote.ts';
import type { CoolingOffExit } from '../cooling-off/cooling-off-exit.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { AllocatedMoney, Loan, Plan } from '../loan/loan.ts';
import { nextRowNumber } from '../instalments/next-row-number.ts';
import { noParts, subtractParts } from '../loan/parts.ts';
import { isRefusal } from '../refusals/refusal.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { firstBroken } from '../refusals/first-broken.ts';
import { totalOfLines } from '../repayment/divide-by-order.ts';
import { loanStates } from '../states/loan-states.ts';
import type { LoanRule } from '../states/loan-states.ts';
import { nextState } from '../states/state-table.ts';
import { accrueTo } from './day-steps.ts';
import { decideInSteps } from './decide-in-steps.ts';
import { moneyRules } from './money-rules.ts';
import type { MoneyIn, MoneyRule } from './money-rules.ts';

/**
 * The borrower gives the money back in the cooling-off days: instead of all rows there is one, of the net
 * amount and what its use costs. What was paid before counts; what is over becomes credit.
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
  const quote = coolingOffQuote(loan, receivedOn);
  const before = standingLines(loan);
  const broken = firstBroken({
    ...moneyRules(loan, command, on),
    cooling_off_has_ended: () => isRefusal(quote) && (quote.facts ?? true),
    amount_is_not_enough: () => {
      const needed = isRefusal(quote) ? 0n : quote.toPay;
      return amount < needed && { amount: amountText(amount), needed: amountText(needed) };
    },
  });
  if (broken) return broken;
  if (isRefusal(quote)) return quote;
  const { exit } = quote;
  const plan = exitPlan(loan, exit, command);
  const parts = { ...noParts, principal: exit.netReceived, interest: exit.interest };
  const money = { by, on: receivedOn, until: null, charge: 0n };
  const freed = before.map(({ n, parts: given }) => ({ n, parts: subtractParts(noParts, given) }));
  const lines = plan.rows.map(({ n }) => ({ n, parts }));
  return decideInSteps(
    loan,
    (now) => accrueTo(now, receivedOn),
    () => [
      { event: 'loan-cancelled', on: receivedOn, exit, plan },
      ...allocated({ ...money, amount: 0n, lines: freed, toCredit: totalOfLines(before) }),
      ...allocated({ ...money, amount, lines, toCredit: amount - exit.total }),
    ],
  );
}

function exitPlan(loan: Loan, exit: CoolingOffExit, { by, receivedOn: on }: MoneyIn): Plan {
  const { terms } = loan.schedule;
  const { netReceived: principal, interest } = exit;
  const span = { from: terms.disbursedOn, to: on, dueOn: on };
  const row = { ...span, n: nextRowNumber(loan), principal, interest, fee: 0n, penalty: 0n };
  return { since: on, until: null, cause: 'cancellation', by, charge: 0n, terms, rows: [row] };
}

function allocated(allocation: AllocatedMoney): LoanEvent[] {
  return allocation.lines.length === 0 ? [] : [{ event: 'money-allocated', allocation }];
}
