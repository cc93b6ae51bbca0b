import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import { marketMoney, type MarketId } from '@candor/markets';
import type { ActCheck, ActTerm } from '../../kernel/acts/approvable-act.ts';
import { costOf, earnsInterest } from './new-terms.ts';

type Change = { readonly before: Loan; readonly after: Loan; readonly on: CalendarDate };

/**
 * What new terms cost or save against the plan of today, said as a sentence: a plan without interest forgoes
 * all that was still to be earned, and nobody should find that out from a table.
 */
export function costCheck(market: MarketId, { before, after, on }: Change): ActCheck {
  const more = costOf(after, on).total - costOf(before, on).total;
  const money = (minor: bigint) => marketMoney(market, minor);
  const against =
    more > 0n
      ? `the borrower pays ${money(more)} more than on today’s plan`
      : more < 0n
        ? `the borrower pays ${money(-more)} less than on today’s plan`
        : 'the borrower pays the same as on today’s plan';
  if (earnsInterest(before) && !earnsInterest(after))
    return { is: 'look', words: `No interest on the new plan: ${against}` };
  return {
    is: more === 0n ? 'kept' : 'look',
    words: `${against.slice(0, 1).toUpperCase()}${against.slice(1)}`,
  };
}

/** The same among what changes. */
export function interestTerm({ before, after }: Change): ActTerm {
  const words = (loan: Loan) => (earnsInterest(loan) ? 'contract rate' : 'none: interest-free');
  return { name: 'Interest from today', before: words(before), after: words(after) };
}
