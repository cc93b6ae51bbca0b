import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Loan } from '../loan/loan.ts';
import { outstanding } from '../loan/outstanding.ts';
import { totalOfParts } from '../loan/parts.ts';

/**
 * What was owed when a day ended, less the borrower's credit: 5,820.37 after the first of three rows; with
 * 300.00 of credit 5,520.37. Of a loan that was written off, what was given up and has not come back.
 */
export function owedOn(loan: Loan, on: CalendarDate, writtenOffOn: CalendarDate | null): bigint {
  const credit = standing(loan.allocations, on).reduce((sum, { toCredit }) => sum + toCredit, 0n);
  const recovered = standing(loan.recoveries, on).reduce((sum, { amount }) => sum + amount, 0n);
  const forgone = writtenOffOn !== null && writtenOffOn <= on ? forgoneOf(loan) : 0n;
  return totalOfParts(outstanding(loan, on)) - credit - recovered - forgone;
}

/** Interest that nobody had earned when a loan was written off. */
export function forgoneOf(loan: Loan): bigint {
  return loan.writtenOff ? totalOfParts(outstanding(loan)) - totalOfParts(loan.writtenOff) : 0n;
}

function standing<Fact extends { readonly on: CalendarDate; readonly until: CalendarDate | null }>(
  facts: readonly Fact[],
  asOf: CalendarDate,
): Fact[] {
  return facts.filter(({ on, until }) => on <= asOf && (until === null || asOf < until));
}
