import { planOf, rowStates } from '@candor/domain/instalments';
import { stepDate } from '@candor/domain/calendar';
import { zero } from '@candor/domain/numbers';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import type { Restructure } from '@candor/domain/decisions';

export type OtherInstalments = 'delay' | 'smaller-instalments';

/**
 * The terms to try for somebody who can't pay, the best for them first.
 *   Three monthly rows are left, the next due on 18 November. A delay: three rows, the first on 18 December.
 *     Smaller
 *   instalments: six rows from a month on, else five, else four. Each at the loan's own rate, or if no law
 *     allows that, at none.
 */
export function hardshipTerms(
  loan: Loan,
  option: OtherInstalments,
  on: CalendarDate,
): Restructure['terms'][] {
  const { every, interest } = planOf(loan).terms;
  const open = rowStates(loan).filter(({ left }) => left.principal > 0n);
  const left = open.length;
  const next = open.find(({ row }) => row.dueOn >= on)?.row.dueOn ?? on;
  const isDelay = option === 'delay';
  const firstDueOn = isDelay ? (stepDate(next, every, 1) ?? null) : null;
  const counts = isDelay ? [left] : Array.from({ length: left }, (_, k) => 2 * left - k);
  return [interest, { ...interest, rate: zero }].flatMap((price) =>
    counts.map((instalments) => ({ instalments, every, firstDueOn, interest: price })),
  );
}
