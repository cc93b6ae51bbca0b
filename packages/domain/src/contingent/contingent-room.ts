import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Loan } from '../loan/loan.ts';
import { overdueSpans } from '../late/late-charge.ts';

/** What was charged by hand on a row, forgiven or not. */
export function contingentOfRow({ lateCharges }: Loan, n: number): bigint {
  return sum(lateCharges.filter((charge) => charge.n === n && charge.why === 'contingent'));
}

/** How often a charge of the agreement was made, forgiven or not: a waiver does not make it new. */
export function timesCharged({ lateCharges }: Loan, code: string): number {
  return lateCharges.filter((charge) => charge.why === 'contingent' && charge.code === code).length;
}

/**
 * All that late and contingent charges of a row together may have come to when a day begins; null where the
 * law has no such ceiling.
 *   5 % a month of 2,910.19, 21 days past due: 2,910.19 × 5 % × 21/30 = 101.85.
 */
export function mostPenaltyOfRow(loan: Loan, n: number, on: CalendarDate): bigint | null {
  const cap = loan.agreement.limits.mostLatePercentPerMonth;
  if (cap === null) return null;
  const base = overdueSpans(loan, n, on, 0).reduce(
    (all, { scheduled, days }) => all + scheduled * BigInt(days),
    0n,
  );
  return (base * cap.num) / (cap.den * 3000n);
}

/** What of that ceiling is left on a row, never less than nothing. */
export function penaltyRoomOfRow(loan: Loan, n: number, on: CalendarDate): bigint | null {
  const most = mostPenaltyOfRow(loan, n, on);
  if (most === null) return null;
  const charged = sum(loan.lateCharges.filter((each) => each.n === n && isCharged(each.why)));
  return most > charged ? most - charged : 0n;
}

function isCharged(why: Loan['lateCharges'][number]['why']): boolean {
  return why === 'late' || why === 'taken-back' || why === 'contingent';
}

function sum(charges: readonly { readonly amount: bigint }[]): bigint {
  return charges.reduce((total, { amount }) => total + amount, 0n);
}
