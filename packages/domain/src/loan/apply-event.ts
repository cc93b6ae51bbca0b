import type { CalendarDate } from '../calendar/calendar-date.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { loanStates } from '../states/loan-states.ts';
import type { EventOf } from '../states/state-table.ts';
import { nextState } from '../states/state-table.ts';
import type { LoanEvent } from './loan-event.ts';
import type { Loan, LoanRow, Plan } from './loan.ts';
import { addParts } from './parts.ts';
import type { Parts } from './parts.ts';
import { planOf } from '../instalments/row-states.ts';

/**
 * What an event does to a loan. It decides nothing: an event that could not have happened is a fault, and
 * throws.
 */
export function applyEvent(loan: Loan, event: LoanEvent): Loan {
  switch (event.event) {
    case 'interest-accrued':
      return { ...loan, accrued: loan.accrued + event.amount };
    case 'late-charged':
      return { ...loan, lateCharges: [...loan.lateCharges, event.charge] };
    case 'plan-changed':
      return { ...loan, plans: [...loan.plans, event.plan] };
    case 'money-allocated':
      return { ...loan, allocations: [...loan.allocations, event.allocation] };
    case 'payment-reversed':
      return reversed(loan, event.by, event.on);
    case 'row-disputed':
      return { ...loan, disputes: [...loan.disputes, { n: event.n, since: event.on, until: null }] };
    case 'dispute-ended':
      return {
        ...loan,
        disputes: loan.disputes.map((each) => (each.n === event.n ? ended(each, event.on) : each)),
      };
    case 'charges-waived':
      return waived(loan, event);
    case 'loan-restructured':
      return {
        ...loan,
        agreement: { ...loan.agreement, limits: event.limits },
        plans: [...loan.plans, event.plan],
        lateCharges: [...loan.lateCharges, ...event.carried],
      };
    case 'loan-settled':
      return moved(loan, 'settle');
    case 'loan-reopened':
      return moved(loan, 'reopen');
    case 'loan-cancelled':
      return moved({ ...loan, plans: [...loan.plans, event.plan] }, 'cancel');
    case 'loan-written-off':
      return moved({ ...loan, writtenOff: event.parts }, 'write-off');
    case 'recovery-received':
      return { ...loan, recoveries: [...loan.recoveries, event.recovery] };
    case 'loan-recovered':
      return moved(loan, 'recover');
    case 'recovery-lost':
      return moved(loan, 'lose-recovery');
  }
}

export function applyEvents(loan: Loan, events: readonly LoanEvent[]): Loan {
  return events.reduce(applyEvent, loan);
}

function moved(loan: Loan, event: EventOf<typeof loanStates>): Loan {
  const state = nextState(loanStates, loan.state, event);
  if (isRefusal(state))
    throw new Error(`${event} happened to a loan that is ${loan.state}: ${state.refused}`);
  return { ...loan, state };
}

function ended<Fact extends { readonly until: CalendarDate | null }>(fact: Fact, on: CalendarDate): Fact {
  return fact.until === null ? { ...fact, until: on } : fact;
}

/**
 * Its money, its change of the rows and what it recovered stop counting from that day on. Of a loan that is
 * written off the rows stay as they were given up; what the payment had paid is given up too.
 */
function reversed(loan: Loan, by: string, on: CalendarDate): Loan {
  const undo = <Fact extends { readonly by: string | null; readonly until: CalendarDate | null }>(
    fact: Fact,
  ) => (fact.by === by ? ended(fact, on) : fact);
  const isIts = (fact: { readonly by: string; readonly until: CalendarDate | null }) =>
    fact.by === by && fact.until === null;
  const unpaid = loan.allocations.filter(isIts).flatMap(({ lines }) => lines.map(({ parts }) => parts));
  return {
    ...loan,
    plans: loan.writtenOff ? loan.plans : loan.plans.map(undo),
    allocations: loan.allocations.map((fact) =>
      isIts(fact) ? { ...undo(fact), endedAfter: loan.allocations.length } : fact,
    ),
    recoveries: loan.recoveries.map(undo),
    writtenOff: loan.writtenOff && unpaid.reduce(addParts, loan.writtenOff),
  };
}

function waived(loan: Loan, { n, on, parts }: { n: number; on: CalendarDate; parts: Parts }): Loan {
  const { penalty, fee, interest } = parts;
  const current = planOf(loan);
  const less = (row: LoanRow): LoanRow =>
    row.n === n ? { ...row, fee: row.fee - fee, interest: row.interest - interest } : row;
  const plan: Plan = {
    ...current,
    since: on,
    cause: 'waiver',
    by: null,
    charge: 0n,
    rows: current.rows.map(less),
  };
  return {
    ...loan,
    accrued: loan.accrued - interest,
    lateCharges: [...loan.lateCharges, { n, on, amount: -penalty, why: 'waived' }],
    plans: fee + interest === 0n ? loan.plans : [...loan.plans, plan],
  };
}
