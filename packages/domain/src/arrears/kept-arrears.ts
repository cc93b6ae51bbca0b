import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysBetween } from '../calendar/day-number.ts';
import { arrears } from './arrears.ts';
import type { Loan } from '../loan/loan.ts';
import { scheduledOfParts } from '../loan/parts.ts';
import { rowStates } from '../instalments/row-states.ts';
import type { RowState } from '../instalments/row-states.ts';

/** When a restructured loan is cured: from then on it is classed by its days past due alone. */
export interface CureRule {
  /** So many instalments of the new schedule, one after the other, each paid in full by its due date. */
  readonly instalmentsOnTime: number;
  /** And not before so many days have passed since the first of the new instalments fell due. */
  readonly days: number;
}

export interface KeptArrears {
  readonly restructuredOn: CalendarDate;
  /**
   * The oldest due date of which something was unpaid when the rows were moved: the loan is classed as if it
   * were unpaid still.
   */
  readonly dueOn: CalendarDate;
}

/**
 * The arrears that a restructuring moved and that are not cured yet; null where there are none.
 *   Due 12 October and 12 November, neither paid; on 18 November all is put on six new instalments from 12
 *     December. Nothing is due that day, so nothing is past due; but the loan is classed by 37 days, the day
 *     after by 38, until the instalments of 12 December, 12 January and 12 February were each paid on time.
 * A loan is cured by money and by nothing else: the days on which it may be are those on which something was
 * paid.
 */
export function keptArrears(loan: Loan, on: CalendarDate, rule: CureRule): KeptArrears | null {
  const place = loan.plans.findLastIndex(
    ({ cause, since, until }) => cause === 'restructuring' && since <= on && (until === null || on < until),
  );
  const plan = loan.plans[place];
  if (!plan) return null;
  const { since } = plan;
  const before: Loan = { ...loan, plans: loan.plans.slice(0, place) };
  const late = rowStates(before, since).find(
    ({ row, left }) => row.dueOn < since && scheduledOfParts(left) > 0n,
  );
  const oldest = [late?.row.dueOn, keptArrears(before, since, rule)?.dueOn].filter(
    (day) => day !== undefined,
  );
  const [dueOn] = oldest.toSorted();
  if (dueOn === undefined) return null;
  const isOver = paydays(loan, since, on).some((day) => isCured(loan, since, day, rule));
  return isOver ? null : { restructuredOn: since, dueOn };
}

/**
 * The days by which a loan is classed and provided for: new terms do not make it younger until it is cured.
 * They are no days past due, and no screen says that they are.
 */
export function daysForClass(loan: Loan, on: CalendarDate, rule: CureRule): number {
  const kept = keptArrears(loan, on, rule);
  return Math.max(arrears(loan, on).daysLate, kept ? daysBetween(kept.dueOn, on) : 0);
}

/** Since when a loan carries the mark of having been restructured; null: it was not. */
export function restructuredOn({ plans }: Loan): CalendarDate | null {
  return plans.findLast(({ cause, until }) => cause === 'restructuring' && until === null)?.since ?? null;
}

function isCured(loan: Loan, since: CalendarDate, day: CalendarDate, rule: CureRule): boolean {
  const dues = rowStates(loan, day).filter(({ row }) => row.dueOn > since);
  const [first] = dues;
  if (!first || daysBetween(first.row.dueOn, day) < rule.days) return false;
  let run = 0;
  let longest = 0;
  for (const [dueOn, rows] of Map.groupBy(dues, ({ row }) => row.dueOn)) {
    run = rows.every((state) => isPaidBy(loan, state, dueOn < day ? dueOn : day)) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest >= rule.instalmentsOnTime;
}

function isPaidBy(loan: Loan, { row: { n } }: RowState, day: CalendarDate): boolean {
  const state = rowStates(loan, day).find(({ row }) => row.n === n);
  return state !== undefined && scheduledOfParts(state.left) <= 0n;
}

function paydays({ allocations }: Loan, since: CalendarDate, on: CalendarDate): CalendarDate[] {
  const counted = allocations.filter((each) => each.until === null || on < each.until).map((each) => each.on);
  return [...new Set(counted)].filter((day) => day >= since && day <= on).toSorted();
}
