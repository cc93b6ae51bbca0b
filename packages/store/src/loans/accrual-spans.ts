import { daysBetween } from '@candor/domain/calendar';
import { growthEdges, growthOf } from '@candor/domain/accrual';
import { planOf } from '@candor/domain/instalments';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan, LoanRow } from '@candor/domain/loan';
import type { LoanTerms } from '@candor/domain/schedule';
import type { Rational } from '@candor/domain/numbers';

/** Days over which a loan's interest grows evenly; how to read it stands at the top of the migration. */
export type AccrualSpan = {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly base: bigint;
  readonly interest: bigint;
  readonly before: bigint;
  readonly perDay: bigint;
  readonly whole: bigint;
};

/**
 * How the interest of the rows in force grows, so that SQL can compute it for all loans at once.
 *   245.24 from 18 October to 18 November, after a row of 360.00: base 360.00, before 0, per day 1, whole 31;
 *     on 15
 *   November 360.00 + 245.24 × 28/31 = 581.51.
 *   By actual/actual from 18 December 2027 to 18 January 2028: 14 days that weigh 366, then 17 that weigh
 *     365.
 */
export function accrualSpans(loan: Loan): AccrualSpan[] {
  const { rows, terms } = planOf(loan);
  const inTime = rows.toSorted((a, b) =>
    a.from === b.from ? daysBetween(b.to, a.to) : a.from < b.from ? -1 : 1,
  );
  const edges = growthEdges(terms);
  const spans: AccrualSpan[] = [];
  let base = 0n;
  let end: CalendarDate | undefined;
  for (const row of inTime) {
    const { n, from, to, interest } = row;
    // Paid before its time and cut to the day: it bears nothing, and other rows may lie over its days.
    if (interest === 0n) continue;
    if (end !== undefined && from < end) throw new Error(`row ${n} begins before the one before it ends`);
    for (const span of spansOfRow(row, terms, edges)) spans.push({ ...span, base, interest });
    base += interest;
    end = to;
  }
  return spans;
}

type Share = Pick<AccrualSpan, 'from' | 'to' | 'before' | 'perDay' | 'whole'>;

function spansOfRow({ from, to }: LoanRow, terms: LoanTerms, edges: readonly CalendarDate[]): Share[] {
  if (from === to) return [];
  const growth = growthOf(terms);
  const whole = growth(from, to);
  if (whole.num === 0n) return [{ from, to, before: 0n, perDay: 1n, whole: BigInt(daysBetween(from, to)) }];
  const stops = [from, ...edges.filter((edge) => from < edge && edge < to), to];
  const spans = stops.slice(1).map((stop, k) => {
    const start = stops[k] ?? from;
    return shareOf(start, stop, { before: growth(from, start), within: growth(start, stop), whole });
  });
  return merged(spans);
}

function shareOf(
  from: CalendarDate,
  to: CalendarDate,
  { before, within, whole }: Record<'before' | 'within' | 'whole', Rational>,
): Share {
  const days = BigInt(daysBetween(from, to));
  // Over one denominator, then as small as possible: the numbers are stored a few million times.
  const parts: [bigint, bigint, bigint] = [
    before.num * within.den * whole.den * days,
    within.num * before.den * whole.den,
    whole.num * before.den * within.den * days,
  ];
  const divisor = parts.reduce(greatestCommonDivisor);
  return { from, to, before: parts[0] / divisor, perDay: parts[1] / divisor, whole: parts[2] / divisor };
}

/** Two spans that grow alike are one. */
function merged(spans: readonly Share[]): Share[] {
  const kept: Share[] = [];
  for (const span of spans) {
    const last = kept.at(-1);
    if (last && last.perDay * span.whole === span.perDay * last.whole) {
      kept[kept.length - 1] = { ...last, to: span.to };
    } else kept.push(span);
  }
  return kept;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}
