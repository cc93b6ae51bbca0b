import { stepDate, type CalendarDate } from '@candor/domain/calendar';
import type { Rational } from '@candor/domain/numbers';
import type { Loan } from '@candor/domain/loan';
import type { MarketId } from '@candor/markets';
import { loanPosition, type LoanPosition } from '../loan-position.ts';

/** What is late today, if it were paid on some day: its late charge, and all that is then to pay. */
type LateDay = { readonly on: CalendarDate; readonly charge: bigint; readonly pay: bigint };

/** What waiting costs somebody who is late. */
export type LateOutlook = {
  /** The instalments that are late, without their charges. */
  readonly scheduled: bigint;
  /** What the next day that is charged adds; 0 where waiting adds nothing more. */
  readonly perDay: bigint;
  /** The last day that is free; null once charges run. */
  readonly freeUntil: CalendarDate | null;
  /** From which day late on it is charged. */
  readonly chargedFrom: number;
  /** Of what is late, counted by the day; null where it is a fixed sum. */
  readonly rate: { readonly percent: Rational; readonly per: 'day' | 'month' } | null;
  /** Today, tomorrow, and a week from today. */
  readonly days: readonly LateDay[];
};

const LOOKED_AT = [0, 1, 7] as const;

/**
 * Counted by what charges it, for the rows that are late today: what falls due meanwhile is not waiting.
 *   2,910.19 ten days late at 4.5 % a month: 2,936.38 today, 2,940.75 tomorrow, 2,966.94 in a week.
 */
export function lateOutlook(stored: Loan, position: LoanPosition, market: MarketId): LateOutlook | null {
  const { asOf, rows } = position;
  const late = new Set(rows.flatMap(({ n, state }) => (state === 'late' ? [n] : [])));
  const oldest = rows.find(({ n }) => late.has(n));
  const terms = stored.agreement.lateCharge;
  if (!oldest || terms === null || stored.state !== 'active') return null;
  const at = (on: CalendarDate): LateDay => {
    const then = on === asOf ? position : loanPosition(stored, on, market);
    const own = then.rows.filter(({ n }) => late.has(n));
    const sum = (of: (row: (typeof own)[number]) => bigint) => own.reduce((all, row) => all + of(row), 0n);
    return { on, charge: sum(({ chargeLeft }) => chargeLeft), pay: sum(({ left }) => left) };
  };
  const days = LOOKED_AT.map((count) => at(after(asOf, count)));
  const [today, tomorrow] = days;
  const lastFree = after(oldest.dueOn, terms.graceDays);
  const isFree = asOf <= lastFree && today?.charge === 0n;
  // While it is free, what the first day that is charged will add: it ends charged, and the next one shows
  // it.
  const [from, to] = isFree ? [at(after(lastFree, 1)), at(after(lastFree, 2))] : [today, tomorrow];
  return {
    scheduled: today ? today.pay - today.charge : 0n,
    perDay: from && to ? to.pay - from.pay : 0n,
    freeUntil: isFree ? lastFree : null,
    chargedFrom: terms.graceDays + 1,
    rate: terms.kind === 'percent' ? { percent: terms.percent, per: terms.per } : null,
    days,
  };
}

function after(day: CalendarDate, count: number): CalendarDate {
  return stepDate(day, { count, unit: 'day' }, 1) ?? day;
}
