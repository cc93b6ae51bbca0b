import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysBetween } from '../calendar/day-number.ts';
import type { Loan, LoanRow } from '../loan/loan.ts';
import { planOf } from '../instalments/row-states.ts';
import { divideRounded } from '../money/divide-rounded.ts';
import type { RoundingMode } from '../money/divide-rounded.ts';
import { growthOf } from './growth.ts';
import type { Growth } from './growth.ts';

/**
 * What a row's interest has grown to on a day, rounded once:
 *   245.24 from 18 October to 18 November is, on 15 November, 245.24 × 28/31 = 221.507… → 221.51.
 * It grows from the row's own figure, the one that was signed, so that anybody can redo it from the printed
 * schedule and it ends at exactly that figure. A flat loan's rows are no different: elapsed ones in full, the
 * running one by days.
 */
export function interestOfRow(row: LoanRow, on: CalendarDate, growth: Growth, mode: RoundingMode): bigint {
  if (on >= row.to) return row.interest;
  if (on <= row.from) return 0n;
  const whole = growth(row.from, row.to);
  if (whole.num === 0n) {
    return divideRounded(
      row.interest * BigInt(daysBetween(row.from, on)),
      BigInt(daysBetween(row.from, row.to)),
      mode,
    );
  }
  const part = growth(row.from, on);
  return divideRounded(row.interest * part.num * whole.den, part.den * whole.num, mode);
}

/** Interest of a loan to a day: each row's, added up. */
export function interestToDate(loan: Loan, on: CalendarDate): bigint {
  const { rows, terms } = planOf(loan);
  const growth = growthOf(terms);
  return rows.reduce((sum, row) => sum + interestOfRow(row, on, growth, terms.rounding.mode), 0n);
}
