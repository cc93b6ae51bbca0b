import type { CalendarDate } from '../calendar/index.ts';
import { instalmentStates } from '../instalments/index.ts';
import { beyondCredit, type Loan } from '../loan/index.ts';

/**
 * What may be debited for a due: what is left of it beyond the borrower's credit, without late charges, which
 * nobody knows a day before. Nothing once it was paid, moved, or the loan has ended.
 *   2,910.19 on 18 October, 1,000.00 of it paid: 1,910.19; with 26.19 of late charges the same.
 */
export function owedOfDue(loan: Loan, dueOn: CalendarDate): bigint {
  if (loan.state !== 'active') return 0n;
  const late = instalmentStates(loan)
    .filter(({ row }) => row.dueOn === dueOn)
    .reduce((sum, { left }) => (left.penalty > 0n ? sum + left.penalty : sum), 0n);
  const owed = asked(loan, (on) => on === dueOn) - late;
  return owed > 0n ? owed : 0n;
}

/**
 * What a loan still asks by a due day: so much of a debit that comes for it is owed. What is more was paid
 * otherwise meanwhile and goes back: nobody permitted to be debited ahead.
 *   October was paid by hand while its debit was on its way: 0.00 by 18 October, and all of it goes back.
 */
export function owedThrough(loan: Loan, dueOn: CalendarDate): bigint {
  return loan.state === 'active' || loan.state === 'written-off' ? asked(loan, (on) => on <= dueOn) : 0n;
}

function asked(loan: Loan, isMeant: (dueOn: CalendarDate) => boolean): bigint {
  return beyondCredit(loan)
    .filter(({ row }) => isMeant(row.dueOn))
    .reduce((sum, { asks }) => sum + asks, 0n);
}

/** The due that a mandate debits next, and the largest and the last that it may ever have to. */
export function duesAhead(
  loan: Loan,
  on: CalendarDate,
): readonly { readonly dueOn: CalendarDate; readonly owed: bigint }[] {
  const days = [...new Set(beyondCredit(loan).map(({ row }) => row.dueOn))];
  return loan.state === 'active'
    ? days.filter((dueOn) => dueOn >= on).map((dueOn) => ({ dueOn, owed: owedOfDue(loan, dueOn) }))
    : [];
}
