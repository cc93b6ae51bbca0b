import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { Loan } from '../loan/loan.ts';
import { borrowerCredit, outstanding } from '../loan/outstanding.ts';
import { isNothing } from '../loan/parts.ts';
import type { Refusal } from '../refusal.ts';
import { firstBroken } from '../refusals/first-broken.ts';
import { chargeLateTo, settleIfPaid, useCredit } from './day-steps.ts';
import { decideInSteps } from './decide-in-steps.ts';
import { isCounted } from './money-rules.ts';
import { stillMissing } from './recovery-events.ts';

export type ReverseRule =
  | 'only_an_active_loan_is_changed'
  | 'payment_is_not_counted'
  | 'credit_is_already_used'
  | 'a_later_repayment_stands_on_it';

/**
 * A bank took a payment back, or it was matched to the wrong loan: every balance is as if it had not come, and the
 * rows that it had changed are as before. For the days on which the books showed it as paid nothing is charged
 * afterwards. If later money was divided over rows that this payment made, that money is reversed first.
 */
export function decideReverse(
  loan: Loan,
  { by }: { readonly by: string },
  on: CalendarDate,
): LoanEvent[] | Refusal<ReverseRule> {
  const given = loan.allocations.filter((allocation) => allocation.by === by && allocation.until === null);
  const broken = firstBroken<ReverseRule>({
    only_an_active_loan_is_changed: () => loan.state === 'cancelled' && { state: loan.state },
    payment_is_not_counted: () => !isCounted(loan, by) && { payment: by },
    credit_is_already_used: () =>
      given.reduce((sum, { toCredit }) => sum + toCredit, 0n) > borrowerCredit(loan),
    a_later_repayment_stands_on_it: () => hasLaterStanding(loan, by),
  });
  if (broken) return broken;
  return decideInSteps(
    loan,
    () => [{ event: 'payment-reversed', by, on }],
    (now) => {
      if (now.state === 'settled' && !isNothing(outstanding(now))) return [{ event: 'loan-reopened', on }];
      return now.state === 'recovered' && stillMissing(now) > 0n ? [{ event: 'recovery-lost', on }] : [];
    },
    (now) => (now.state === 'active' ? chargeLateTo(now, on) : []),
    (now) => (now.state === 'active' ? useCredit(now, on) : []),
    (now) => settleIfPaid(now, on),
  );
}

/** Only a payment that changed the rows can have later money standing on it. */
function hasLaterStanding({ plans, allocations }: Loan, by: string): boolean {
  const plan = plans.findIndex((each) => each.by === by && each.until === null);
  if (plan < 0) return false;
  const last = allocations.findLastIndex((each) => each.by === by && each.until === null);
  return (
    plans.slice(plan + 1).some(({ until }) => until === null) ||
    allocations.slice(last + 1).some(({ until }) => until === null)
  );
}
