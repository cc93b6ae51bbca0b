import type { CalendarDate } from '../calendar/calendar-date.ts';
import { rowStates } from '../instalments/row-states.ts';
import type { Loan } from './loan.ts';
import { totalOfParts } from './parts.ts';

/** What tells a loan of a day from the facts that are kept of it now. */
export interface AsItWas {
  /** The day's end. */
  readonly on: CalendarDate;
  /** Whether money was booked by then: it may count from a day before the one on which anybody knew of it. */
  readonly isBooked: (by: string) => boolean;
  readonly writtenOffOn: CalendarDate | null;
}

/**
 * A loan as it was known when a day ended: what came later is not there yet, and what has ended since still
 * holds. Undefined before it was paid out. Interest that was posted and the limits of its agreement are
 * today's, and a late charge counts from its own day, also where money that was booked later made it.
 *   Row 1 due 18 October, paid on the 20th, which the statement of the 22nd showed: on the 21st it was
 *     unpaid.
 */
export function loanAsItWas(loan: Loan, { on, isBooked, writtenOffOn }: AsItWas): Loan | undefined {
  const [first] = loan.plans;
  if (!first || first.since > on) return undefined;
  const isKnown = (by: string | null) => by === null || isBooked(by);
  const isOver = writtenOffOn !== null && writtenOffOn <= on;
  const was: Loan = {
    ...loan,
    plans: loan.plans.filter(({ since, by }) => since <= on && isKnown(by)).map(running),
    allocations: loan.allocations.filter((each) => each.on <= on && isKnown(each.by)).map(running),
    lateCharges: loan.lateCharges.filter((charge) => charge.on <= on),
    disputes: loan.disputes.filter(({ since }) => since <= on).map(running),
    pauses: loan.pauses.filter(({ since }) => since <= on),
    recoveries: loan.recoveries.filter((each) => each.on <= on && isKnown(each.by)).map(running),
    writtenOff: isOver ? loan.writtenOff : null,
  };
  return { ...was, state: isOver ? 'written-off' : stateOf(was) };

  /** What ended after that day had no end yet. */
  function running<Fact extends { readonly until: CalendarDate | null }>(fact: Fact): Fact {
    return fact.until !== null && fact.until > on ? { ...fact, until: null } : fact;
  }
}

function stateOf(loan: Loan): Loan['state'] {
  if (loan.plans.some(({ cause, until }) => cause === 'cancellation' && until === null)) return 'cancelled';
  return rowStates(loan).some(({ left }) => totalOfParts(left) > 0n) ? 'active' : 'settled';
}
