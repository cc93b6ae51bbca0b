import { growthOf } from '../accrual/growth.ts';
import { interestOfRow } from '../accrual/interest-to-date.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { LoanRow, Plan } from '../loan/loan.ts';

/**
 * The rows if no interest were earned after a day: elapsed rows stay as they are, the running one ends that
 * day with the interest to it, the later ones have none.
 *   Rows of 245.24 (18 October to 18 November) and 125.32 (to 18 December), cut on 15 November: 221.51 and
 *     0.00.
 * Fees stay: they are the price of what was done at the start, and are only taken in parts.
 */
export function cutToDay({ rows, terms }: Plan, on: CalendarDate): LoanRow[] {
  const growth = growthOf(terms);
  return rows.map((row) => ({
    ...row,
    to: hasBegun(row, on) && on < row.to ? on : row.to,
    interest: interestOfRow(row, on, growth, terms.rounding.mode),
  }));
}

/**
 * On a due date the next row has not begun. A row without days of its own (a prepayment) has begun on its
 * day.
 */
export function hasBegun({ from, to }: LoanRow, on: CalendarDate): boolean {
  return from < on || to <= on;
}
