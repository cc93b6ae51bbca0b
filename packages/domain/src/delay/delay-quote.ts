import { amountText } from '../money/amount.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysBetween } from '../calendar/day-number.ts';
import { stepDate } from '../calendar/step-date.ts';
import { broughtTo } from '../late/brought-to.ts';
import { lateChargeOfRow } from '../late/late-charge.ts';
import { costRoom, costToTheEnd } from '../loan/costs.ts';
import { instalmentStates } from '../instalments/instalment-states.ts';
import type { InstalmentState } from '../instalments/instalment-states.ts';
import type { AllocatedMoney, Loan, Plan } from '../loan/loan.ts';
import { leftOf } from '../loan/outstanding.ts';
import { scheduledOfParts, totalOfParts } from '../loan/parts.ts';
import { planOf } from '../instalments/row-states.ts';
import type { RowState } from '../instalments/row-states.ts';
import type { DelayTerms } from '../product/product-terms.ts';
import { firstBroken } from '../refusals/first-broken.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { divideByOrder } from '../repayment/divide-by-order.ts';
import { delayDays, nearestPayment } from './delay-days.ts';
import type { DelayDay, DelayMove, NearPayment } from './delay-days.ts';
import { delayPrice } from './delay-price.ts';
import type { DelayPrice } from './delay-price.ts';

export type DelayRule =
  | 'only_an_active_loan_is_changed'
  | 'delay_is_not_offered'
  | 'no_delay_is_left'
  | 'nothing_is_left_to_delay'
  | 'delay_is_outside_its_window'
  | 'delay_costs_more_than_being_late'
  | 'cost_ceiling_is_reached';

export interface DelayQuote extends DelayMove {
  readonly dueOn: CalendarDate;
  /** What the row still asks: it is moved, not made smaller. */
  readonly moved: bigint;
  /** This one included. */
  readonly timesLeft: number;
  readonly days: readonly DelayDay[];
  readonly onTime: bigint;
  readonly delayed: bigint;
  /** What simply paying on the new day would add in late charges, */
  readonly ifLate: bigint;
  /** and what if as much as the fee were paid today as a part of the row instead. */
  readonly ifPartIsPaidNow: bigint;
  /**
   * Half of the row paid today, and the fee of moving the other half; null where that would not be cheaper.
   */
  readonly halfFirst: { readonly pay: bigint; readonly fee: bigint } | null;
  readonly nearest: NearPayment | null;
  readonly costToTheEnd: bigint;
  readonly mostCost: bigint | null;
  readonly plan: Plan;
}

/**
 * What moving the oldest unpaid row would mean.
 *   2,910.19 due on Wednesday 18 November, moved by 14 days for 1.5 %: fee 43.65, due on 2 December, 16 days
 *     before
 *   the next payment.
 *   5,864.02 are paid instead of 5,820.37; the loan costs 1,014.21. Paying on 2 December without it would
 *     cost 63.05
 *   in late charges at 5 % a month; paying 43.65 of it today and the rest then, 62.10. Whoever pays 1,455.10
 *     of it today moves
 *   the rest for 21.83.
 * The quote itself moves nothing: the date moves when the fee is paid (`decideDelay`).
 */
export function delayQuote(asked: Loan, on: CalendarDate): DelayQuote | Refusal<DelayRule> {
  const loan = broughtTo(asked, on);
  const { delay: terms, limits } = loan.agreement;
  if (loan.state !== 'active')
    return { refused: 'only_an_active_loan_is_changed', facts: { state: loan.state } };
  if (terms === null) return { refused: 'delay_is_not_offered' };
  const used = loan.plans.filter(({ cause, until }) => cause === 'delay' && until === null).length;
  if (used >= terms.times) return { refused: 'no_delay_is_left', facts: { used } };
  const states = instalmentStates(loan).filter(({ left }) => totalOfParts(left) > 0n);
  const state = states.find(({ left }) => scheduledOfParts(left) > 0n);
  if (state === undefined) return { refused: 'nothing_is_left_to_delay' };
  const moved = scheduledOfParts(state.left);
  const price = delayPrice(loan, terms, moved);
  const { n, dueOn } = state.row;
  const newDueOn = stepDate(dueOn, { count: terms.days, unit: 'day' }, 1);
  const broken = brokenByRow(loan, { terms, price, dueOn, newDueOn }, on);
  if (broken || newDueOn === undefined) return broken ?? { refused: 'delay_is_outside_its_window' };
  const { fee } = price;
  const move: DelayMove = { n, on, newDueOn, fee };
  const total = totalOfParts(leftOf(states));
  return {
    ...move,
    dueOn,
    moved,
    timesLeft: terms.times - used,
    days: delayDays(states, move),
    onTime: total,
    delayed: total + fee,
    ifLate: lateUntil(loan, state, move),
    ifPartIsPaidNow: lateUntil(withPart(loan, state, move), state, move),
    halfFirst: halfFirst(loan, terms, { state, fee }),
    nearest: nearestPayment(states, move),
    costToTheEnd: costToTheEnd(loan).total + fee,
    mostCost: limits.mostCost,
    plan: movedPlan(planOf(loan), state, move),
  };
}

interface RowToDelay {
  readonly terms: DelayTerms;
  readonly price: DelayPrice;
  readonly dueOn: CalendarDate;
  readonly newDueOn: CalendarDate | undefined;
}

function brokenByRow(
  loan: Loan,
  { terms, price, dueOn, newDueOn }: RowToDelay,
  on: CalendarDate,
): Refusal<DelayRule> | undefined {
  const { daysBefore, daysAfter } = terms;
  const daysToGo = daysBetween(on, dueOn);
  const room = costRoom(loan);
  return firstBroken({
    delay_is_outside_its_window: () =>
      (newDueOn === undefined || daysToGo > daysBefore || -daysToGo > daysAfter) && {
        dueOn,
        daysBefore,
        daysAfter,
      },
    delay_costs_more_than_being_late: () => price.isDearerThanLate && { most: amountText(price.most) },
    cost_ceiling_is_reached: () =>
      room !== null && price.fee > room && { fee: amountText(price.fee), room: amountText(room) },
  });
}

/**
 * Only the day of the payment moves: the interest of the row was agreed for its own period. What a
 * restructuring carried over to the row moves with it.
 */
function movedPlan(current: Plan, moved: InstalmentState, { on, newDueOn, fee }: DelayMove): Plan {
  const isMoved = new Set(moved.rows.map(({ row }) => row.n));
  const rows = current.rows.map((row) => (isMoved.has(row.n) ? { ...row, dueOn: newDueOn } : row));
  return { ...current, since: on, until: null, cause: 'delay', by: null, charge: fee, rows };
}

function lateUntil(loan: Loan, { rows }: InstalmentState, { on, newDueOn }: DelayMove): bigint {
  return rows.reduce(
    (sum, { row: { n } }) => sum + lateChargeOfRow(loan, n, newDueOn) - lateChargeOfRow(loan, n, on),
    0n,
  );
}

/** Late charges are paid before anything else: then half of the row is not half of what is left. */
function halfFirst(
  loan: Loan,
  terms: DelayTerms,
  { state: { left }, fee }: { readonly state: RowState; readonly fee: bigint },
): DelayQuote['halfFirst'] {
  const moved = scheduledOfParts(left);
  const pay = (moved + 1n) / 2n;
  const half = delayPrice(loan, terms, moved - pay);
  return left.penalty === 0n && half.fee < fee && !half.isDearerThanLate ? { pay, fee: half.fee } : null;
}

function withPart(loan: Loan, { rows }: InstalmentState, { on, fee }: DelayMove): Loan {
  const { lines } = divideByOrder(rows, fee, loan.agreement.paymentOrder);
  const part: AllocatedMoney = { by: 'part', on, until: null, amount: fee, lines, charge: 0n, toCredit: 0n };
  return { ...loan, allocations: [...loan.allocations, part] };
}
