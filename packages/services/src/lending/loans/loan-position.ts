import {
  type beyondCredit,
  borrowerCredit,
  costSoFar,
  costToTheEnd,
  isDisputed,
  totalOfParts,
} from '@candor/domain/loan';
import { loanFigures, loanOnDay } from '@candor/domain/figures';
import { keptArrears } from '@candor/domain/arrears';
import { instalmentCount, instalmentStates, planOf } from '@candor/domain/instalments';
import { delayQuote } from '@candor/domain/delay';
import { isRefusal } from '@candor/domain/refusals';
import { settlementQuote } from '@candor/domain/early';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan, LoanCosts, Parts, PlanCause } from '@candor/domain/loan';
import type { InstalmentState, RowState } from '@candor/domain/instalments';
import { lending, type MarketId } from '@candor/markets';
import { coolingOffFigures } from '@candor/domain/cooling-off';

export type PositionRow = {
  /** Its place in the order in which rows are paid, from 1. */
  readonly n: number;
  /** Which instalment it is, as every text numbers it; null of an extra payment, which is none. */
  readonly number: number | null;
  readonly dueOn: CalendarDate;
  readonly owed: Parts;
  readonly total: bigint;
  readonly paid: Parts;
  /** Of what is open, what the borrower's credit pays when it falls due. */
  readonly covered: bigint;
  /** What it still asks for, beyond the credit. Together: all that is owed. */
  readonly left: bigint;
  /** What was paid of it, with the credit that waits for it. */
  readonly done: bigint;
  /** `covered`: nothing is left to pay of it, though it is not due yet. */
  readonly state: 'paid' | 'covered' | 'due' | 'later' | 'late';
  /** The day before a delay moved it. */
  readonly movedFrom: CalendarDate | null;
  /** The last payment that it had; of one that credit covers or paid, the one that brought the credit. */
  readonly lastPaidBy: string | null;
  /** The day on which that money came. */
  readonly cameOn: CalendarDate | null;
  /** The day on which something of it was last paid, by money or by credit. */
  readonly lastPaidOn: CalendarDate | null;
  /** The number of the row that bears its late charge, which stays when others are put before it. */
  readonly rowN: number;
  /** Of the late charge, what is still owed. */
  readonly chargeLeft: bigint;
  readonly isDisputed: boolean;
};

/**
 * Where a loan stands on a day. Screens, lists, papers, messages and the console say this and compute nothing
 * of it.
 */
export type LoanPosition = {
  readonly asOf: CalendarDate;
  readonly rows: readonly PositionRow[];
  /** Charged so far beyond the principal, paid or not, and the most that the law lets it ever cost. */
  readonly costSoFar: bigint;
  readonly costCeiling: bigint | null;
  /** The last day on which the borrower may leave, and what leaving today takes; null when it is over. */
  readonly coolingOff: {
    readonly until: CalendarDate;
    readonly payBack: bigint;
    /** Of it, interest for the days so far. */
    readonly interest: bigint;
    /** Tomorrow it is more. */
    readonly grows: boolean;
    /** How much less it is than settling today. */
    readonly saves: bigint;
  } | null;
  readonly settleToday: { readonly amount: bigint; readonly saving: bigint } | null;
  readonly mayDelay: boolean;
  readonly delaysLeft: number;
  /** Less the borrower's credit. Of one that was written off: what has not come back. */
  readonly owed: bigint;
  readonly credit: bigint;
  /** All that is late, late charges with it. */
  readonly overdue: bigint;
  /** By the schedule in force, as the portfolio and the bureau count them. */
  readonly daysPastDue: number;
  /**
   * Of a restructured loan whose old arrears still class it: how many instalments in a row, each paid on
   * time, cure it. Null: nothing is to be cured.
   */
  readonly curedBy: number | null;
  /**
   * The oldest row that credit does not cover, with what it asks beyond it, today's late charge with it; null
   * where none does.
   */
  readonly next: {
    readonly dueOn: CalendarDate;
    readonly amount: bigint;
    /** Among the instalments, without extra payments. */
    readonly n: number;
    readonly of: number;
  } | null;
  /** The first of them that is not late: what is late stands beside it. */
  readonly nextInTime: { readonly dueOn: CalendarDate; readonly amount: bigint } | null;
  readonly plan: { readonly cause: PlanCause; readonly since: CalendarDate };
  readonly costs: LoanCosts;
  readonly costAtTheEnd: bigint;
};

/**
 * ₱8,000.00 in three rows, one paid, on 15 November: rows paid, due, later; 821.51 of at most 8,000.00 so
 * far; settled today for 5,671.32, which saves 149.05.
 */
export function loanPosition(stored: Loan, on: CalendarDate, market: MarketId): LoanPosition {
  const day = loanOnDay(stored, on);
  const { brought: loan, asked } = day;
  const figures = loanFigures(day, on);
  const { cure } = lending[market].restructure;
  const isActive = loan.state === 'active';
  const leaving = coolingOffFigures(loan, on);
  const settlement = isActive ? settlementQuote(loan, on) : null;
  const costs = costSoFar(loan, on);
  const { cause, since } = planOf(loan);
  return {
    asOf: on,
    rows: rowsOf(loan, asked, on),
    costSoFar: costs.total,
    costCeiling: loan.agreement.limits.mostCost,
    coolingOff: leaving.isOpen ? leavingOf(leaving, settlement?.toPay ?? 0n) : null,
    settleToday: settlement && { amount: settlement.toPay, saving: settlement.saves },
    mayDelay: isActive && !isRefusal(delayQuote(loan, on)),
    delaysLeft: isActive ? delaysLeft(loan) : 0,
    owed: figures.owed,
    credit: borrowerCredit(loan),
    overdue: figures.overdue,
    daysPastDue: figures.daysPastDue,
    curedBy: isActive && keptArrears(stored, on, cure) ? cure.instalmentsOnTime : null,
    next: nextOf(loan, asked),
    nextInTime: nextInTime(asked, on),
    plan: { cause, since },
    costs,
    costAtTheEnd: costToTheEnd(loan).total,
  };
}

type Asked = readonly ReturnType<typeof beyondCredit>[number][];

function leavingOf(
  { until, payBack, interest, grows }: ReturnType<typeof coolingOffFigures>,
  settled: bigint,
): LoanPosition['coolingOff'] {
  return { until, payBack, interest, grows, saves: settled > payBack ? settled - payBack : 0n };
}

function nextOf(loan: Loan, [first]: Asked): LoanPosition['next'] {
  if (!first) return null;
  const { row, asks, place, number } = first;
  return { dueOn: row.dueOn, amount: asks, n: number ?? place, of: instalmentCount(loan) };
}

function nextInTime(asked: Asked, on: CalendarDate): LoanPosition['nextInTime'] {
  const first = asked.find(({ row }) => row.dueOn >= on);
  return first ? { dueOn: first.row.dueOn, amount: first.asks } : null;
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
function movedFrom({ plans }: Loan, { n, dueOn }: Pick<RowState['row'], 'n' | 'dueOn'>): CalendarDate | null {
  const first = plans.flatMap(({ rows }) => rows).find((row) => row.n === n);
  return first && first.dueOn !== dueOn ? first.dueOn : null;
}

/** Money that is still counted: what was taken back paid nothing. */
function lastPaid({ allocations }: Loan, { rows }: InstalmentState): LastPaid {
  const isOf = new Set(rows.map(({ row }) => row.n));
  const counted = allocations.filter(
    ({ until, lines }) => until === null && lines.some(({ n }) => isOf.has(n)),
  );
  const last = counted.at(-1);
  const money =
    counted.findLast(({ amount }) => amount > 0n) ??
    (last && keptIn(allocations.slice(0, allocations.indexOf(last))));
  return { lastPaidBy: money?.by ?? null, cameOn: money?.on ?? null, lastPaidOn: last?.on ?? null };
}

type LastPaid = Pick<PositionRow, 'lastPaidBy' | 'lastPaidOn' | 'cameOn'>;

/** Money that became the credit which pays what falls due next. */
function lastKept({ allocations }: Loan): LastPaid {
  const kept = keptIn(allocations);
  return { lastPaidBy: kept?.by ?? null, cameOn: kept?.on ?? null, lastPaidOn: kept?.on ?? null };
}

const keptIn = (allocations: Loan['allocations']) =>
  allocations.findLast(({ until, amount, toCredit }) => until === null && amount > 0n && toCredit > 0n);

function rowsOf(loan: Loan, asked: Asked, on: CalendarDate): PositionRow[] {
  const isActive = loan.state === 'active';
  const [first] = asked;
  return instalmentStates(loan).map((instalment, index) => {
    const { row, owed, paid, left: open, number } = instalment;
    const charged = chargedRow(instalment);
    const place = index + 1;
    const all = totalOfParts(open);
    const left = isActive ? (asked.find((each) => each.place === place)?.asks ?? 0n) : all;
    const covered = all > left ? all - left : 0n;
    const { lastPaidBy, cameOn, lastPaidOn } =
      all > 0n && left === 0n ? lastKept(loan) : lastPaid(loan, instalment);
    return {
      n: place,
      number,
      dueOn: row.dueOn,
      owed,
      total: totalOfParts(owed),
      paid,
      covered,
      left,
      done: totalOfParts(owed) - left,
      state:
        all <= 0n
          ? 'paid'
          : left === 0n
            ? 'covered'
            : row.dueOn < on
              ? 'late'
              : place === (first?.place ?? place)
                ? 'due'
                : 'later',
      movedFrom: movedFrom(loan, row),
      lastPaidBy,
      cameOn,
      lastPaidOn,
      rowN: charged.row.n,
      chargeLeft: isActive ? charged.left.penalty : 0n,
      isDisputed: isInstalmentDisputed(loan, instalment),
    };
  });
}
