import type { CalendarDate } from '../calendar/calendar-date.ts';
import { hasBegun } from '../early/cut-to-day.ts';
import type { PrepaymentChoice } from '../early/new-rows.ts';
import { prepay } from '../early/prepay.ts';
import { settlementOf } from '../early/settlement-quote.ts';
import { broughtTo } from '../late/brought-to.ts';
import { payableOn } from '../instalments/carried-row.ts';
import type { AllocatedMoney, Loan, LoanRow, Plan } from '../loan/loan.ts';
import { borrowerCredit, leftOf } from '../loan/outstanding.ts';
import { isNothing, totalOfParts } from '../loan/parts.ts';
import { planOf, rowStates } from '../instalments/row-states.ts';
import { withPlan } from '../loan/with-plan.ts';
import { divideByOrder, overpaidLines, totalOfLines, unpaidLines } from './divide-by-order.ts';

/**
 * What happens to money beyond the instalment that is running: it prepays, or it is kept as the borrower's
 * credit.
 */
export const surplusRules = ['keep', 'shorter', 'smaller'] as const;
export type SurplusRule = 'keep' | PrepaymentChoice;

export interface RepaymentMoney {
  readonly by: string;
  /** The day by which it is judged what is due, running or still to come. */
  readonly on: CalendarDate;
  /** The day that it came; before `on` if it was found later. */
  readonly countsFrom?: CalendarDate;
  readonly amount: bigint;
  readonly surplus: SurplusRule;
}

/** The same for the preview and for the posting: nobody is shown a division that is not the one made. */
export interface AllocationOutcome {
  /** If the rows change: how, before anything is divided. */
  readonly plan: Plan | null;
  /** Freed first, if parts were overpaid; then the money itself. */
  readonly allocations: readonly AllocatedMoney[];
  readonly settles: boolean;
}

/**
 * How a repayment is divided.
 *   2,910.19 on 15 November: row 2 in full, interest 245.24 and principal 2,664.95; 2,910.18 are left.
 *   6,000.00 that day: settles for 5,671.32, and 328.68 are the borrower's credit.
 * In this order: if it covers a settlement it settles. Otherwise the rows that have begun are paid, the
 * running one as scheduled; what a restructuring carried over to a later row waits for that row. What is over
 * prepays (then the running row costs interest only to the day) or is kept. Credit that was there before
 * pays with the money what is asked by now or ends the loan; what waits for a later row goes on waiting for
 * it, and no prepayment takes it from there.
 */
export function allocateRepayment(stored: Loan, money: RepaymentMoney): AllocationOutcome {
  const { by, on, amount, surplus } = money;
  const loan = broughtTo(stored, on);
  const pool = amount + borrowerCredit(loan);
  const settlement = settlementOf(loan, on);
  if (pool >= settlement.total) {
    const { saves, charge } = settlement;
    const plan = saves + charge === 0n ? null : { ...settlement.plan, by };
    return { plan, allocations: divide(loan, money, { plan, charge, isPayable: () => true }), settles: true };
  }
  const states = rowStates(loan);
  const isAsked = payableOn(planOf(loan).rows, on);
  const asked = states.filter(({ row }) => isAsked(row));
  const hasSurplus = pool > totalOfParts(leftOf(asked));
  // A settlement paid rows before their time and was undone in part: what stands on them can't be made anew.
  const isFree = states.every(({ row, paid }) => hasBegun(row, on) || isNothing(paid));
  const prepays = hasSurplus && isFree && surplus !== 'keep';
  const plan = prepays ? prepay(loan, { by, on, amount, pool, choice: surplus }) : null;
  const isPayable = plan ? payableOn(plan.rows, on) : isAsked;
  const charge = plan?.charge ?? 0n;
  return { plan, allocations: divide(loan, money, { plan, charge, isPayable }), settles: false };
}

/**
 * Of money that comes on a day, what is more than anything asks for by then: the borrower says what it does.
 *   5,600.00 on the due date of 2,910.19: 2,689.81. With 2,910.19 of credit for it, all of the 5,600.00.
 */
export function extraOf(stored: Loan, amount: bigint, on: CalendarDate): bigint {
  const loan = broughtTo(stored, on);
  const pool = amount + borrowerCredit(loan);
  if (loan.state !== 'active' || pool >= settlementOf(loan, on).total) return 0n;
  const isAsked = payableOn(planOf(loan).rows, on);
  const over = pool - totalOfParts(leftOf(rowStates(loan).filter(({ row }) => isAsked(row))));
  if (over <= 0n) return 0n;
  return over < amount ? over : amount;
}

/**
 * What the borrower's credit pays when rows fall due, and parts that were overpaid: the same division without
 * new money.
 */
export function allocateCredit(loan: Loan, on: CalendarDate): readonly AllocatedMoney[] {
  const money = { by: `credit ${on}`, on, amount: 0n };
  const isPayable = (row: LoanRow) => row.dueOn <= on;
  return divide(loan, money, { plan: null, charge: 0n, isPayable }).filter(({ lines }) => lines.length > 0);
}

/**
 * Credit that was used and is now missing, because the money that had brought it was taken back: what it paid
 * is open again. What no row can give back, since it was sent to the borrower and nothing else was paid,
 * stays counted under the payment: it has an amount, and no money behind it.
 */
export function takeBackCredit(
  loan: Loan,
  { by, on }: { readonly by: string; readonly on: CalendarDate },
): readonly AllocatedMoney[] {
  const short = -borrowerCredit(loan);
  if (short <= 0n) return [];
  // What is written off, or was given back in the cooling-off days, is no longer counted on, row by row.
  const states = loan.writtenOff || loan.state === 'cancelled' ? [] : rowStates(loan);
  const { lines, rest } = unpaidLines(states, short, loan.agreement.paymentOrder);
  const fact = { on, until: null, charge: 0n };
  const back = { ...fact, by: `credit ${on}`, amount: 0n, lines, toCredit: short - rest };
  const owed = { ...fact, by, amount: rest, lines: [], toCredit: rest };
  return [...(lines.length > 0 ? [back] : []), ...(rest > 0n ? [owed] : [])];
}

interface Division {
  readonly plan: Plan | null;
  readonly charge: bigint;
  readonly isPayable: (row: LoanRow) => boolean;
}

/** Puts money and credit on the rows that may be paid, under the plan that the money brings about. */
function divide(
  loan: Loan,
  { by, on: judgedOn, countsFrom: on = judgedOn, amount }: Omit<RepaymentMoney, 'surplus'>,
  { plan, charge, isPayable }: Division,
): readonly AllocatedMoney[] {
  const states = rowStates(plan ? withPlan(loan, plan) : loan);
  const freed = overpaidLines(states);
  const credit = borrowerCredit(loan) - totalOfLines(freed);
  const payable = states.filter(({ row }) => isPayable(row));
  const { lines, rest } = divideByOrder(payable, amount + credit - charge, loan.agreement.paymentOrder);
  const given: AllocatedMoney = { by, on, until: null, amount, lines, charge, toCredit: rest - credit };
  if (freed.length === 0) return [given];
  const back = { by, on, until: null, amount: 0n, lines: freed, charge: 0n, toCredit: -totalOfLines(freed) };
  return [back, given];
}
