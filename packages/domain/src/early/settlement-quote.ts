import type { CalendarDate } from '../calendar/calendar-date.ts';
import { broughtTo } from '../late/brought-to.ts';
import type { AllocationLine, Loan, Plan } from '../loan/loan.ts';
import { borrowerCredit, leftOf, outstanding } from '../loan/outstanding.ts';
import { isNothing, totalOfParts } from '../loan/parts.ts';
import type { Parts } from '../loan/parts.ts';
import { planOf, rowStates } from '../instalments/row-states.ts';
import { withPlan } from '../loan/with-plan.ts';
import { cutToDay } from './cut-to-day.ts';
import { earlyCharge } from './early-charge.ts';

/** What it takes to be rid of a loan on a day. */
export interface SettlementQuote {
  readonly on: CalendarDate;
  readonly parts: Parts;
  readonly charge: bigint;
  readonly total: bigint;
  /** Of the total, what the borrower's credit pays already. */
  readonly fromCredit: bigint;
  readonly toPay: bigint;
  /** Against paying every row in full: the rebate, less the charge. */
  readonly saves: bigint;
  readonly lines: readonly AllocationLine[];
  /** The rows as they end: what is not owed any more is no longer in them. */
  readonly plan: Plan;
}

/**
 * Early settlement: interest to the day, and the rest is not owed.
 *   ₱8,000.00, one of three rows paid, on 15 November: principal 5,449.81 + interest 245.24 × 28/31 = 221.51:
 *   5,671.32 instead of 5,820.37, which saves 149.05.
 * If interest of the running row was paid beyond the day, what was too much goes into the principal. A charge
 * is a percentage of the principal that is repaid before its due date, where the law allows one; it never
 * takes more than the rebate, so settling never costs more than paying to the end.
 */
export function settlementQuote(loan: Loan, on: CalendarDate): SettlementQuote {
  return settlementOf(broughtTo(loan, on), on);
}

/** The same for a loan whose late charges are known to be right on that day. */
export function settlementOf(loan: Loan, on: CalendarDate): SettlementQuote {
  const before = totalOfParts(outstanding(loan));
  const current = planOf(loan);
  const rows = cutToDay(current, on);
  const cut: Plan = { ...current, since: on, until: null, cause: 'settlement', by: null, charge: 0n, rows };
  const states = rowStates(withPlan(loan, cut));
  const parts = leftOf(states);
  const rebate = before - totalOfParts(parts);
  const { principal } = leftOf(rowStates(loan).filter(({ row }) => row.dueOn > on));
  const charge = earlyCharge(loan, principal, rebate);
  const total = totalOfParts(parts) + charge;
  const credit = borrowerCredit(loan);
  const fromCredit = credit < total ? credit : total;
  return {
    on,
    parts,
    charge,
    total,
    fromCredit,
    toPay: total - fromCredit,
    saves: rebate - charge,
    lines: states.filter(({ left }) => !isNothing(left)).map(({ row, left }) => ({ n: row.n, parts: left })),
    plan: { ...cut, charge },
  };
}
