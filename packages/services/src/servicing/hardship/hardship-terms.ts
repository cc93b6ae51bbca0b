import { planOf, rowStates } from '@candor/domain/instalments';
import { stepDate, type CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import type { NewTerms } from '../../lending/restructures/new-terms.ts';

export type OtherInstalments = 'delay' | 'smaller-instalments';

/**
 * The terms to try for somebody who can't pay, the best for them first; each names its first day, which stays
 * while an offer of it waits.
 *   Three monthly rows are left, the next due on 18 November. A delay: three rows, the first on 18 December.
 *     Smaller
 *   instalments: six rows from a month on, else five, else four. Each at the loan's own rate, or if no law
 *     allows that, at none.
 */
export function hardshipTerms(loan: Loan, option: OtherInstalments, on: CalendarDate): NewTerms[] {
  const { every } = planOf(loan).terms;
  const open = rowStates(loan).filter(({ left }) => left.principal > 0n);
  const left = open.length;
  const next = open.find(({ row }) => row.dueOn >= on)?.row.dueOn ?? on;
  const isDelay = option === 'delay';
  const firstDueOn = stepDate(isDelay ? next : on, every, 1) ?? null;
  const counts = isDelay ? [left] : Array.from({ length: left }, (_, k) => 2 * left - k);
  return (['own', 'none'] as const).flatMap((rate) =>
    counts.map((instalments) => ({ instalments, firstDueOn, rate })),
  );
}
