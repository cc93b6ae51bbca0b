import { amountText } from '../money/amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { applyEvents } from '../loan/apply-event.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { Loan, Plan } from '../loan/loan.ts';
import { outstanding } from '../loan/outstanding.ts';
import { isNothing } from '../loan/parts.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { firstBroken } from '../refusals/first-broken.ts';
import { takeBackCredit } from '../repayment/allocate-repayment.ts';
import { chargeLateTo, settleIfPaid, useCredit } from './day-steps.ts';
import { decideInSteps } from './decide-in-steps.ts';
import { isCounted } from './money-rules.ts';
import { stillMissing } from './recovery-events.ts';

export type ReverseRule =
  | 'payment_is_not_counted'
  | 'credit_is_already_used'
  | 'a_later_repayment_stands_on_it';

export interface Reverse {
  readonly by: string;
  /** The money is gone: that can't be refused. */
  readonly isTakenBack?: boolean;
}

/**
 * A bank took a payment back, or it was matched to the wrong loan: every balance is as if it had not come,
 * and the rows that it had changed are as before. If it had left a credit and that is used, what was paid
 * last is open again by as much. For the days on which the books showed it as paid nothing is charged
 * afterwards. If later money was divided over rows that this payment made, that money is reversed first. If
 * no row can give it back, because it was sent on to the borrower, whoever paid owes it (the books say so
 * under the payment); where the money is still here that is refused.
 *   3,000.00 paid row 1 and left 89.81, which paid a part of row 2. Taken back: 2,910.19 of row 1 and 89.81
 *     of row 2
 *   are open again.
 * If it had ended the loan in its cooling-off days the loan is open again as it was agreed; money that was
 * here before the exit is reversed after it.
 */
export function decideReverse(
  loan: Loan,
  { by, isTakenBack = false }: Reverse,
  on: CalendarDate,
): LoanEvent[] | Refusal<ReverseRule> {
  const withReopening: LoanEvent[] = [
    { event: 'payment-reversed', by, on },
    ...(exitOf(loan)?.by === by ? [{ event: 'loan-reopened', on } as const] : []),
  ];
  const broken = firstBroken<ReverseRule>({
    payment_is_not_counted: () => !isCounted(loan, by) && { payment: by },
    credit_is_already_used: () => {
      const back = takeBackCredit(applyEvents(loan, withReopening), { by, on });
      const missing = back.reduce((sum, { amount }) => sum + amount, 0n);
      return !isTakenBack && missing > 0n && { missing: amountText(missing) };
    },
    a_later_repayment_stands_on_it: () => hasLaterStanding(loan, by),
  });
  if (broken) return broken;
  return decideInSteps(
    loan,
    () => withReopening,
    (now) => takeBackCredit(now, { by, on }).map((allocation) => ({ event: 'money-allocated', allocation })),
    (now) => {
      if (now.state === 'settled' && !isNothing(outstanding(now))) return [{ event: 'loan-reopened', on }];
      return now.state === 'recovered' && stillMissing(now) > 0n ? [{ event: 'recovery-lost', on }] : [];
    },
    (now) => (now.state === 'active' ? chargeLateTo(now, on) : []),
    (now) => (now.state === 'active' ? useCredit(now, on) : []),
    (now) => settleIfPaid(now, on),
  );
}

/**
 * Only a payment that changed the rows can have later money standing on it; a refund stands on no row. An
 * exit stands on all before it.
 */
function hasLaterStanding(loan: Loan, by: string): boolean {
  const { plans, allocations } = loan;
  const exit = exitOf(loan);
  if (exit) {
    const before = allocations.slice(0, lastOf(allocations, exit.by));
    return exit.by !== by && before.some((each) => each.by === by && each.until === null && each.amount > 0n);
  }
  const plan = plans.findIndex((each) => each.by === by && each.until === null);
  if (plan < 0) return false;
  const last = lastOf(allocations, by);
  return (
    plans.slice(plan + 1).some(({ until }) => until === null) ||
    allocations.slice(last + 1).some(({ until, lines }) => until === null && lines.length > 0)
  );
}

/** The leaving in the cooling-off days, if that is how the loan ended. */
function exitOf({ state, plans }: Loan): Plan | undefined {
  if (state !== 'cancelled') return undefined;
  return plans.find(({ cause, until }) => cause === 'cancellation' && until === null);
}

function lastOf(allocations: Loan['allocations'], by: string | null): number {
  return allocations.findLastIndex((each) => each.by === by && each.until === null);
}
