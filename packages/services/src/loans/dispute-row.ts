import { decideDispute, isRefusal } from '@candor/domain';
import type { DisputeRule } from '@candor/domain';
import type { Command } from '../commands/command.ts';
import { changeLoan } from './change-loan.ts';
import type { LoanRefusal } from './change-loan.ts';
import { loanAnswer, loanFacts, loanMessages } from './loan-answer.ts';
import type { LoanAnswer } from './loan-answer.ts';

export type DisputeRow = { readonly loanId: bigint; readonly n: number; readonly isOver: boolean };

/** A borrower disputes a row, or the dispute is over: between the two its late charge doesn't grow. */
export const disputeRow: Command<DisputeRow, LoanAnswer, DisputeRule | LoanRefusal> = {
  name: 'loan.dispute',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { loanId, ...dispute }) {
    const changed = await changeLoan(tx, loanId, (loan, on) => decideDispute(loan, dispute, on));
    if (isRefusal(changed)) return changed;
    return { output: loanAnswer(changed), facts: loanFacts(changed), outbox: loanMessages(changed) };
  },
};
