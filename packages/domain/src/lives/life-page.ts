import { amountText } from '../money/amount.ts';
import { settlementQuote } from '../early/settlement-quote.ts';
import { arrears } from '../arrears/arrears.ts';
import { costCharged, costPaid, costToTheEnd } from '../loan/costs.ts';
import { instalmentStates } from '../instalments/instalment-states.ts';
import type { InstalmentState } from '../instalments/instalment-states.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import { loanTable } from '../instalments/loan-table.ts';
import type { Loan } from '../loan/loan.ts';
import { borrowerCredit, outstanding, overdue } from '../loan/outstanding.ts';
import { totalOfParts } from '../loan/parts.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { paidParts } from '../product/product-terms.ts';

/** Something that happened to a loan, and the loan after it. */
export interface Moment {
  readonly on: CalendarDate;
  readonly what: string;
  readonly events: readonly LoanEvent[];
  readonly loan: Loan;
}

/** A loan's life on one page: what happened, how money was divided, and where the loan stood after it. */
export function lifePage(title: string, moments: readonly Moment[]): string {
  return `${[`# ${title}`, ...moments.flatMap(section)].join('\n')}\n`;
}

function section({ on, what, events, loan }: Moment): string[] {
  const text = (minor: bigint) => amountText(minor);
  const { daysLate } = arrears(loan, on);
  const settlement = settlementQuote(loan, on);
  return [
    '',
    `## ${on} · ${what}`,
    '',
    ...events.map((event) => `- ${eventLine(event, loan)}`),
    ...(events.length === 0 ? [] : ['']),
    loanTable(loan, on),
    '',
    [
      `Owed ${text(totalOfParts(outstanding(loan)))}`,
      `overdue ${text(totalOfParts(overdue(loan, on)))}`,
      `${daysLate} days late`,
      `credit ${text(borrowerCredit(loan))}`,
      loan.state,
    ].join(', '),
    loan.state === 'active'
      ? `To settle ${text(settlement.total)}, which saves ${text(settlement.saves)}.`
      : 'Nothing to settle.',
    [
      `Cost paid ${text(costPaid(loan).total)}`,
      `charged ${text(costCharged(loan, on).total)}`,
      `in the end ${text(costToTheEnd(loan).total)}.`,
    ].join(', '),
  ];
}

function eventLine(event: LoanEvent, loan: Loan): string {
  const isOf = (n: number) => (state: InstalmentState) => state.rows.some(({ row }) => row.n === n);
  const place = (n: number) => {
    const found = instalmentStates(loan).find(isOf(n));
    return found ? `row ${found.number ?? 'repaid early'}` : 'a row that is no more';
  };
  switch (event.event) {
    case 'interest-accrued':
      return `interest posted: ${amountText(event.amount)}`;
    case 'late-charged':
      return `late charge (${event.charge.why}), ${place(event.charge.n)}: ${amountText(event.charge.amount)}`;
    case 'money-allocated': {
      const { amount, lines, charge, toCredit } = event.allocation;
      const parts = lines.map(({ n, parts: given }) => {
        const named = paidParts.flatMap((part) =>
          given[part] === 0n ? [] : [`${part} ${amountText(given[part])}`],
        );
        return `${place(n)}: ${named.join(', ')}`;
      });
      const rest = [
        ...(charge === 0n ? [] : [`charge ${amountText(charge)}`]),
        ...(toCredit === 0n ? [] : [`credit ${amountText(toCredit)}`]),
      ];
      return `divided ${amountText(amount)}: ${[...parts, ...rest].join('; ')}`;
    }
    case 'plan-changed':
      return `rows changed by ${event.plan.cause}, from ${event.plan.since}`;
    default:
      return event.event.replaceAll('-', ' ');
  }
}
