import type { CalendarDate } from '../calendar/calendar-date.ts';
import { settlementOf } from '../early/settlement-quote.ts';
import { broughtTo } from '../late/brought-to.ts';
import { instalmentStates } from '../instalments/instalment-states.ts';
import type { Loan } from '../loan/loan.ts';
import { borrowerCredit, leftOf, outstanding, overdue } from '../loan/outstanding.ts';
import { totalOfParts } from '../loan/parts.ts';

/** One way to pay: how much, and what is owed after it. */
interface RepaymentChoice {
  readonly pay: bigint;
  readonly owedAfter: bigint;
  readonly nextDue: { readonly dueOn: CalendarDate; readonly amount: bigint } | null;
}

export interface RepaymentChoices {
  /** The cheapest way out, always first. */
  readonly everything: RepaymentChoice & { readonly saves: bigint };
  /** Null while nothing is overdue. */
  readonly overdue: RepaymentChoice | null;
  /**
   * The next instalment that credit does not cover, with all that is overdue: money pays the oldest first, so
   * it can't be had alone. Null if none is to come, or if it is all that is left: then everything is the
   * cheaper way to pay the same.
   */
  readonly instalment: RepaymentChoice | null;
  /** The range of an amount of one's own. */
  readonly own: { readonly least: bigint; readonly most: bigint };
}

/**
 * What a borrower can choose to pay on a day.
 *   ₱8,000.00, row 1 of 3 paid, on 15 November: everything 5,671.32 (saves 149.05); this instalment 2,910.19,
 *     then
 *   2,910.18 on 18 December; an own amount from 50.00.
 */
export function repaymentChoices(asked: Loan, on: CalendarDate, leastRepayment: bigint): RepaymentChoices {
  const loan = broughtTo(asked, on);
  const settlement = settlementOf(loan, on);
  const open = instalmentStates(loan).filter(({ left }) => totalOfParts(left) > 0n);
  const owed = totalOfParts(outstanding(loan));
  const late = totalOfParts(overdue(loan, on));
  const credit = borrowerCredit(loan);
  const upTo = (day: CalendarDate) => totalOfParts(leftOf(open.filter(({ row }) => row.dueOn <= day)));
  const nextDueOn = open.find(({ row }) => row.dueOn >= on && upTo(row.dueOn) > credit)?.row.dueOn;
  const untilNext = nextDueOn === undefined ? 0n : upTo(nextDueOn);
  const after = (paid: bigint, isStillOpen: (dueOn: CalendarDate) => boolean): RepaymentChoice => {
    const later = open.find(({ row }) => isStillOpen(row.dueOn));
    return {
      pay: paid > credit ? paid - credit : 0n,
      owedAfter: owed - paid,
      nextDue: later ? { dueOn: later.row.dueOn, amount: totalOfParts(later.left) } : null,
    };
  };
  return {
    everything: { pay: settlement.toPay, owedAfter: 0n, nextDue: null, saves: settlement.saves },
    overdue: late > 0n ? after(late, (dueOn) => dueOn >= on) : null,
    instalment: nextDueOn && untilNext < owed ? after(untilNext, (dueOn) => dueOn > nextDueOn) : null,
    own: {
      least: leastRepayment < settlement.toPay ? leastRepayment : settlement.toPay,
      most: settlement.toPay,
    },
  };
}
