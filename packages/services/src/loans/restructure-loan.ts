import { compare, decideRestructure, isRefusal, makeSchedule } from '@candor/domain';
import type {
  CalendarDate,
  LoanEvent,
  LoanLimits,
  Rational,
  Refusal,
  Restructure,
  RestructureRule,
} from '@candor/domain';
import { checkQuote, isMarketId, loanLimits, spanOf, type QuoteRefusal } from '@candor/markets';
import type { StoredLoan } from '@candor/store';
import type { Command } from '../commands/command.ts';
import { changeLoan } from './change-loan.ts';
import type { LoanRefusal } from './change-loan.ts';
import { loanAnswer, loanFacts, loanMessages } from './loan-answer.ts';
import type { LoanAnswer } from './loan-answer.ts';

export type RestructureLoan = Omit<Restructure, 'limits'> & { readonly loanId: bigint };

type RestructureRefusal = RestructureRule | QuoteRefusal;

/** Other terms for a borrower in hardship. The rate may only fall, and must be one that the law of the day allows. */
export const restructureLoan: Command<RestructureLoan, LoanAnswer, RestructureRefusal | LoanRefusal> = {
  name: 'loan.restructure',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { loanId, terms, reason }) {
    const changed = await changeLoan<RestructureRefusal>(tx, loanId, (loan, on, stored) => {
      const events = decideRestructure(loan, { terms, reason, limits: limitsOn(stored, on) }, on);
      return isRefusal(events) ? events : (forbiddenTerms(stored, events, on) ?? events);
    });
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
  const carried = loan.agreement.limits;
  return {
    mostCost: tighter(carried.mostCost, now.mostCost, (a, b) => a < b),
    mostLatePercentPerMonth: tighter<Rational>(
      carried.mostLatePercentPerMonth,
      now.mostLatePercentPerMonth,
      (a, b) => compare(a, b) < 0,
    ),
  };
}

function tighter<Ceiling>(
  a: Ceiling | null,
  b: Ceiling | null,
  isLess: (a: Ceiling, b: Ceiling) => boolean,
): Ceiling | null {
  if (a === null || b === null) return a ?? b;
  return isLess(a, b) ? a : b;
}

/** The law counts a restructured loan as one that is entered into that day: a small rest may be one that it protects. */
function forbiddenTerms(
  { market }: StoredLoan,
  events: readonly LoanEvent[],
  on: CalendarDate,
): Refusal<QuoteRefusal> | undefined {
  if (!isMarketId(market)) throw new Error(`${market} is no market`);
  const restructured = events.find((each) => each.event === 'loan-restructured');
  const schedule = restructured && makeSchedule(restructured.plan.terms);
  if (!schedule || isRefusal(schedule)) throw new Error('a restructuring makes a schedule');
  return checkQuote(market, schedule, on);
}
