import { amountText } from '../money/amount.ts';
import { applyEvents } from '../loan/apply-event.ts';
import { broughtTo } from '../late/brought-to.ts';
import { decideWaive } from '../decisions/decide-waive.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { rowStates } from './row-states.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Loan } from '../loan/loan.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { Refusal } from '../refusals/refusal.ts';
import type { WaiveRule } from '../decisions/decide-waive.ts';

export type WaivablePart = 'penalty' | 'fee' | 'interest';

export type WaiveAcross = {
  readonly part: WaivablePart;
  readonly amount: bigint;
  readonly reason: string;
};

export type WaivableRow = { readonly n: number } & Readonly<Record<WaivablePart, bigint>>;

/** What could be forgiven of each row today: late charges, fees, and interest that was earned. */
export function waivableRows(stored: Loan, on: CalendarDate): WaivableRow[] {
  if (stored.state !== 'active') return [];
  const positive = (minor: bigint) => (minor > 0n ? minor : 0n);
  return rowStates(broughtTo(stored, on)).map(({ row, left }) => ({
    n: row.n,
    penalty: positive(left.penalty),
    fee: positive(left.fee),
    interest: row.to <= on ? positive(left.interest) : 0n,
  }));
}

/**
 * Forgives an amount of one part, the oldest row first.
 *   Late charges of 98.61 and 8.56 stand on two rows; 100.00 are waived: 98.61 of the first, 1.39 of the
 *     second.
 */
export function waiveAcross(
  loan: Loan,
  { part, amount, reason }: WaiveAcross,
  on: CalendarDate,
): LoanEvent[] | Refusal<WaiveRule> {
  let now = loan;
  let rest = amount;
  const all: LoanEvent[] = [];
  for (const row of waivableRows(loan, on)) {
    const taken = row[part] < rest ? row[part] : rest;
    if (taken <= 0n) continue;
    const parts = { penalty: 0n, fee: 0n, interest: 0n, principal: 0n, [part]: taken };
    const events = decideWaive(now, { n: row.n, parts, reason }, on);
    if (isRefusal(events)) return events;
    now = applyEvents(now, events);
    all.push(...events);
    rest -= taken;
  }
  if (loan.state !== 'active')
    return { refused: 'only_an_active_loan_is_changed', facts: { state: loan.state } };
  if (amount <= 0n) return { refused: 'amount_is_not_positive' };
  if (rest > 0n)
    return {
      refused: 'nothing_of_that_is_owed',
      facts: { part, asked: amountText(amount), most: amountText(amount - rest) },
    };
  return all;
}
