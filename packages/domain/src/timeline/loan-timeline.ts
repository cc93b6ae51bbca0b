import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { AllocatedMoney, LateCharge, Loan, Plan, PlanCause, Recovery } from '../loan/loan.ts';
import { totalOfParts } from '../loan/parts.ts';
import { stepOf } from './loan-totals.ts';
import { owedOn } from './owed-on.ts';

export type TimelineKind =
  | 'payout'
  | 'brought-in'
  | 'payment'
  | 'late-charge'
  | 'contingent-charge'
  | 'delay'
  | 'due-day'
  | 'waiver'
  | 'reversal'
  | 'refund'
  | 'settlement'
  | 'cancellation'
  | 'restructuring'
  | 'write-off';

/** Something that happened to a loan, as its borrower would tell it. */
export interface TimelineEvent {
  readonly on: CalendarDate;
  readonly kind: TimelineKind;
  /** What caused it: a payment's id, if a payment did. */
  readonly by: string | null;
  /** Of a contingent charge: what the agreement calls it, by language. */
  readonly names?: Readonly<Record<string, string>>;
  /** Never negative; what the event is about: money that moved, a charge, a saving. */
  readonly amount: bigint;
  /** By how much it changed what is owed. */
  readonly change: bigint;
  /** What is owed after it, less the borrower's credit; negative if there is more credit than debt. */
  readonly owedAfter: bigint;
}

type Fact = Omit<TimelineEvent, 'amount' | 'owedAfter'> & {
  /** Null: as much as it changed. */
  readonly amount: bigint | null;
  /**
   * Whether the rows may have changed with it: then it takes what of the day's change nothing else explains.
   */
  readonly takesRest: boolean;
  /** Of new rows: by how much they ask more or less than those before. */
  readonly step?: bigint;
  readonly isRecovery?: boolean;
  /** Of money that was taken back: how many allocations there were then. */
  readonly endedAfter?: number | undefined;
};

/**
 * Everything that happened, oldest first, each with what was owed after it.
 *   18 September payout of 7,760.00, owed 8,730.56 · 18 October payment of 2,910.19, owed 5,820.37 · 15
 *     November settlement,
 *   149.05 not owed any more, owed 5,671.32 · the same day payment of 5,671.32, owed 0.00.
 * The changes together are what is owed now less the credit. What the rows changed by is not kept as a figure
 * of its own: it is what of a day's change is left when charges and money are taken out, so no event can
 * disagree with the loan.
 */
export function loanTimeline(loan: Loan, writtenOffOn: CalendarDate | null): TimelineEvent[] {
  const facts = factsOf(loan, writtenOffOn).toSorted(
    (a, b) =>
      (a.on < b.on ? -1 : a.on > b.on ? 1 : 0) ||
      placeOf(a) - placeOf(b) ||
      turnOf(loan, a) - turnOf(loan, b) ||
      places[a.kind] - places[b.kind],
  );
  const rests = restsOf(facts, (day) => owedOn(loan, day, writtenOffOn));
  let owed = 0n;
  return facts.map((fact): TimelineEvent => {
    const { on, kind, by, names } = fact;
    const change = fact.change + (rests.get(fact) ?? 0n);
    owed += change;
    const amount = fact.amount ?? (change < 0n ? -change : change);
    const event = { on, kind, by, amount, change, owedAfter: owed };
    return names ? Object.assign(event, { names }) : event;
  });
}

/**
 * What the rows changed by, for each fact that may have changed them. Of several on one day each has its own
 * step: the rebate of the third payment of a day is not told before the first. Leaving in the cooling-off
 * days, found ten days later and counted from the first day, uses money that came on the fifth: what that day
 * does not explain belongs to the leaving.
 */
function restsOf(facts: readonly Fact[], owedAt: (day: CalendarDate) => bigint): Map<Fact, bigint> {
  const rests = new Map<Fact, bigint>();
  let before = 0n;
  let taker: Fact | undefined;
  for (const day of new Set(facts.map(({ on }) => on))) {
    const today = facts.filter(({ on }) => on === day);
    const owed = owedAt(day);
    const takers = today.filter(({ takesRest }) => takesRest);
    taker = takers.at(-1) ?? taker;
    let rest = owed - before - today.reduce((sum, { change }) => sum + change, 0n);
    for (const earlier of takers.slice(0, -1)) {
      rests.set(earlier, earlier.step ?? 0n);
      rest -= earlier.step ?? 0n;
    }
    if (taker) rests.set(taker, (rests.get(taker) ?? 0n) + rest);
    before = owed;
  }
  return rests;
}

/** In which order things of one day are told. */
const places: Readonly<Record<TimelineKind, number>> = {
  payout: 0,
  'brought-in': 0,
  'late-charge': 1,
  'contingent-charge': 1,
  waiver: 2,
  delay: 3,
  'due-day': 3,
  restructuring: 4,
  cancellation: 5,
  settlement: 6,
  payment: 7,
  refund: 8,
  reversal: 9,
  'write-off': 10,
};

/**
 * What a payment saved is told with that payment. What came back of a loan that was written off came after it
 * was.
 */
function placeOf({ kind, by, isRecovery = false, endedAfter }: Fact): number {
  const isWithPayment =
    by !== null && (kind === 'settlement' || kind === 'cancellation' || endedAfter !== undefined);
  return places[isWithPayment ? 'payment' : kind] + (isRecovery ? places['write-off'] : 0);
}

/**
 * Among the payments of a day: in which order they were counted. What was taken back comes between those
 * before it and those since.
 */
function turnOf({ allocations }: Loan, { by, endedAfter }: Fact): number {
  if (endedAfter !== undefined) return endedAfter - 0.5;
  return by === null ? -1 : allocations.findIndex((each) => each.by === by);
}

const kindOfCause: Readonly<Record<PlanCause, TimelineKind>> = {
  payout: 'payout',
  'brought-in': 'brought-in',
  delay: 'delay',
  'due-day': 'due-day',
  prepayment: 'settlement',
  settlement: 'settlement',
  restructuring: 'restructuring',
  waiver: 'waiver',
  cancellation: 'cancellation',
};

function factsOf(loan: Loan, writtenOffOn: CalendarDate | null): Fact[] {
  const writeOff: Fact = {
    on: writtenOffOn ?? loan.schedule.terms.disbursedOn,
    kind: 'write-off',
    by: null,
    amount: null,
    change: 0n,
    takesRest: true,
  };
  return [
    ...loan.plans.map((plan, place) => ofPlan(loan, plan, loan.plans.slice(0, place))),
    ...loan.lateCharges.flatMap((charge) => ofCharge(loan, charge)),
    ...loan.allocations.flatMap((each) => ofMoney(each, loan.allocations)),
    ...loan.recoveries.flatMap((each) => ofMoney(each, [], true)),
    ...(writtenOffOn === null ? [] : [writeOff]),
  ];
}

/**
 * A delay and another due day leave what the rows ask as it was. A payout brings all that its rows ask, also
 * where they were changed the same day.
 */
function ofPlan(loan: Loan, plan: Plan, before: readonly Plan[]): Fact {
  const { since: on, cause, by, charge, rows } = plan;
  const kind = kindOfCause[cause];
  if (cause === 'delay' || cause === 'due-day')
    return { on, kind, by, amount: charge, change: charge, takesRest: false };
  const isFirst = cause === 'payout' || cause === 'brought-in';
  const inForce = before.filter(({ until }) => until === null || until > on);
  const step = stepOf(loan, plan, inForce).amount;
  if (!isFirst) return { on, kind, by, amount: null, change: 0n, takesRest: true, step };
  const change = rows.reduce((sum, row) => sum + totalOfParts(row), 0n);
  // What came over is what is owed: nobody was paid by us.
  return {
    on,
    kind,
    by,
    amount: cause === 'payout' ? loan.schedule.netReceived : null,
    change,
    takesRest: true,
  };
}

/** What was carried over is in the new rows: no event of its own. */
function ofCharge({ agreement }: Loan, { on, amount, why, code }: LateCharge): Fact[] {
  if (amount === 0n || why === 'carried') return [];
  if (why === 'contingent') {
    const names = agreement.contingentCharges?.find((each) => each.code === code)?.names ?? {};
    return [
      { on, kind: 'contingent-charge', by: null, names, amount: null, change: amount, takesRest: false },
    ];
  }
  const kind = amount > 0n ? 'late-charge' : 'waiver';
  return [{ on, kind, by: null, amount: null, change: amount, takesRest: false }];
}

/** Credit that is used, or parts that are freed, move nothing that is owed. */
function ofMoney(
  { by, on, until, amount, ...fact }: AllocatedMoney | Recovery,
  all: readonly AllocatedMoney[],
  isRecovery = false,
): Fact[] {
  if (amount === 0n) return [];
  // Counted under a payment that was taken back: part of its reversal.
  if (until === null && all.some((each) => each.by === by && each.until === on)) return [];
  const endedAfter = 'endedAfter' in fact ? fact.endedAfter : undefined;
  const told = { by, amount: amount < 0n ? -amount : amount, isRecovery };
  const came: Fact = {
    ...told,
    on,
    kind: amount > 0n ? 'payment' : 'refund',
    change: -amount,
    takesRest: false,
  };
  if (until === null) return [came];
  return [came, { ...told, on: until, kind: 'reversal', change: amount, takesRest: true, endedAfter }];
}
