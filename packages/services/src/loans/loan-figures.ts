import {
  broughtTo,
  costPaid,
  delayQuote,
  isRefusal,
  rowStates,
  settlementQuote,
  totalOfParts,
} from '@candor/domain';
import type { CalendarDate, Loan, Parts, RowState } from '@candor/domain';
import { coolingOffFigures } from './cooling-off-figures.ts';

export type LoanRowFigures = {
  /** Its place in the order in which rows are paid, from 1. */
  readonly n: number;
  readonly dueOn: CalendarDate;
  readonly owed: Parts;
  readonly total: bigint;
  readonly paid: bigint;
  readonly state: 'paid' | 'due' | 'later' | 'late';
};

/** What the screens say of a loan on a day. */
export type LoanFigures = {
  readonly rows: readonly LoanRowFigures[];
  /** Paid so far beyond the principal, and the most that the law lets it ever cost. */
  readonly costSoFar: bigint;
  readonly costCeiling: bigint | null;
  /** The last day on which the borrower may leave, and what leaving today takes; null when it is over. */
  readonly coolingOff: { readonly until: CalendarDate; readonly payBack: bigint } | null;
  readonly settleToday: { readonly amount: bigint; readonly saving: bigint } | null;
  readonly mayDelay: boolean;
};

/**
 * ₱8,000.00 in three rows, one paid, on 15 November: rows paid, due, later; 600.00 of at most 8,000.00 so far; settled
 * today for 5,671.32, which saves 149.05.
 */
export function loanFigures(stored: Loan, on: CalendarDate): LoanFigures {
  const loan = broughtTo(stored, on);
  const isActive = loan.state === 'active';
  const leaving = coolingOffFigures(loan, on);
  const settlement = isActive ? settlementQuote(loan, on) : null;
  return {
    rows: rowFigures(rowStates(loan), on),
    costSoFar: costPaid(loan).total,
    costCeiling: loan.agreement.limits.mostCost,
    coolingOff: leaving.isOpen ? { until: leaving.until, payBack: leaving.payBack } : null,
    settleToday: settlement && { amount: settlement.toPay, saving: settlement.saves },
    mayDelay: isActive && !isRefusal(delayQuote(loan, on)),
  };
}

export function rowFigures(states: readonly RowState[], on: CalendarDate): LoanRowFigures[] {
  const firstOpen = states.findIndex(({ left }) => totalOfParts(left) > 0n);
  return states.map(({ row, owed, paid, left }, place) => ({
    n: place + 1,
    dueOn: row.dueOn,
    owed,
    total: totalOfParts(owed),
    paid: totalOfParts(paid),
    state:
      totalOfParts(left) <= 0n ? 'paid' : row.dueOn < on ? 'late' : place === firstOpen ? 'due' : 'later',
  }));
}
