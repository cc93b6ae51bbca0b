import { compare } from '@candor/domain/numbers';
import { decideRestructure } from '@candor/domain/decisions';
import { isRefusal } from '@candor/domain/refusals';
import { makeSchedule } from '@candor/domain/schedule';
import type { CalendarDate } from '@candor/domain/calendar';
import type { LoanEvent, LoanLimits } from '@candor/domain/loan';
import type { Rational } from '@candor/domain/numbers';
import type { Refusal } from '@candor/domain/refusals';
import type { Restructure, RestructureRule } from '@candor/domain/decisions';
import { checkQuote, isMarketId, loanLimits, spanOf, type QuoteRefusal } from '@candor/markets';
import type { StoredLoan } from '@candor/store/loans';

export type RestructureRefusal = RestructureRule | QuoteRefusal;

/**
 * Other terms for what is left of a loan, if the law of the day allows them: the same decision shows them and
 * makes them.
 */
export function lawfulRestructure(
  stored: Pick<StoredLoan, 'market' | 'loan'>,
  wanted: Omit<Restructure, 'limits'>,
  on: CalendarDate,
): LoanEvent[] | Refusal<RestructureRefusal> {
  const events = decideRestructure(stored.loan, { ...wanted, limits: limitsOn(stored, on) }, on);
  return isRefusal(events) ? events : (forbiddenTerms(stored, events, on) ?? events);
}

/**
 * The ceilings of the day of the restructuring, and those that the loan has carried so far: of each the
 * tighter. A borrower in hardship doesn't lose a protection because the new rows reach beyond its scope.
 */
function limitsOn({ market, loan }: Pick<StoredLoan, 'market' | 'loan'>, on: CalendarDate): LoanLimits {
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

/**
 * The law counts a restructured loan as one that is entered into that day: a small rest may be one that it
 * protects.
 */
function forbiddenTerms(
  { market }: Pick<StoredLoan, 'market'>,
  events: readonly LoanEvent[],
  on: CalendarDate,
): Refusal<QuoteRefusal> | undefined {
  if (!isMarketId(market)) throw new Error(`${market} is no market`);
  const restructured = events.find((each) => each.event === 'loan-restructured');
  const schedule = restructured && makeSchedule(restructured.plan.terms);
  if (!schedule || isRefusal(schedule)) throw new Error('a restructuring makes a schedule');
  return checkQuote(market, schedule, on);
}
