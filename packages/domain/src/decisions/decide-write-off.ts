import type { CalendarDate } from '../calendar/calendar-date.ts';
import { settlementQuote } from '../early/settlement-quote.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { Loan } from '../loan/loan.ts';
import { totalOfParts } from '../loan/parts.ts';
import { isRefusal } from '../refusal.ts';
import type { Refusal } from '../refusal.ts';
import { firstBroken } from '../refusals/first-broken.ts';
import { loanStates } from '../states/loan-states.ts';
import type { LoanRule } from '../states/loan-states.ts';
import { nextState } from '../states/state-table.ts';
import { accrueTo, chargeLateTo } from './day-steps.ts';
import { decideInSteps } from './decide-in-steps.ts';

/** What is given up is what a settlement that day would have taken: interest that was never earned is not lost. */
export function decideWriteOff(
  loan: Loan,
  { reason }: { readonly reason: string },
  on: CalendarDate,
): LoanEvent[] | Refusal<LoanRule | 'nothing_is_owed' | 'reason_is_missing'> {
  const state = nextState(loanStates, loan.state, 'write-off');
  if (isRefusal(state)) return state;
  const { parts } = settlementQuote(loan, on);
  const broken = firstBroken({
    nothing_is_owed: () => totalOfParts(parts) <= 0n,
    reason_is_missing: () => reason.trim() === '',
  });
  if (broken) return broken;
  return decideInSteps(
    loan,
    (now) => accrueTo(now, on),
    (now) => chargeLateTo(now, on),
    () => [{ event: 'loan-written-off', on, parts, reason }],
  );
}
