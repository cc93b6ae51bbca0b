import type { CalendarDate } from '../calendar/calendar-date.ts';
import { broughtTo } from '../late/brought-to.ts';
import { isDisputed } from '../loan/is-disputed.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { Loan } from '../loan/loan.ts';
import { noParts } from '../loan/parts.ts';
import { rowStates } from '../instalments/row-states.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { firstBroken } from '../refusals/first-broken.ts';
import { accrueTo, chargeLateTo, settleIfPaid, useCredit } from './day-steps.ts';
import { decideInSteps } from './decide-in-steps.ts';

export interface TakeBackCharge {
  readonly n: number;
  readonly reason: string;
}

export type TakeBackRule = 'only_an_active_loan_is_changed' | 'nothing_of_that_is_owed' | 'reason_is_missing';

/**
 * The lender takes the late charge of a row back, because it should not have been made: all of it, also what
 * was paid of it.
 *   53.35 were charged on row 1, and 20.00 that came later went to it: 53.35 are forgiven, 33.35 are owed no
 *     more, and the 20.00 pay
 *   what else has fallen due. If nothing has, they are the borrower's credit; so are the 53.35 of a loan that
 *     is settled.
 * With it a dispute of the row is over. The days that follow are charged as before, for as long as the row is
 * not paid.
 */
export function decideTakeBackCharge(
  loan: Loan,
  { n, reason }: TakeBackCharge,
  on: CalendarDate,
): LoanEvent[] | Refusal<TakeBackRule> {
  const charges = chargesOf(broughtTo(loan, on), n);
  const broken = firstBroken<TakeBackRule>({
    only_an_active_loan_is_changed: () =>
      loan.state !== 'active' && loan.state !== 'settled' && { state: loan.state },
    nothing_of_that_is_owed: () => charges.length === 0 && { n },
    reason_is_missing: () => reason.trim() === '',
  });
  if (broken) return broken;
  const isActive = loan.state === 'active';
  return decideInSteps(
    loan,
    (now) => (isActive ? accrueTo(now, on) : []),
    (now) => (isActive ? chargeLateTo(now, on) : []),
    () =>
      charges.map((charge) => ({
        event: 'charges-waived',
        n: charge.n,
        on,
        parts: { ...noParts, penalty: charge.amount },
        reason,
      })),
    (now) => (isDisputed(now, n) ? [{ event: 'dispute-ended', n, on }] : []),
    (now) => useCredit(now, on),
    (now) => settleIfPaid(now, on),
  );
}

type RowCharge = { readonly n: number; readonly amount: bigint };

/**
 * What was charged on a row; and, if other terms came while it was disputed, what they took of it into a row
 * of theirs.
 */
function chargesOf(loan: Loan, n: number): RowCharge[] {
  const states = rowStates(loan);
  const own = states.find(({ row }) => row.n === n)?.owed.penalty ?? 0n;
  const dispute = loan.disputes.find((each) => each.n === n && each.until === null);
  const moved = loan.lateCharges
    .filter((charge) => charge.n === n && charge.why === 'carried' && dispute && dispute.since <= charge.on)
    .reduce((sum, { amount }) => sum - amount, 0n);
  const into = states.findLast(({ row }) => row.n > n && row.penalty > 0n);
  const there = into?.owed.penalty ?? 0n;
  return [
    { n, amount: own },
    { n: into?.row.n ?? n, amount: moved < there ? moved : there },
  ].filter(({ amount }) => amount > 0n);
}
