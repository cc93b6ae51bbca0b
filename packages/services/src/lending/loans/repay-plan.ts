import { broughtTo } from '@candor/domain/late';
import { loanTimeline, loanTotals } from '@candor/domain/timeline';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import type { LoanTotals, TimelineEvent } from '@candor/domain/timeline';
import type { MarketId } from '@candor/markets';
import { loanPosition, type PositionRow } from './loan-position.ts';

export type RepayPlan = {
  readonly rows: readonly PositionRow[];
  readonly events: readonly TimelineEvent[];
  /** What these change the debt by, together. */
  readonly changed: bigint;
  readonly totals: LoanTotals;
};

export type PlanReader = {
  readonly on: CalendarDate;
  readonly market: MarketId;
  readonly writtenOffOn: CalendarDate | null;
};

export type Period = {
  readonly from?: CalendarDate | undefined;
  readonly until?: CalendarDate | undefined;
};

/** The rows with what was paid of each, what happened between two days, and what it comes to as of today. */
export function repayPlan(
  stored: Loan,
  { on, market, writtenOffOn }: PlanReader,
  { from, until }: Period,
): RepayPlan {
  const loan = broughtTo(stored, on);
  const isInside = (day: CalendarDate) =>
    (from === undefined || from <= day) && (until === undefined || day <= until);
  const events = chargesTogether(loanTimeline(loan, writtenOffOn).filter((event) => isInside(event.on)));
  return {
    rows: loanPosition(stored, on, market).rows,
    events,
    changed: events.reduce((sum, { change }) => sum + change, 0n),
    totals: loanTotals(loan),
  };
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
