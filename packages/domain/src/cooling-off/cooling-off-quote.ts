import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Loan } from '../loan/loan.ts';
import { isRefusal } from '../refusals/refusal.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { totalOfLines } from '../repayment/divide-by-order.ts';
import { coolingOffExit } from './cooling-off-exit.ts';
import type { CoolingOffExit, GivenBack } from './cooling-off-exit.ts';

export interface CoolingOffQuote {
  readonly exit: CoolingOffExit;
  /** What the borrower paid so far, and has as credit. A delay's fee is not given back. */
  readonly paidAlready: bigint;
  /** What still has to be paid to cancel the loan. */
  readonly toPay: bigint;
}

/**
 * What it takes to cancel this loan on a day. What is shown, asked for and accepted is this amount.
 *   7,760.00 received, 500.00 repaid the same day: 7,260.00 cancel it, and the fee of 240.00 is returned.
 */
export function coolingOffQuote(
  loan: Loan,
  on: CalendarDate,
): CoolingOffQuote | Refusal<'cooling_off_has_ended'> {
  const { coolingOffDays: days, exitRate } = loan.agreement;
  const givenBack = givenBackOf(loan);
  const exit = coolingOffExit(loan.schedule, { days, exitRate }, on, givenBack);
  if (isRefusal(exit)) return exit;
  const paidAlready = givenBack.reduce((sum, { amount }) => sum + amount, 0n);
  return { exit, paidAlready, toPay: exit.total > paidAlready ? exit.total - paidAlready : 0n };
}

/** What came of the borrower's money, and when; credit that pays something came before. */
function givenBackOf({ allocations }: Loan): GivenBack[] {
  return allocations.flatMap(({ until, on, lines, toCredit }) =>
    until === null ? [{ on, amount: totalOfLines(lines) + toCredit }] : [],
  );
}

/** What payments that were not reversed have covered. */
export function standingLines(loan: Loan): Loan['allocations'][number]['lines'] {
  return loan.allocations.flatMap(({ until, lines }) => (until === null ? lines : []));
}
