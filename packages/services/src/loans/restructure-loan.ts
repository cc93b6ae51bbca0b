import { decideRestructure, isRefusal } from '@candor/domain';
import type { CalendarDate, LoanLimits, Restructure, RestructureRule } from '@candor/domain';
import { isMarketId, loanLimits, spanOf } from '@candor/markets';
import type { StoredLoan } from '@candor/store';
import type { Command } from '../commands/command.ts';
import { changeLoan } from './change-loan.ts';
import type { LoanRefusal } from './change-loan.ts';
import { loanAnswer, loanFacts, loanMessages } from './loan-answer.ts';
import type { LoanAnswer } from './loan-answer.ts';

export type RestructureLoan = Omit<Restructure, 'limits'> & { readonly loanId: bigint };

/** Other terms for a borrower in hardship. The rate may only fall. */
export const restructureLoan: Command<RestructureLoan, LoanAnswer, RestructureRule | LoanRefusal> = {
  name: 'loan.restructure',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { loanId, terms, reason }) {
    const changed = await changeLoan(tx, loanId, (loan, on, stored) =>
      decideRestructure(loan, { terms, reason, limits: limitsOn(stored, on) }, on),
    );
    if (isRefusal(changed)) return changed;
    return { output: loanAnswer(changed), facts: loanFacts(changed), outbox: loanMessages(changed) };
  },
};

/**
 * The ceilings of the day of the restructuring, and those that the loan has carried so far: of each the tighter. A
 * borrower in hardship doesn't lose a protection because the new rows reach beyond its scope.
 */
function limitsOn({ market, loan }: StoredLoan, on: CalendarDate): LoanLimits {
  if (!isMarketId(market)) throw new Error(`${market} is no market`);
  const now = loanLimits(market, spanOf(loan.schedule), on);
  const { mostCost, mostLatePercentPerMonth } = loan.agreement.limits;
  const isTighter = mostCost !== null && (now.mostCost === null || mostCost < now.mostCost);
  return {
    mostCost: isTighter ? mostCost : now.mostCost,
    mostLatePercentPerMonth: mostLatePercentPerMonth ?? now.mostLatePercentPerMonth,
  };
}
