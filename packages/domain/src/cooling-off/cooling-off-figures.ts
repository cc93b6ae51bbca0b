import { coolingOffQuote } from './cooling-off-quote.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { stepDate } from '../calendar/step-date.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Loan } from '../loan/loan.ts';

export type CoolingOffFigures = {
  readonly isOpen: boolean;
  /** The last day on which the borrower may leave. */
  readonly until: CalendarDate;
  readonly netReceived: bigint;
  readonly interest: bigint;
  /** Tomorrow it is more. */
  readonly grows: boolean;
  readonly paidAlready: bigint;
  readonly payBack: bigint;
  readonly feesReturned: bigint;
};

/**
 * What leaving takes on a day: what was paid already counts.
 *   7,760.00 received, 500.00 repaid the same day: 7,260.00 end it, and the fee of 240.00 is returned.
 * When it is over, the figures are those of the last day.
 */
export function coolingOffFigures(loan: Loan, on: CalendarDate): CoolingOffFigures {
  const { disbursedOn } = loan.schedule.terms;
  const until =
    stepDate(disbursedOn, { count: loan.agreement.coolingOffDays, unit: 'day' }, 1) ?? disbursedOn;
  const isOver = on > until;
  const quote = coolingOffQuote(loan, isOver ? until : on);
  if (isRefusal(quote)) throw new Error('the last day of cooling off is one of its days');
  const { exit, paidAlready, toPay } = quote;
  const { netReceived, interest, feesReturned } = exit;
  return {
    isOpen: !isOver && loan.state === 'active',
    until,
    netReceived,
    interest,
    grows: loan.agreement.exitRate !== null && toPay > 0n,
    paidAlready,
    payBack: toPay,
    feesReturned: feesReturned.reduce((sum, { fee, tax }) => sum + fee + tax, 0n),
  };
}
