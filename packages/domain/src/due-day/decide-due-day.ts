import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysBetween } from '../calendar/day-number.ts';
import { stepDate } from '../calendar/step-date.ts';
import { rowStates, planOf } from '../instalments/row-states.ts';
import type { RowState } from '../instalments/row-states.ts';
import { broughtTo } from '../late/brought-to.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { Loan, Plan } from '../loan/loan.ts';
import { totalOfParts } from '../loan/parts.ts';
import { firstBroken } from '../refusals/first-broken.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { chargeLateTo } from '../decisions/day-steps.ts';
import { decideInSteps } from '../decisions/decide-in-steps.ts';

/** What the lender's policy lets a borrower change of the due day without new terms. */
export interface DueDayPolicy {
  /** So many months lie between one change and the next. */
  readonly everyMonths: number;
  /** No instalment waits longer than so many days. */
  readonly mostDays: number;
}

export type DueDayRule =
  | 'only_an_active_loan_is_changed'
  | 'due_day_is_not_offered'
  | 'due_day_is_so_already'
  | 'due_day_was_changed_lately'
  | 'arrears_come_first'
  | 'due_day_is_too_far'
  | 'nothing_is_left_to_delay';

/**
 * Another day of the month for what is still to come: each instalment is due on the first such day that is
 * not before its own. Only the payment waits: the interest of a row was agreed for its own period, so nothing
 * is added.
 *   due on the 12th, wanted on the 20th: 12 December → 20 December, 12 January → 20 January; the cost is the
 *     same.
 * What is late stays late, and is paid first; who wants to wait longer than the policy lets them needs new
 * terms.
 */
export function decideDueDay(
  loan: Loan,
  { day, policy }: { readonly day: number; readonly policy: DueDayPolicy },
  on: CalendarDate,
): LoanEvent[] | Refusal<DueDayRule> {
  const now = broughtTo(loan, on);
  const plan = planOf(now);
  const open = rowStates(now).filter(({ left }) => totalOfParts(left) > 0n);
  const moves = new Map(open.map(({ row }) => [row.n, movedTo(row.dueOn, day)]));
  const last = now.plans.findLast(({ cause, until }) => cause === 'due-day' && until === null);
  const freeOn = last && stepDate(last.since, { count: policy.everyMonths, unit: 'month' }, 1);
  const longest = Math.max(
    0,
    ...open.map(({ row }) => daysBetween(row.dueOn, moves.get(row.n) ?? row.dueOn)),
  );
  const broken = firstBroken<DueDayRule>({
    only_an_active_loan_is_changed: () => loan.state !== 'active' && { state: loan.state },
    nothing_is_left_to_delay: () => open.length === 0,
    due_day_is_not_offered: () => plan.terms.every.unit !== 'month' || day < 1 || day > 28,
    due_day_is_so_already: () => longest === 0,
    due_day_was_changed_lately: () => freeOn !== undefined && on < freeOn && { freeOn },
    arrears_come_first: () => open.some(({ row }) => row.dueOn < on),
    due_day_is_too_far: () => longest > policy.mostDays && { days: longest, mostDays: policy.mostDays },
  });
  if (broken) return broken;
  return decideInSteps(
    loan,
    (then) => chargeLateTo(then, on),
    () => [{ event: 'plan-changed', plan: movedPlan(plan, open, { moves, on }) }],
  );
}

/** The first such day of a month that is not before a date. */
function movedTo(dueOn: CalendarDate, day: number): CalendarDate {
  const inMonth = `${dueOn.slice(0, 8)}${String(day).padStart(2, '0')}` as CalendarDate;
  if (inMonth >= dueOn) return inMonth;
  return stepDate(inMonth, { count: 1, unit: 'month' }, 1) ?? dueOn;
}

function movedPlan(
  plan: Plan,
  open: readonly RowState[],
  { moves, on }: { readonly moves: ReadonlyMap<number, CalendarDate>; readonly on: CalendarDate },
): Plan {
  const isOpen = new Set(open.map(({ row }) => row.n));
  const rows = plan.rows.map((row) =>
    isOpen.has(row.n) ? { ...row, dueOn: moves.get(row.n) ?? row.dueOn } : row,
  );
  return { ...plan, since: on, until: null, cause: 'due-day', by: null, charge: 0n, rows };
}
