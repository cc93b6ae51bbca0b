import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysBetween } from '../calendar/day-number.ts';
import { totalOfParts } from '../loan/parts.ts';
import type { RowState } from '../instalments/row-states.ts';

/** What is paid on a day if nothing is delayed, and if it is. */
export interface DelayDay {
  readonly on: CalendarDate;
  readonly onTime: bigint;
  readonly delayed: bigint;
}

export interface DelayMove {
  readonly n: number;
  readonly on: CalendarDate;
  readonly newDueOn: CalendarDate;
  readonly fee: bigint;
}

/**
 * Both ways side by side, day by day.
 *   15 November 0.00 and 43.65 · 18 November 2,910.19 and 0.00 · 2 December 0.00 and 2,910.19 · 18 December
 *     2,910.18
 *   and 2,910.18
 * Nothing is left out of either column, so they differ by exactly the fee.
 */
export function delayDays(states: readonly RowState[], { n, on, newDueOn, fee }: DelayMove): DelayDay[] {
  const days = new Map<CalendarDate, DelayDay>();
  const pay = (dueOn: CalendarDate, onTime: bigint, delayed: bigint) => {
    const when = dueOn < on ? on : dueOn; // what is overdue is paid today, either way
    const before = days.get(when) ?? { on: when, onTime: 0n, delayed: 0n };
    days.set(when, { on: when, onTime: before.onTime + onTime, delayed: before.delayed + delayed });
  };
  pay(on, 0n, fee);
  for (const { row, left } of states) {
    const due = totalOfParts(left);
    pay(row.dueOn, due, row.n === n ? 0n : due);
    if (row.n === n) pay(newDueOn, 0n, due);
  }
  return [...days.values()].toSorted((a, b) => (a.on < b.on ? -1 : 1));
}

export type NearPayment = { readonly dueOn: CalendarDate; readonly daysApart: number };

/** The other payment that comes nearest to the new day: "2 and 18 December, 16 days apart". */
export function nearestPayment(states: readonly RowState[], { n, newDueOn }: DelayMove): NearPayment | null {
  return states
    .filter(({ row }) => row.n !== n)
    .map(({ row: { dueOn } }) => ({ dueOn, daysApart: Math.abs(daysBetween(dueOn, newDueOn)) }))
    .reduce<NearPayment | null>(
      (nearest, each) => (nearest && nearest.daysApart <= each.daysApart ? nearest : each),
      null,
    );
}
