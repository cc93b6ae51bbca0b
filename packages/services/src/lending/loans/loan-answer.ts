import { borrowerCredit, outstanding, totalOfParts } from '@candor/domain/loan';
import { stillMissing } from '@candor/domain/decisions';
import type { Loan } from '@candor/domain/loan';
import type { Facts, OutboxMessage } from '../../kernel/commands/command.ts';
import type { ChangedLoan } from './change-loan.ts';

/** What a command on a loan answers: how it stands now. Amounts are minor units as text. */
export type LoanAnswer = {
  readonly loanId: string;
  readonly state: Loan['state'];
  readonly outstanding: string;
  readonly credit: string;
};

export function loanAnswer({ before, after }: Pick<ChangedLoan, 'before' | 'after'>): LoanAnswer {
  return {
    loanId: String(before.id),
    state: after.state,
    outstanding: String(owed(after)),
    credit: String(borrowerCredit(after)),
  };
}

/** Of a loan that was written off: what of that has not come back. */
function owed(loan: Loan): bigint {
  return loan.writtenOff ? stillMissing(loan) : totalOfParts(outstanding(loan));
}

/** For the audit log: what happened, by the names of the events. */
export function loanFacts({ events, on }: ChangedLoan): Facts {
  return { on, events: events.map(({ event }) => event) };
}

/** One message for each thing that somebody outside may want to know; the passing of a day is not one. */
export function loanMessages({ before, events, on }: ChangedLoan): OutboxMessage[] {
  const loan = String(before.id);
  const told = new Set(events.map(({ event }) => event).filter((event) => !quiet.has(event)));
  return [...told].map((event) => ({ topic: `loan.${event}`, payload: { loan, market: before.market, on } }));
}

const quiet: ReadonlySet<string> = new Set(['interest-accrued', 'late-charged', 'plan-changed']);
