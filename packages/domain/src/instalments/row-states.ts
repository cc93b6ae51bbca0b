import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Loan, LoanRow, Plan } from '../loan/loan.ts';
import { addParts, noParts, subtractParts } from '../loan/parts.ts';
import type { Parts } from '../loan/parts.ts';

/**
 * One row with what it asks, what was paid of it and what is left. A part of `left` is negative if it was
 * overpaid.
 */
export interface RowState {
  readonly row: LoanRow;
  readonly owed: Parts;
  readonly paid: Parts;
  readonly left: Parts;
}

/**
 * The rows of a loan in the order in which they are paid: oldest due date first. With a day: as they stood
 * when that day ended.
 *   Row 2 of 2,910.19 after 300.00: owed 245.24 + 2,664.95, paid 245.24 + 54.76, left 2,610.19 of principal.
 */
export function rowStates(loan: Loan, asOf?: CalendarDate): RowState[] {
  const paid = new Map<number, Parts>();
  for (const { lines } of loan.allocations.filter(({ on, until }) => holds(on, until, asOf))) {
    for (const { n, parts } of lines) paid.set(n, addParts(paid.get(n) ?? noParts, parts));
  }
  const late = new Map<number, bigint>();
  for (const { n, amount } of loan.lateCharges.filter(({ on }) => asOf === undefined || on <= asOf)) {
    late.set(n, (late.get(n) ?? 0n) + amount);
  }
  return planOf(loan, asOf)
    .rows.map((row) => rowState(row, late.get(row.n) ?? 0n, paid.get(row.n) ?? noParts))
    .toSorted((a, b) => byDueDate(a.row, b.row));
}

function rowState(row: LoanRow, late: bigint, paid: Parts): RowState {
  const { principal, interest, fee } = row;
  const owed: Parts = { penalty: row.penalty + late, fee, interest, principal };
  return { row, owed, paid, left: subtractParts(owed, paid) };
}

/** The plan in force, or the one that was when a day ended. */
export function planOf({ plans }: Loan, asOf?: CalendarDate): Plan {
  const plan = plans.findLast(({ since, until }) => holds(since, until, asOf)) ?? plans[0];
  if (!plan) throw new Error('a loan has the plan that it was paid out with');
  return plan;
}

function holds(since: CalendarDate, until: CalendarDate | null, asOf: CalendarDate | undefined): boolean {
  if (asOf === undefined) return until === null;
  return since <= asOf && (until === null || asOf < until);
}

function byDueDate(a: LoanRow, b: LoanRow): number {
  if (a.dueOn !== b.dueOn) return a.dueOn < b.dueOn ? -1 : 1;
  return a.n - b.n;
}
