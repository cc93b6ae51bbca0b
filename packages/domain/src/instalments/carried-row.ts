import type { CalendarDate } from '../calendar/calendar-date.ts';
import { hasBegun } from '../early/cut-to-day.ts';
import type { LoanRow } from '../loan/loan.ts';

/**
 * Whether a row is what a restructuring carried over: interest, fees and late charges that were earned by its
 * day and are due with the last of the new instalments. It has no days and no principal of its own.
 */
export function isCarriedOver({ from, to, dueOn, principal }: LoanRow): boolean {
  return from === to && to < dueOn && principal === 0n;
}

/**
 * The rows that money pays on a day, if it neither settles nor prepays: those that have begun. What was
 * carried over is earned, but not asked for before the rows that are due before it or with it.
 *   Four instalments of 2,508.69 from 16 December, 757.69 carried over to the last, of 16 March: money of 10
 *     December pays
 *   the first one; the 757.69 wait until the last one runs.
 */
export function payableOn(rows: readonly LoanRow[], on: CalendarDate): (row: LoanRow) => boolean {
  const isReached = (row: LoanRow) => rows.every((other) => other.dueOn > row.dueOn || hasBegun(other, on));
  return (row) => hasBegun(row, on) && (!isCarriedOver(row) || isReached(row));
}
