import { isRefusal } from '@candor/domain';
import type { Restructure } from '@candor/domain';
import type { Command } from '../commands/command.ts';
import { changeLoan } from './change-loan.ts';
import type { LoanRefusal } from './change-loan.ts';
import { lawfulRestructure } from './lawful-restructure.ts';
import type { RestructureRefusal } from './lawful-restructure.ts';
import { loanAnswer, loanFacts, loanMessages } from './loan-answer.ts';
import type { LoanAnswer } from './loan-answer.ts';

export type RestructureLoan = Omit<Restructure, 'limits'> & { readonly loanId: bigint };

/** Other terms for a borrower in hardship. The rate may only fall, and must be one that the law of the day allows. */
export const restructureLoan: Command<RestructureLoan, LoanAnswer, RestructureRefusal | LoanRefusal> = {
  name: 'loan.restructure',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { loanId, terms, reason }) {
    const changed = await changeLoan<RestructureRefusal>(tx, loanId, (_loan, on, stored) =>
      lawfulRestructure(stored, { terms, reason }, on),
    );
    if (isRefusal(changed)) return changed;
    return { output: loanAnswer(changed), facts: loanFacts(changed), outbox: loanMessages(changed) };
  },
};
