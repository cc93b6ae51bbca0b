import { amountText } from '../money/amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { cutToDay } from '../early/cut-to-day.ts';
import { broughtTo } from '../late/brought-to.ts';
import type { LoanLimits } from '../loan/agreement.ts';
import { applyEvents } from '../loan/apply-event.ts';
import { costToTheEnd } from '../loan/costs.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { LateCharge, Loan, LoanRow, Plan } from '../loan/loan.ts';
import { nextRowNumber } from '../instalments/next-row-number.ts';
import { rowsOfSchedule } from '../loan/open-loan.ts';
import { leftOf } from '../loan/outstanding.ts';
import { eachPart, isNothing, totalOfParts } from '../loan/parts.ts';
import type { Parts } from '../loan/parts.ts';
import { planOf, rowStates } from '../instalments/row-states.ts';
import type { RowState } from '../instalments/row-states.ts';
import { withPlan } from '../loan/with-plan.ts';
import { compare, multiply, rational } from '../numbers/rational.ts';
import { isRefusal } from '../refusals/refusal.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { firstBroken } from '../refusals/first-broken.ts';
import type { InterestTerms, LoanTerms } from '../schedule/loan-terms.ts';
import type { Schedule } from '../schedule/make-schedule.ts';
import { timesAYear } from '../schedule/period-factors.ts';
import { accrueTo, chargeLateTo, useCredit } from './day-steps.ts';
import { decideInSteps } from './decide-in-steps.ts';
import { signableSchedule } from './signable-schedule.ts';

export interface Restructure {
  /** The schedule from now on; fees there are none. */
  readonly terms: Pick<LoanTerms, 'instalments' | 'every' | 'firstDueOn' | 'interest'>;
  /** The ceilings in force on the day of the restructuring. */
  readonly limits: LoanLimits;
  readonly reason: string;
}

export type RestructureRule =
  | 'only_an_active_loan_is_changed'
  | 'terms_make_no_schedule'
  | 'rate_would_rise'
  | 'nothing_is_owed'
  | 'reason_is_missing'
  | 'dearer_without_a_lower_instalment'
  | 'cost_ceiling_is_reached';

/**
 * Other terms for a borrower in hardship: the old rows are closed with what was paid of them, the principal
 * that is left gets a schedule of its own.
 *   7,137.52 of principal, 324.41 of interest and 15.64 of late charges are left; over 8 months at 2 %: seven
 *     rows of
 *   974.34 and a last one of 1,314.40: 974.35, and the 340.05 that are carried over.
 * Interest, fees and late charges that were owed are carried over to the last instalment: they bear nothing,
 * since nothing is ever charged on a charge. In the books they are a row of their own, due with the last
 * (`instalmentStates`). The rate may only fall, the whole must stay under the ceiling, and terms that cost
 * more must at least make the highest instalment lower: dearer and no easier helps nobody.
 */
export function decideRestructure(
  loan: Loan,
  { terms, limits, reason }: Restructure,
  on: CalendarDate,
): LoanEvent[] | Refusal<RestructureRule> {
  const old = planOf(loan);
  const states = rowStates(withPlan(broughtTo(loan, on), { ...old, rows: cutToDay(old, on) }));
  const { principal } = leftOf(states);
  const schedule = signableSchedule({ ...old.terms, ...terms, amount: principal, disbursedOn: on, fees: [] });
  const restructured = isRefusal(schedule)
    ? undefined
    : ({ event: 'loan-restructured', limits, reason, ...closed(loan, states, schedule) } as const);
  const broken = firstBroken<RestructureRule>({
    only_an_active_loan_is_changed: () => loan.state !== 'active' && { state: loan.state },
    terms_make_no_schedule: () => principal > 0n && isRefusal(schedule) && { fault: schedule.refused },
    rate_would_rise: () => isDearer(terms.interest, old.terms.interest),
    nothing_is_owed: () => principal <= 0n,
    reason_is_missing: () => reason.trim() === '',
    dearer_without_a_lower_instalment: () => {
      if (!restructured) return false;
      const now = broughtTo(loan, on);
      const then = applyEvents(now, [restructured]);
      const [was, cost] = [costToTheEnd(now).total, costToTheEnd(then).total];
      return (
        cost > was && !isLower(duesOf(then), duesOf(now)) && { cost: amountText(cost), was: amountText(was) }
      );
    },
    cost_ceiling_is_reached: () => {
      if (limits.mostCost === null || !restructured) return false;
      const { total } = costToTheEnd(applyEvents(broughtTo(loan, on), [restructured]));
      return total > limits.mostCost && { cost: amountText(total), most: amountText(limits.mostCost) };
    },
  });
  if (broken || !restructured) return broken ?? { refused: 'terms_make_no_schedule' };
  return decideInSteps(
    loan,
    (now) => accrueTo(now, on),
    (now) => chargeLateTo(now, on),
    () => [restructured],
    (now) => useCredit(now, on),
  );
}

/** The most that is due on one day of what is left. */
export function highestInstalment(loan: Loan): bigint {
  return duesOf(loan).reduce((most, due) => (due > most ? due : most), 0n);
}

/** What is left, day by day on which something is due. */
function duesOf(loan: Loan): bigint[] {
  const open = rowStates(loan).filter(({ left }) => totalOfParts(left) > 0n);
  return [...Map.groupBy(open, ({ row }) => row.dueOn).values()].map((states) =>
    totalOfParts(leftOf(states)),
  );
}

/**
 * On average: what is carried over is due with the last one, and would hide that all the others are lower.
 */
function isLower(dues: readonly bigint[], than: readonly bigint[]): boolean {
  const sum = (all: readonly bigint[]) => all.reduce((a, b) => a + b, 0n);
  return sum(dues) * BigInt(than.length) < sum(than) * BigInt(dues.length);
}

/** The old rows as they end, the row of what is carried over, and the new ones. */
function closed(
  loan: Loan,
  states: readonly RowState[],
  schedule: Schedule,
): { readonly plan: Plan; readonly carried: readonly LateCharge[] } {
  const on = schedule.terms.disbursedOn;
  const open = states.map((state) => ({
    ...state,
    left: eachPart((part) => (state.left[part] > 0n ? state.left[part] : 0n)),
  }));
  const n = nextRowNumber(loan);
  const rows = rowsOfSchedule(schedule, n);
  const carriedParts = leftOf(open);
  const dueOn = rows.at(-1)?.dueOn ?? on;
  const carriedRow: LoanRow = { ...carriedParts, n, from: on, to: on, dueOn, principal: 0n };
  const kept = open.flatMap(({ row, paid, left }) => (isNothing(paid) ? [] : [lessened(row, left)]));
  return {
    plan: {
      since: on,
      until: null,
      cause: 'restructuring',
      by: null,
      charge: 0n,
      terms: schedule.terms,
      rows: [...kept, ...(isNothing({ ...carriedParts, principal: 0n }) ? [] : [carriedRow]), ...rows],
    },
    carried: open.flatMap(({ row, left }): LateCharge[] => {
      const amount = left.penalty - ofTheRow(row, left);
      return amount === 0n ? [] : [{ n: row.n, on, amount: -amount, why: 'carried' }];
    }),
  };
}

/** A row without what is carried over: what was paid of it stays, and nothing is left. */
function lessened(row: LoanRow, left: Parts): LoanRow {
  const { principal, interest, fee } = left;
  return {
    ...row,
    principal: row.principal - principal,
    interest: row.interest - interest,
    fee: row.fee - fee,
    penalty: row.penalty - ofTheRow(row, left),
  };
}

/** Of the late charges that are left, those that an earlier restructuring had put into the row itself. */
function ofTheRow(row: LoanRow, left: Parts): bigint {
  return left.penalty < row.penalty ? left.penalty : row.penalty;
}

function isDearer(now: InterestTerms, before: InterestTerms): boolean {
  const yearly = ({ rate, per }: InterestTerms) => multiply(rate, rational(timesAYear[per]));
  return compare(yearly(now), yearly(before)) > 0 || (now.method === 'flat' && before.method !== 'flat');
}
