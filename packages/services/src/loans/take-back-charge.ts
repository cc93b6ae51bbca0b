import { decideTakeBackCharge, isRefusal } from '@candor/domain';
import type { TakeBackRule } from '@candor/domain';
import type { Command } from '../commands/command.ts';
import { changeLoan } from './change-loan.ts';
import type { LoanRefusal } from './change-loan.ts';
import { loanAnswer, loanFacts, loanMessages } from './loan-answer.ts';
import type { LoanAnswer } from './loan-answer.ts';

export type TakeBackCharge = {
  readonly loanId: bigint;
  /** The row's number. */
  readonly n: number;
  readonly reason: string;
};

/** Staff take a late charge back that should not have been made, what was paid of it included. */
export const takeBackCharge: Command<TakeBackCharge, LoanAnswer, TakeBackRule | LoanRefusal> = {
  name: 'loan.take-back-charge',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { loanId, ...charge }) {
    const changed = await changeLoan(tx, loanId, (loan, on) => decideTakeBackCharge(loan, charge, on));
    if (isRefusal(changed)) return changed;
    return { output: loanAnswer(changed), facts: loanFacts(changed), outbox: loanMessages(changed) };
  },
};
