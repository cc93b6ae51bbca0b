import { growthOf } from '../accrual/growth.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { LoanRow } from '../loan/loan.ts';
import { allocate } from '../money/allocate.ts';
import { leastCommonMultiple } from '../numbers/rational.ts';
import type { LoanTerms } from '../schedule/loan-terms.ts';
import type { PeriodFactors } from '../schedule/period-factors.ts';
import { repaymentParts } from '../schedule/repayment-parts.ts';

/** `shorter`: the fewest rows of which none is larger than before. `smaller`: as many rows as before. */
export const prepaymentChoices = ['shorter', 'smaller'] as const;
export type PrepaymentChoice = (typeof prepaymentChoices)[number];

type RowParts = { readonly principal: bigint; readonly interest: bigint };

export interface Remainder {
  readonly terms: LoanTerms;
  readonly since: CalendarDate;
  /** The rows that have not begun, in the order of their time. */
  readonly later: readonly LoanRow[];
  readonly prepaid: bigint;
  /** Interest of the running row that the day cut off. */
  readonly unearned: bigint;
  readonly firstNumber: number;
}

/**
 * The rows that repay what a prepayment left, by the same arithmetic that made the schedule.
 *   2,784.86 were due on 18 December; 1,113.54 of them are prepaid on 15 November: 1,671.32 remain, which
 *     earn 0.045
 *   × 3/31 to 18 November and 0.045 from there: interest 82.49, so 1,753.81 are due on 18 December.
 * The first row's period begins on the day of the prepayment; the due dates stay. Fees that were still to
 * come stay too, divided over the rows that remain.
 */
export function newRows(remainder: Remainder, choice: PrepaymentChoice): LoanRow[] {
  const { later } = remainder;
  const all = rowsFor(remainder, later.length);
  if (choice === 'smaller') return all;
  const most = later.reduce((top, row) => (instalment(row) > top ? instalment(row) : top), 0n);
  // The more rows, the smaller each: the fewest that do are found by halving.
  let [few, enough] = [0, later.length];
  while (enough - few > 1) {
    const middle = Math.floor((few + enough) / 2);
    if (rowsFor(remainder, middle).every((row) => instalment(row) <= most)) enough = middle;
    else few = middle;
  }
  return enough === later.length ? all : rowsFor(remainder, enough);
}

function rowsFor(remainder: Remainder, count: number): LoanRow[] {
  const { terms, since, later, prepaid, firstNumber } = remainder;
  const kept = later.slice(0, count);
  const amount = total(later, 'principal') - prepaid;
  const parts = partsFor({ ...terms, amount, instalments: count }, factors(remainder, kept));
  const fees = allocate(total(later, 'fee'), {
    weights: kept.map(() => 1n),
    mode: terms.rounding.mode,
    remainderTo: 'last',
  });
  return kept.map((row, k) => ({
    n: firstNumber + k,
    from: k === 0 ? since : row.from,
    to: row.to,
    dueOn: row.dueOn,
    principal: parts[k]?.principal ?? 0n,
    interest: parts[k]?.interest ?? 0n,
    fee: fees[k] ?? 0n,
    penalty: row.penalty,
  }));
}

/**
 * By the loan's own method. If its instalment would not even cover the interest of a row, because what is
 * left is small and the step that instalments are rounded to is large, then to the minor unit; if because the
 * first period is long, then the first row pays its interest and the others repay: a debt that is being
 * prepaid never grows.
 */
function partsFor(terms: LoanTerms, periods: PeriodFactors): RowParts[] {
  const parts = repaymentParts[terms.interest.method](terms, periods);
  const [first] = parts;
  if (!first || parts.every(({ principal }) => principal >= 0n)) return parts;
  if (terms.rounding.to > 1n) return partsFor({ ...terms, rounding: { ...terms.rounding, to: 1n } }, periods);
  const rest = { ...periods, nums: periods.nums.slice(1) };
  return [
    { principal: 0n, interest: first.interest },
    ...partsFor({ ...terms, instalments: terms.instalments - 1 }, rest),
  ];
}

/**
 * A declining loan's factors between the new rows' days. Of a flat loan the interest that was still to come
 * falls in proportion to the principal: so a prepayment of nothing would change nothing. (Rejected: flat
 * interest anew on what is left. One centavo prepaid halfway would halve the interest.)
 */
function factors({ terms, since, later, unearned }: Remainder, kept: readonly LoanRow[]): PeriodFactors {
  if (terms.interest.method === 'flat') {
    const rest = total(kept, 'interest') + unearned;
    return { nums: kept.map((_, k) => (k === 0 ? rest : 0n)), den: total(later, 'principal') };
  }
  const growth = growthOf(terms);
  const each = kept.map((row, k) => growth(k === 0 ? since : row.from, row.to));
  const den = each.reduce((common, factor) => leastCommonMultiple(common, factor.den), 1n);
  return { nums: each.map((factor) => factor.num * (den / factor.den)), den };
}

function instalment({ principal, interest }: LoanRow): bigint {
  return principal + interest;
}

function total(rows: readonly LoanRow[], part: 'principal' | 'interest' | 'fee'): bigint {
  return rows.reduce((sum, row) => sum + row[part], 0n);
}
