import {
  beyondCredit,
  borrowerCredit,
  broughtTo,
  costPaid,
  costToTheEnd,
  delayQuote,
  instalmentStates,
  isDisputed,
  isRefusal,
  loanTotals,
  planOf,
  settlementQuote,
  totalOfParts,
} from '@candor/domain';
import type {
  CalendarDate,
  InstalmentState,
  Loan,
  LoanCosts,
  Parts,
  PlanCause,
  RowState,
} from '@candor/domain';
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
  readonly delaysLeft: number;
  /** Less the borrower's credit. Of one that was written off: what has not come back. */
  readonly owed: bigint;
  readonly credit: bigint;
  /** All that is late, late charges with it. */
  readonly overdue: bigint;
  /** The oldest row that credit does not cover, with what it asks beyond it, today's late charge with it; null where none does. */
  readonly next: {
    readonly dueOn: CalendarDate;
    readonly amount: bigint;
    readonly n: number;
    readonly of: number;
  } | null;
  readonly plan: { readonly cause: PlanCause; readonly since: CalendarDate };
  readonly costs: LoanCosts;
  readonly costAtTheEnd: bigint;
  /** For each row in its place: the day before a delay moved it, the last payment that it had, its late charge and whether that is in dispute. */
  readonly told: readonly {
    /** The number of the row that bears its late charge, which stays when others are put before it. */
    readonly rowN: number;
    /** Of the late charge, what is still owed. */
    readonly chargeLeft: bigint;
    readonly movedFrom: CalendarDate | null;
    readonly lastPaidBy: string | null;
    readonly isDisputed: boolean;
  }[];
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
  const costs = costPaid(loan);
  const { cause, since } = planOf(loan);
  const asked = isActive ? beyondCredit(loan) : [];
  const late = asked.filter(({ row }) => row.dueOn < on);
  return {
    rows: rowFigures(instalmentStates(loan), on),
    costSoFar: costs.total,
    costCeiling: loan.agreement.limits.mostCost,
    coolingOff: leaving.isOpen ? { until: leaving.until, payBack: leaving.payBack } : null,
    settleToday: settlement && { amount: settlement.toPay, saving: settlement.saves },
    mayDelay: isActive && !isRefusal(delayQuote(loan, on)),
    delaysLeft: isActive ? delaysLeft(loan) : 0,
    owed: isActive ? sum(asked) : loanTotals(loan).owed,
    credit: borrowerCredit(loan),
    overdue: sum(late),
    next: nextOf(loan, asked),
    plan: { cause, since },
    costs,
    costAtTheEnd: costToTheEnd(loan).total,
    told: instalmentStates(loan).map((state) => {
      const charged = chargedRow(state);
      return {
        rowN: charged.row.n,
        chargeLeft: isActive ? charged.left.penalty : 0n,
        movedFrom: movedFrom(loan, state.row),
        lastPaidBy: lastPaidBy(loan, state),
        isDisputed: isInstalmentDisputed(loan, state),
      };
    }),
  };
}

type Asked = ReturnType<typeof beyondCredit>;

function nextOf(loan: Loan, [first]: Asked): LoanFigures['next'] {
  if (!first) return null;
  const { row, asks, place } = first;
  return { dueOn: row.dueOn, amount: asks, n: place, of: instalmentStates(loan).length };
}

function sum(asked: Asked): bigint {
  return asked.reduce((all, { asks }) => all + asks, 0n);
}

function delaysLeft({ agreement: { delay }, plans }: Loan): number {
  const used = plans.filter(({ cause, until }) => cause === 'delay' && until === null).length;
  return delay === null || used > delay.times ? 0 : delay.times - used;
}

/** Of an instalment, the row whose late charge is owed: its own, or the one that was carried over to it. */
export function chargedRow({ rows, ...own }: InstalmentState): RowState {
  return rows.find(({ left }) => left.penalty > 0n) ?? rows.at(-1) ?? own;
}

export function isInstalmentDisputed(loan: Loan, { rows }: InstalmentState): boolean {
  return rows.some(({ row }) => isDisputed(loan, row.n));
}

/** The day on which a row was due before a delay moved it; null where none did. */
export function movedFrom(
  { plans }: Loan,
  { n, dueOn }: Pick<RowState['row'], 'n' | 'dueOn'>,
): CalendarDate | null {
  const first = plans.flatMap(({ rows }) => rows).find((row) => row.n === n);
  return first && first.dueOn !== dueOn ? first.dueOn : null;
}

/** Money that is still counted: what was taken back paid nothing. */
function lastPaidBy({ allocations }: Loan, { rows }: InstalmentState): string | null {
  const isOf = new Set(rows.map(({ row }) => row.n));
  const last = allocations.findLast(
    ({ until, amount, lines }) => until === null && amount > 0n && lines.some(({ n }) => isOf.has(n)),
  );
  return last?.by ?? null;
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
