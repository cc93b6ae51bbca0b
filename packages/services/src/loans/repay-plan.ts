import { broughtTo, instalmentStates, loanTimeline, loanTotals } from '@candor/domain';
import type { CalendarDate, Loan, LoanTotals, Parts, TimelineEvent } from '@candor/domain';
import { isInstalmentDisputed, movedFrom, rowFigures, type LoanRowFigures } from './loan-figures.ts';

export type PlanRow = Pick<LoanRowFigures, 'n' | 'dueOn' | 'state'> & {
  /** The day before a delay moved it. */
  readonly movedFrom: CalendarDate | null;
  readonly due: Parts;
  readonly paid: Parts;
  readonly left: bigint;
  readonly isDisputed: boolean;
};

export type RepayPlan = {
  readonly rows: readonly PlanRow[];
  readonly events: readonly TimelineEvent[];
  readonly totals: LoanTotals;
};

export type Period = {
  readonly from?: CalendarDate | undefined;
  readonly until?: CalendarDate | undefined;
};

/** The rows with what was paid of each, what happened between two days, and what it comes to as of today. */
export function repayPlan(
  stored: Loan,
  { on, writtenOffOn }: { readonly on: CalendarDate; readonly writtenOffOn: CalendarDate | null },
  { from, until }: Period,
): RepayPlan {
  const loan = broughtTo(stored, on);
  const isInside = (day: CalendarDate) =>
    (from === undefined || from <= day) && (until === undefined || day <= until);
  return {
    rows: planRows(loan, on),
    events: chargesTogether(loanTimeline(loan, writtenOffOn).filter((event) => isInside(event.on))),
    totals: loanTotals(loan),
  };
}

function planRows(loan: Loan, on: CalendarDate): PlanRow[] {
  const states = instalmentStates(loan);
  const figures = rowFigures(states, on);
  return states.map((instalment, place) => {
    const { row, owed, paid, left } = instalment;
    const { n = place + 1, state = 'later', dueOn = row.dueOn } = figures[place] ?? {};
    const open = left.penalty + left.fee + left.interest + left.principal;
    return {
      n,
      dueOn,
      state,
      movedFrom: movedFrom(loan, row),
      due: owed,
      paid,
      left: open > 0n ? open : 0n,
      isDisputed: isInstalmentDisputed(loan, instalment),
    };
  });
}

/** A charge of each day of a month is one line, on its last day. */
function chargesTogether(events: readonly TimelineEvent[]): TimelineEvent[] {
  const told: TimelineEvent[] = [];
  for (const event of events) {
    const before = told.at(-1);
    if (before?.kind !== 'late-charge' || event.kind !== 'late-charge') {
      told.push(event);
      continue;
    }
    told[told.length - 1] = {
      ...event,
      amount: before.amount + event.amount,
      change: before.change + event.change,
    };
  }
  return told;
}
