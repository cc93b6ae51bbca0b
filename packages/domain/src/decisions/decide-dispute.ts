import type { CalendarDate } from '../calendar/calendar-date.ts';
import { isDisputed } from '../loan/is-disputed.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { Loan } from '../loan/loan.ts';
import { totalOfParts } from '../loan/parts.ts';
import { rowStates } from '../instalments/row-states.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { firstBroken } from '../refusals/first-broken.ts';

export type DisputeRule = 'only_an_active_loan_is_changed' | 'nothing_of_that_is_owed';

/**
 * The borrower disputes a row, or the dispute is over. From that day to that day its late charge doesn't
 * grow, and never for them later. It can end whatever has become of the loan: one that is settled may be open
 * again tomorrow.
 */
export function decideDispute(
  loan: Loan,
  { n, isOver }: { readonly n: number; readonly isOver: boolean },
  on: CalendarDate,
): LoanEvent[] | Refusal<DisputeRule> {
  const isOpen = isDisputed(loan, n);
  const owes = rowStates(loan).some(({ row, left }) => row.n === n && totalOfParts(left) > 0n);
  const broken = firstBroken<DisputeRule>({
    only_an_active_loan_is_changed: () =>
      loan.state !== 'active' && !(isOver && isOpen) && { state: loan.state },
    nothing_of_that_is_owed: () => !owes && !isOpen && { n },
  });
  if (broken) return broken;
  if (isOpen !== isOver) return []; // it is already as it should be
  return [{ event: isOver ? 'dispute-ended' : 'row-disputed', n, on }];
}
