import type { CalendarDate } from '../calendar/calendar-date.ts';
import { settlementOf, settlementQuote } from '../early/settlement-quote.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { AllocatedMoney, Loan } from '../loan/loan.ts';
import { borrowerCredit } from '../loan/outstanding.ts';
import { totalOfParts } from '../loan/parts.ts';
import { rowStates } from '../instalments/row-states.ts';
import { withPlan } from '../loan/with-plan.ts';
import { isRefusal } from '../refusals/refusal.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { firstBroken } from '../refusals/first-broken.ts';
import { divideByOrder } from '../repayment/divide-by-order.ts';
import { loanStates } from '../states/loan-states.ts';
import type { LoanRule } from '../states/loan-states.ts';
import { nextState } from '../states/state-table.ts';
import { accrueTo, chargeLateTo } from './day-steps.ts';
import { decideInSteps } from './decide-in-steps.ts';

/**
 * What is given up is what a settlement that day would have taken: interest that was never earned is not
 * lost. The borrower's credit pays first.
 *   6,664.32 would settle, 500.00 are credit: 6,164.32 are written off, and no credit is left.
 */
export function decideWriteOff(
  loan: Loan,
  { reason }: { readonly reason: string },
  on: CalendarDate,
): LoanEvent[] | Refusal<LoanRule | 'nothing_is_owed' | 'reason_is_missing'> {
  const state = nextState(loanStates, loan.state, 'write-off');
  if (isRefusal(state)) return state;
  const { parts } = settlementQuote(loan, on);
  const broken = firstBroken({
    nothing_is_owed: () => totalOfParts(parts) <= borrowerCredit(loan),
    reason_is_missing: () => reason.trim() === '',
  });
  if (broken) return broken;
  return decideInSteps(
    loan,
    (now) => accrueTo(now, on),
    (now) => chargeLateTo(now, on),
    (now) => useAllCredit(now, on),
    (now) => [{ event: 'loan-written-off', on, parts: settlementOf(now, on).parts, reason }],
  );
}

/** On whatever a settlement would take, due or not. */
function useAllCredit(loan: Loan, on: CalendarDate): LoanEvent[] {
  const credit = borrowerCredit(loan);
  if (credit <= 0n) return [];
  const states = rowStates(withPlan(loan, settlementOf(loan, on).plan));
  const { lines, rest } = divideByOrder(states, credit, loan.agreement.paymentOrder);
  const allocation: AllocatedMoney = {
    by: `credit ${on}`,
    on,
    until: null,
    amount: 0n,
    lines,
    charge: 0n,
    toCredit: rest - credit,
  };
  return [{ event: 'money-allocated', allocation }];
}
