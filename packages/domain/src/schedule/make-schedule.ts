import type { CalendarDate } from '../calendar/calendar-date.ts';
import { isRefusal } from '../refusals/refusal.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { checkTerms } from './check-terms.ts';
import type { TermsFault } from './check-terms.ts';
import { duePeriods } from './due-dates.ts';
import type { Period } from './due-dates.ts';
import { feeLines, feesByRow, feesDeducted } from './fee-lines.ts';
import type { FeeLine } from './fee-lines.ts';
import type { LoanTerms } from './loan-terms.ts';
import { periodFactors } from './period-factors.ts';
import { quickRows } from './quick-rows.ts';
import type { Rows } from './quick-rows.ts';
import { repaymentParts } from './repayment-parts.ts';

export interface ScheduleRow {
  readonly n: number;
  readonly dueOn: CalendarDate;
  /** Since the due date before, or the payout. */
  readonly days: number;
  readonly principal: bigint;
  readonly interest: bigint;
  /** Fees and their taxes that fall due here. */
  readonly fee: bigint;
  readonly total: bigint;
  /** Principal still owed after this row. */
  readonly balance: bigint;
}

interface ScheduleTotals {
  readonly principal: bigint;
  readonly interest: bigint;
  /** Fees in the rows; those deducted from the payout are in `deducted`. */
  readonly fee: bigint;
  readonly total: bigint;
  readonly deducted: bigint;
  /** What the loan costs in money: interest and all fees with their taxes. */
  readonly cost: bigint;
}

export interface Schedule {
  readonly terms: LoanTerms;
  readonly rows: readonly ScheduleRow[];
  readonly fees: readonly FeeLine[];
  readonly totals: ScheduleTotals;
  readonly netReceived: bigint;
}

/**
 * The schedule of a loan: 10,000.00 paid out on 1 January at 7 % a month in 6 months, 3 % deducted, gives
 * 9,700.00 in hand, five rows of 2,097.96 and a last one that closes the balance to exactly zero.
 */
export function makeSchedule(terms: LoanTerms): Schedule | Refusal<TermsFault> {
  const fault = checkTerms(terms);
  if (fault) return fault;
  const periods = duePeriods(terms);
  if (isRefusal(periods)) return periods;
  const fees = feeLines(terms);
  const deducted = feesDeducted(fees);
  const netReceived = terms.amount - deducted;
  if (netReceived <= 0n) return { refused: 'fees_leave_nothing_to_pay_out' };

  const rowFees = feesByRow(fees, terms);
  const { rows, interest } = quickRows(terms, periods, rowFees) ?? exactRows(terms, periods, rowFees);
  const fee = rowFees?.reduce((sum, each) => sum + each, 0n) ?? 0n;
  const cost = interest + fee + deducted;
  const total = terms.amount + interest + fee;
  const totals = { principal: terms.amount, interest, fee, total, deducted, cost };
  return { terms, rows, fees, totals, netReceived };
}

/** In whole numbers of any length; what `quickRows` makes of those that fit a double is the same. */
export function exactRows(terms: LoanTerms, periods: readonly Period[], rowFees?: bigint[]): Rows {
  const factors = periodFactors(terms.interest, terms.every, periods);
  const parts = repaymentParts[terms.interest.method](terms, factors);
  let balance = terms.amount;
  let interestTotal = 0n;
  const rows = periods.map(({ dueOn, from, to }, index): ScheduleRow => {
    const { principal, interest } = parts[index] ?? missing();
    const fee = rowFees?.[index] ?? 0n;
    const total = principal + interest + fee;
    balance -= principal;
    interestTotal += interest;
    return { n: index + 1, dueOn, days: to - from, principal, interest, fee, total, balance };
  });
  return { rows, interest: interestTotal };
}

function missing(): never {
  throw new Error('a part is missing');
}
