import { addParts, noParts } from '../loan/parts.ts';
import { divideRounded } from '../money/divide-rounded.ts';
import { rowStates } from '../instalments/row-states.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Loan } from '../loan/loan.ts';

/**
 * Fees in the rows that stand in the books on a day, with their tax: those of rows that have ended, and of
 * others what was paid of them early.
 *   300.00 spread over three months: 100.00 when the first ends; 200.00 if the second was paid with it.
 * A delay moves the payment of a fee, not the fee.
 */
export function rowFeesCharged(loan: Loan, on: CalendarDate): bigint {
  if (loan.state === 'cancelled') return 0n;
  if (loan.writtenOff) {
    return feesPaid(loan) + loan.writtenOff.fee;
  }
  return rowStates(loan).reduce((sum, { row, paid }) => {
    const isCharged = row.to <= on || paid.fee > row.fee;
    return sum + (isCharged ? row.fee : paid.fee);
  }, 0n);
}

function feesPaid({ allocations }: Loan): bigint {
  const lines = allocations.flatMap((allocation) => (allocation.until === null ? allocation.lines : []));
  return lines.reduce((sum, { parts }) => addParts(sum, parts), noParts).fee;
}

/**
 * Of so much of the fees in the rows, what is tax: the same share as in all of them, so that when all are
 * charged all the tax is. 354.00 with 54.00 of tax: of 118.00 it is 18.00.
 */
export function taxInRowFees({ schedule }: Loan, charged: bigint): bigint {
  const inRows = schedule.fees.filter(({ taken }) => taken !== 'deducted');
  const tax = inRows.reduce((sum, fee) => sum + fee.tax, 0n);
  const all = inRows.reduce((sum, fee) => sum + fee.fee + fee.tax, 0n);
  return all === 0n ? 0n : divideRounded(tax * charged, all, 'half-even');
}
