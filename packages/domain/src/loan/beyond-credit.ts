import type { CalendarDate } from '../calendar/calendar-date.ts';
import { instalmentStates } from '../instalments/instalment-states.ts';
import type { InstalmentState } from '../instalments/instalment-states.ts';
import type { Loan } from './loan.ts';
import { borrowerCredit } from './outstanding.ts';
import { totalOfParts } from './parts.ts';
import type { RowState } from '../instalments/row-states.ts';

export interface AskedRow {
  readonly row: RowState['row'];
  /** The rows of the books that it is made of. */
  readonly rows: InstalmentState['rows'];
  /** Its place in the order in which rows are paid, from 1. */
  readonly place: number;
  /** Which instalment it is: what was repaid early is none. */
  readonly number: number | null;
  /** What it still asks beyond the borrower's credit: never 0. */
  readonly asks: bigint;
}

/**
 * The rows that still ask for money, oldest first. The borrower's credit pays what falls due next by itself,
 * so nobody is asked for it again.
 *   Three rows of 2,910.19, and 3,000.00 of credit: row 1 asks nothing, row 2 asks 2,820.38, row 3 all of it.
 */
export function beyondCredit(loan: Loan): AskedRow[] {
  return withCredit(loan).flatMap(({ row, rows, place, number, open, covered }) =>
    open > covered ? [{ row, rows, place, number, asks: open - covered }] : [],
  );
}

/** What the borrower's credit waits for: 3,000.00 are 2,910.19 for row 1 and 89.81 for row 2. */
export function creditWaits(loan: Loan): { readonly dueOn: CalendarDate; readonly amount: bigint }[] {
  return withCredit(loan).flatMap(({ row, covered }) =>
    covered > 0n ? [{ dueOn: row.dueOn, amount: covered }] : [],
  );
}

function withCredit(loan: Loan) {
  let credit = borrowerCredit(loan);
  return instalmentStates(loan).flatMap(({ row, rows, left, number }, index) => {
    const open = totalOfParts(left);
    if (open <= 0n) return [];
    const covered = open < credit ? open : credit;
    credit -= covered;
    return [{ row, rows, place: index + 1, number, open, covered }];
  });
}
