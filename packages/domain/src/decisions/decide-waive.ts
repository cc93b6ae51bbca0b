import { amountText } from '../money/amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { broughtTo } from '../late/brought-to.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { Loan } from '../loan/loan.ts';
import { isNothing } from '../loan/parts.ts';
import type { Parts } from '../loan/parts.ts';
import { rowStates } from '../instalments/row-states.ts';
import { paidParts } from '../product/product-terms.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { firstBroken } from '../refusals/first-broken.ts';
import { accrueTo, chargeLateTo, settleIfPaid } from './day-steps.ts';
import { decideInSteps } from './decide-in-steps.ts';

export interface Waive {
  readonly n: number;
  readonly parts: Parts;
  readonly reason: string;
}

export type WaiveRule =
  | 'only_an_active_loan_is_changed'
  | 'amount_is_not_positive'
  | 'nothing_of_that_is_owed'
  | 'reason_is_missing';

/**
 * The lender forgives what a row still owes of late charges, of fees, or of interest that has been earned.
 * Principal is not forgiven but written off. A late charge that was forgiven doesn't come back; the days that
 * follow are charged as before.
 */
export function decideWaive(loan: Loan, command: Waive, on: CalendarDate): LoanEvent[] | Refusal<WaiveRule> {
  const { n, parts, reason } = command;
  const state = rowStates(broughtTo(loan, on)).find(({ row }) => row.n === n);
  const broken = firstBroken<WaiveRule>({
    only_an_active_loan_is_changed: () => loan.state !== 'active' && { state: loan.state },
    amount_is_not_positive: () => isNothing(parts) || paidParts.some((part) => parts[part] < 0n),
    nothing_of_that_is_owed: () => {
      if (!state) return { n };
      const isEarned = state.row.to <= on;
      const most = { ...state.left, principal: 0n, interest: isEarned ? state.left.interest : 0n };
      const part = paidParts.find((each) => parts[each] > most[each]);
      return part !== undefined && { n, part, asked: amountText(parts[part]), most: amountText(most[part]) };
    },
    reason_is_missing: () => reason.trim() === '',
  });
  if (broken) return broken;
  return decideInSteps(
    loan,
    (now) => accrueTo(now, on),
    (now) => chargeLateTo(now, on),
    () => [{ event: 'charges-waived', n, on, parts, reason }],
    (now) => settleIfPaid(now, on),
  );
}
