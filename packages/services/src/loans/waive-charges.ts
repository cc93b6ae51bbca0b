import { decideWaive, isRefusal } from '@candor/domain';
import type { Parts, WaiveRule } from '@candor/domain';
import type { Command } from '../commands/command.ts';
import { changeLoan } from './change-loan.ts';
import type { LoanRefusal } from './change-loan.ts';
import { loanAnswer, loanFacts, loanMessages } from './loan-answer.ts';
import type { LoanAnswer } from './loan-answer.ts';

export type WaiveCharges = {
  readonly loanId: bigint;
  /** The row's number. */
  readonly n: number;
  readonly parts: Parts;
  readonly reason: string;
};

/** Staff forgive what a row owes of late charges, fees or earned interest. */
export const waiveCharges: Command<WaiveCharges, LoanAnswer, WaiveRule | LoanRefusal> = {
  name: 'loan.waive',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { loanId, ...waive }) {
    const changed = await changeLoan(tx, loanId, (loan, on) => decideWaive(loan, waive, on));
    if (isRefusal(changed)) return changed;
    return { output: loanAnswer(changed), facts: loanFacts(changed), outbox: loanMessages(changed) };
  },
};
