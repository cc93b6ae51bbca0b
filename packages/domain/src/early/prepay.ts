import type { CalendarDate } from '../calendar/calendar-date.ts';
import { payableOn } from '../instalments/carried-row.ts';
import type { Loan, LoanRow, Plan } from '../loan/loan.ts';
import { leftOf } from '../loan/outstanding.ts';
import { totalOfParts } from '../loan/parts.ts';
import { planOf, rowStates } from '../instalments/row-states.ts';
import { nextRowNumber } from '../instalments/next-row-number.ts';
import { withPlan } from '../loan/with-plan.ts';
import { cutToDay, hasBegun } from './cut-to-day.ts';
import { earlyCharge, principalBeforeCharge } from './early-charge.ts';
import { newRows } from './new-rows.ts';
import type { PrepaymentChoice } from './new-rows.ts';

/** Money that is more than every row that has begun, and less than a settlement. */
export interface Prepayment {
  readonly by: string;
  readonly on: CalendarDate;
  /** What has come: no more than this is prepaid. */
  readonly amount: bigint;
  /** With the borrower's credit, if there is any: that pays the rows that have begun. */
  readonly pool: bigint;
  readonly choice: PrepaymentChoice;
}

/**
 * A partial prepayment: every row that has begun is paid, the running one with interest only to the day; what
 * is then over becomes a row of its own, of nothing but principal, and the rows after it are made anew.
 *   4,000.00 on 15 November: interest to the day 221.51, row 2's principal 2,664.95, prepaid 1,113.54;
 *     1,753.81 are
 *   due on 18 December instead of 2,910.18. In all 66.56 less than by the schedule.
 * Where the product charges for early settlement, it charges the same for what is prepaid, and never more
 * than the prepayment saves; else a borrower could settle without it, one centavo short. What a restructuring
 * carried over to a later row stays due on its day: it bears nothing, the principal does. (Rejected: counting
 * it from the running row's due date. A borrower who pays nearly all on the second day of a month would pay
 * that month's interest on money already given back.)
 */
export function prepay(loan: Loan, { by, on, amount, pool, choice }: Prepayment): Plan | null {
  const current = planOf(loan);
  const { terms } = current;
  const cut = cutToDay(current, on);
  const asked = new Set(current.rows.filter(payableOn(current.rows, on)).map(({ n }) => n));
  const begun = cut.filter((row) => hasBegun(row, on));
  const later = current.rows.filter((row) => !hasBegun(row, on));
  const needed = leftOf(
    rowStates(withPlan(loan, { ...current, rows: cut })).filter(({ row }) => asked.has(row.n)),
  );
  const beyond = pool - totalOfParts(needed);
  const over = beyond < amount ? beyond : amount;
  const laterPrincipal = later.reduce((sum, { principal }) => sum + principal, 0n);
  if (laterPrincipal === 0n) return null; // only fees are still to come, and they don't get smaller
  const affordable = principalBeforeCharge(loan, over);
  const prepaid = affordable < laterPrincipal ? affordable : laterPrincipal;
  const unearned = sumOfInterest(current.rows.filter((row) => hasBegun(row, on))) - sumOfInterest(begun);
  const n = nextRowNumber(loan);
  const own: LoanRow = {
    n,
    from: on,
    to: on,
    dueOn: on,
    principal: prepaid,
    interest: 0n,
    fee: 0n,
    penalty: 0n,
  };
  const rest = newRows({ terms, since: on, later, prepaid, unearned, firstNumber: n + 1 }, choice);
  const rows = [...begun, own, ...rest];
  const saved = sumOfInterest(current.rows) - sumOfInterest(rows);
  // At rates far above any law's, rounding up can make the new rows dearer. Then the money is kept as credit
  // instead.
  if (saved < 0n) return null;
  const charge = earlyCharge(loan, prepaid, saved);
  return { since: on, until: null, cause: 'prepayment', by, charge, terms, rows };
}

function sumOfInterest(rows: readonly LoanRow[]): bigint {
  return rows.reduce((sum, { interest }) => sum + interest, 0n);
}
