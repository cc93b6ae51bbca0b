import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Loan } from './loan.ts';
import { addParts, noParts } from './parts.ts';
import type { Parts } from './parts.ts';
import { rowStates } from '../instalments/row-states.ts';
import type { RowState } from '../instalments/row-states.ts';

/**
 * All that is left of all rows, interest that is not yet earned included: 5,820.37 after the first of three
 * rows.
 */
export function outstanding(loan: Loan, asOf?: CalendarDate): Parts {
  return leftOf(rowStates(loan, asOf));
}

/** What is left of the rows whose due date has passed. A row is not overdue on its due date itself. */
export function overdue(loan: Loan, on: CalendarDate): Parts {
  return leftOf(rowStates(loan).filter(({ row }) => row.dueOn < on));
}

export function leftOf(states: readonly RowState[]): Parts {
  return states.reduce((sum, { left }) => addParts(sum, left), noParts);
}

/** Money of the borrower's that stands with the lender: overpaid and neither used nor sent back. */
export function borrowerCredit({ allocations }: Loan): bigint {
  return allocations.reduce((sum, { until, toCredit }) => (until === null ? sum + toCredit : sum), 0n);
}
