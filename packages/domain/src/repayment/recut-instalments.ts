import type { CalendarDate } from '../calendar/calendar-date.ts';
import { instalmentStates } from '../instalments/instalment-states.ts';
import { beyondCredit } from '../loan/beyond-credit.ts';
import type { Loan } from '../loan/loan.ts';
import { totalOfParts } from '../loan/parts.ts';

/** Instalments that are paid already, by money or by credit that waits, and that a payment makes smaller. */
export interface RecutInstalments {
  /** The first of them and the last. */
  readonly dueOn: CalendarDate;
  readonly until: CalendarDate;
  /** What the first was and is. */
  readonly was: bigint;
  readonly is: bigint;
  /** How much of what they had is free, and the first instalment that it goes to instead. */
  readonly moves: bigint;
  readonly to: CalendarDate;
}

/**
 * What a prepayment does to instalments that are paid ahead.
 *   3,307.12 wait for 25 December; 500.50 more lower the instalments to 3,123.21: 183.91 go to 25 January.
 */
export function recutInstalments(before: Loan, after: Loan): RecutInstalments | null {
  if (after.state !== 'active') return null;
  const [then, now] = [paidOf(before), paidOf(after)];
  const smaller = [...then].flatMap(([dueOn, { total: was, paid }]) => {
    const { total: is = was, paid: still = paid } = now.get(dueOn) ?? {};
    return still < paid && is < was ? [{ dueOn, was, is, frees: paid - still }] : [];
  });
  const [first, last] = [smaller[0], smaller.at(-1)];
  if (!first || !last) return null;
  const { dueOn, was, is } = first;
  const until = last.dueOn;
  const to = [...now].find(([day, { paid }]) => day > until && paid > (then.get(day)?.paid ?? 0n))?.[0];
  const moves = smaller.reduce((sum, { frees }) => sum + frees, 0n);
  return to === undefined ? null : { dueOn, until, was, is, moves, to };
}

/** The same of a payment that was made; null where it was reversed or put on anew since. */
export function recutBy(loan: Loan, by: string): RecutInstalments | null {
  const plan = loan.plans.findIndex(
    (each) => each.by === by && each.cause === 'prepayment' && each.until === null,
  );
  const own = loan.allocations.flatMap((each, index) => (each.by === by ? [index] : []));
  const [first, last] = [own[0], own.at(-1)];
  const since = loan.plans[plan]?.since;
  const isAtOnce = first !== undefined && last !== undefined && last - first === own.length - 1;
  if (since === undefined || plan === 0 || !isAtOnce) return null;
  const lateCharges = loan.lateCharges.filter(({ on }) => on <= since);
  const asOf = (plans: number, allocations: number): Loan => ({
    ...loan,
    state: 'active',
    plans: loan.plans.slice(0, plans),
    allocations: loan.allocations.slice(0, allocations),
    lateCharges,
  });
  return recutInstalments(asOf(plan, first), asOf(plan + 1, last + 1));
}

/** Of each instalment all of it, and what is paid of it or will be by credit. */
function paidOf(loan: Loan): Map<CalendarDate, { readonly total: bigint; readonly paid: bigint }> {
  const asked = new Map(beyondCredit(loan).map(({ place, asks }) => [place, asks]));
  return new Map(
    instalmentStates(loan).flatMap(({ row, owed, number }, index) => {
      const total = totalOfParts(owed);
      const paid = total - (asked.get(index + 1) ?? 0n);
      return number === null ? [] : [[row.dueOn, { total, paid }] as const];
    }),
  );
}
