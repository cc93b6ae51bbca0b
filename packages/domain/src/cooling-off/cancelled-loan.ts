import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Loan } from '../loan/loan.ts';

/** A loan that the borrower cancelled: what was given back, by which payments, and what was not charged. */
export interface CancelledLoan {
  readonly on: CalendarDate;
  readonly received: bigint;
  readonly interest: bigint;
  readonly paidBack: bigint;
  /** Fees and their taxes, whether or not they had been deducted. */
  readonly feesNotCharged: bigint;
  /** All money that came for it, oldest first; what is more than was asked for is the borrower's. */
  readonly payments: readonly { readonly by: string; readonly on: CalendarDate; readonly amount: bigint }[];
}

/**
 * Null for any other loan.
 *   7,760.00 received; 500.00 repaid, then 7,260.00 to cancel it: 7,760.00 paid back by two payments, and the
 *     fee of 240.00 is not charged.
 */
export function cancelledLoan({ state, plans, schedule, allocations }: Loan): CancelledLoan | null {
  const plan = plans.findLast(({ cause, until }) => cause === 'cancellation' && until === null);
  const row = plan?.rows[0];
  if (state !== 'cancelled' || !plan || !row) return null;
  return {
    on: plan.since,
    received: row.principal,
    interest: row.interest,
    paidBack: row.principal + row.interest,
    feesNotCharged: schedule.fees.reduce((sum, { fee, tax }) => sum + fee + tax, 0n),
    payments: allocations.flatMap(({ by, on, amount, until }) =>
      until === null && amount > 0n ? [{ by, on, amount }] : [],
    ),
  };
}
