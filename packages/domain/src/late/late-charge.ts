import type { CalendarDate } from '../calendar/calendar-date.ts';
import { dayNumber } from '../calendar/day-number.ts';
import type { Loan } from '../loan/loan.ts';
import { scheduledOfParts } from '../loan/parts.ts';
import { divideRounded } from '../money/divide-rounded.ts';

/**
 * A month counts thirty days for a late charge: a day is a thirtieth (Philippines), and so is it where no law
 * says.
 */
const daysOf = { day: 1n, month: 30n } as const;

/**
 * What each row's late charge has come to when a day begins: the overdue scheduled amount, added up over the
 * days that ended overdue, times the daily rate, rounded once.
 *   4.5 % a month, 3 days of grace, 2,852.94 due on 12 October; 982.88 of it paid on 20 October; asked on 18
 *   November:
 *   16 to 19 October 4 × 2,852.94, 20 October to 17 November 29 × 1,870.06: 65,643.50 × 0.15 % = 98.465… →
 *     98.47
 * Late for d days, d − grace of them are charged: the days of grace are free and stay free, and so is the day
 * on which it is paid. Only the schedule's own parts count, so a charge never bears a charge, and none bears
 * interest. Days in dispute don't count, nor days of a pause, nor do days on which the books showed the row
 * as paid. (Rejected: rounding each day. Over 29 days of 2.80509 that is 0.14 more than was agreed, and
 * nothing is charged beyond the agreement.)
 */
export function lateChargesOfRows(loan: Loan, on: CalendarDate): ReadonlyMap<number, bigint> {
  const { lateCharge: terms, limits } = loan.agreement;
  if (terms === null) return new Map();
  const { mode } = loan.schedule.terms.rounding;
  const cap = limits.mostLatePercentPerMonth;
  const charges = [...overdueTimesDays(loan, on, terms.graceDays + 1)].map(([n, base]): [number, bigint] => {
    const charge =
      terms.kind === 'fixed'
        ? terms.fixed
        : divideRounded(base * terms.percent.num, terms.percent.den * 100n * daysOf[terms.per], mode);
    const most = cap ? divideRounded(base * cap.num, cap.den * 100n * daysOf.month, 'down') : charge;
    return [n, charge < most ? charge : most];
  });
  return new Map(charges);
}

export function lateChargeOfRow(loan: Loan, n: number, on: CalendarDate): bigint {
  return lateChargesOfRows(loan, on).get(n) ?? 0n;
}

/**
 * For each row that may be late: what of its schedule was unpaid at the end of each day, added up. The due
 * date itself is free too: a row is not overdue on it. Between two facts nothing changes, so a stretch of
 * days is its length times what its first day ended with.
 */
function overdueTimesDays(loan: Loan, on: CalendarDate, daysFree: number): Map<number, bigint> {
  const end = dayNumber(on);
  const bases = new Map<number, bigint>();
  for (const n of rowsThatMayBeLate(loan, end - daysFree)) {
    const spans = overdueSpans(loan, n, on, daysFree - 1);
    const base = spans.reduce((sum, { scheduled, days }) => sum + scheduled * BigInt(days), 0n);
    if (base > 0n) bases.set(n, base);
  }
  return bases;
}

/** Days with the same overdue amount at their end. */
export interface OverdueSpan {
  readonly scheduled: bigint;
  readonly days: number;
}

/** When and with how much a row was overdue before a day; `freeDays` of each lateness left out. */
export function overdueSpans(loan: Loan, n: number, on: CalendarDate, freeDays: number): OverdueSpan[] {
  const end = dayNumber(on);
  const { days, overdueOn } = rowHistory(loan, n, freeDays + 1);
  const before = days.filter((day) => day < end);
  return before
    .map((day, k) => ({ scheduled: overdueOn(day), days: (before[k + 1] ?? end) - day }))
    .filter(({ scheduled }) => scheduled > 0n);
}

function rowsThatMayBeLate({ plans }: Loan, dueBefore: number): Set<number> {
  return new Set(
    plans.flatMap(({ rows }) => rows.flatMap(({ n, dueOn }) => (dayNumber(dueOn) < dueBefore ? [n] : []))),
  );
}

interface RowHistory {
  /** The days on which what the row owes, when it is due, or whether it counts may change. */
  readonly days: readonly number[];
  /** What a day that counts ended with; 0 for one that doesn't. */
  readonly overdueOn: (day: number) => bigint;
}

function rowHistory({ plans, allocations, disputes, pauses }: Loan, n: number, daysFree: number): RowHistory {
  const versions = plans.map(({ since, until, rows }) => ({
    ...span(since, until),
    row: rows.find((row) => row.n === n),
  }));
  const paid = allocations.flatMap(({ on, until, lines }) =>
    lines.flatMap((line) => (line.n === n ? [{ ...span(on, until), parts: line.parts }] : [])),
  );
  const notCounted = [
    ...disputes.flatMap((each) => (each.n === n ? [span(each.since, each.until)] : [])),
    ...pauses.map(({ since, until }) => span(since, until)),
  ];
  const starts = versions.flatMap(({ row }) => (row ? [dayNumber(row.dueOn) + daysFree] : []));
  const edges = [...versions, ...paid, ...notCounted].flatMap(({ from, to }) => [from, to]);
  return {
    days: [...new Set([...edges, ...starts])].toSorted((a, b) => a - b),
    overdueOn: (day) => {
      const holds = ({ from, to }: Span) => from <= day && day < to;
      const row = versions.findLast(holds)?.row;
      if (!row || day < dayNumber(row.dueOn) + daysFree || notCounted.some(holds)) return 0n;
      const scheduled = row.principal + row.interest + row.fee;
      const left = paid.reduce(
        (sum, each) => (holds(each) ? sum - scheduledOfParts(each.parts) : sum),
        scheduled,
      );
      return left > 0n ? left : 0n;
    },
  };
}

type Span = { readonly from: number; readonly to: number };

function span(since: CalendarDate, until: CalendarDate | null): Span {
  return { from: dayNumber(since), to: until === null ? Number.POSITIVE_INFINITY : dayNumber(until) };
}
