import { applyEvents } from '../loan/apply-event.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { Loan } from '../loan/loan.ts';

/** Events of several steps, each of which sees the loan as the steps before it left it. */
export function decideInSteps(
  loan: Loan,
  ...steps: readonly ((loan: Loan) => readonly LoanEvent[])[]
): LoanEvent[] {
  let now = loan;
  return steps.flatMap((step) => {
    const events = step(now);
    now = applyEvents(now, events);
    return events;
  });
}
