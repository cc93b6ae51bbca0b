import { borrowerCredit, coolingOffExit, isRefusal, stepDate, totalOfParts } from '@candor/domain';
import type { CalendarDate, Loan } from '@candor/domain';

export type CoolingOffFigures = {
  readonly isOpen: boolean;
  /** The last day on which the borrower may leave. */
  readonly until: CalendarDate;
  readonly netReceived: bigint;
  readonly interest: bigint;
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
  const { coolingOffDays: days, exitRate } = loan.agreement;
  const { disbursedOn } = loan.schedule.terms;
  const until = stepDate(disbursedOn, { count: days, unit: 'day' }, 1) ?? disbursedOn;
  const isOver = on > until;
  const exit = coolingOffExit(loan.schedule, { days, exitRate }, isOver ? until : on);
  if (isRefusal(exit)) throw new Error('the last day of cooling off is one of its days');
  const { netReceived, interest, total, feesReturned } = exit;
  const paidAlready = loan.allocations
    .flatMap(({ until: ended, lines }) => (ended === null ? lines : []))
    .reduce((sum, { parts }) => sum + totalOfParts(parts), borrowerCredit(loan));
  return {
    isOpen: !isOver && loan.state === 'active',
    until,
    netReceived,
    interest,
    paidAlready,
    payBack: total > paidAlready ? total - paidAlready : 0n,
    feesReturned: feesReturned.reduce((sum, { fee, tax }) => sum + fee + tax, 0n),
  };
}
