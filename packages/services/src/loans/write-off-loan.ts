import { decideWriteOff, isRefusal } from '@candor/domain';
import type { LoanRule } from '@candor/domain';
import type { Command } from '../commands/command.ts';
import { changeLoan } from './change-loan.ts';
import type { LoanRefusal } from './change-loan.ts';
import { loanAnswer, loanFacts, loanMessages } from './loan-answer.ts';
import type { LoanAnswer } from './loan-answer.ts';

export type WriteOffLoan = { readonly loanId: bigint; readonly reason: string };

/** The lender no longer expects to be paid. Money that comes later is a recovery: it is received like any other. */
export const writeOffLoan: Command<
  WriteOffLoan,
  LoanAnswer,
  LoanRule | LoanRefusal | 'nothing_is_owed' | 'reason_is_missing'
> = {
  name: 'loan.write-off',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { loanId, reason }) {
    const changed = await changeLoan(tx, loanId, (loan, on) => decideWriteOff(loan, { reason }, on));
    if (isRefusal(changed)) return changed;
    return { output: loanAnswer(changed), facts: loanFacts(changed), outbox: loanMessages(changed) };
  },
};
