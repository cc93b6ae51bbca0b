import type { CalendarDate } from '@candor/domain/calendar';
import { ifSignable } from '@candor/domain/decisions';
import { firstDueDays, onDueDay } from '@candor/domain/due-day';
import type { ChoiceFault, LoanChoice, ProductTerms } from '@candor/domain/product';
import type { NoRate } from '@candor/domain/rate';
import { isRefusal, type Refusal } from '@candor/domain/refusals';
import { makeQuote, type Quote, type Schedule, type TermsFault } from '@candor/domain/schedule';
import { checkQuote } from '../law/check-quote.ts';
import { isInScope, spanOf } from '../law/is-in-scope.ts';
import type { QuoteRefusal } from '../law/law-refusal.ts';
import { limitsInForce } from '../law/limits-in-force.ts';
import type { MarketId } from '../markets.ts';
import { quoteProduct } from '../quote-product.ts';
import { lending } from '../registry.generated.ts';
import { dueDayRules } from './registry.generated.ts';

export type DueDayChoice = LoanChoice & {
  /** The day of the first instalment that the borrower chose; null: the one that it has by itself. */
  readonly firstDueOn: CalendarDate | null;
};

export type DueDayFault = 'due_day_is_not_offered';

/** The price of a loan, and the product's terms as they hold for it: by the day if a day was chosen. */
export type PricedLoan = { readonly product: ProductTerms; readonly quote: Quote };

/**
 * The price of one loan of a product whose first instalment falls on the day that the borrower chose. Its own
 * day is no choice: it costs what it costs without one. A day is not offered that lies outside the market's
 * range, that the law's ceilings forbid, or that would take the loan out of their reach.
 *   ₱8,000.00 over three months from 16 November: 970.56 in all; from 5 December on 836.34, from 31 December
 *   on 1,145.86.
 */
export function quoteOnDueDay(
  market: MarketId,
  product: ProductTerms,
  { firstDueOn, ...choice }: DueDayChoice,
  enteredOn: CalendarDate,
): PricedLoan | Refusal<ChoiceFault | TermsFault | NoRate | QuoteRefusal | DueDayFault> {
  const usual = quoteProduct(market, product, choice, enteredOn);
  if (isRefusal(usual)) return usual;
  const { terms, rows } = usual.schedule;
  if (firstDueOn === null || firstDueOn === rows[0]?.dueOn) return { product, quote: usual };
  const notOffered = { refused: 'due_day_is_not_offered', facts: { firstDueOn } } as const;
  const { firstPeriod } = dueDayRules[market];
  if (!firstDueDays(choice.term, choice.disbursedOn, firstPeriod).includes(firstDueOn)) return notOffered;
  const loan = onDueDay(terms, firstDueOn);
  const quote = makeQuote(loan, lending[market].convention);
  if (isRefusal(quote) || isRefusal(ifSignable(quote.schedule))) return notOffered;
  if (checkQuote(market, quote.schedule, enteredOn)) return notOffered;
  if (leavesTheLaw(market, usual.schedule, quote.schedule, enteredOn)) return notOffered;
  return { product: { ...product, interest: loan.interest }, quote };
}

/** Four months are inside the law's reach, four and a half are not: a chosen day takes nobody out of it. */
function leavesTheLaw(market: MarketId, usual: Schedule, moved: Schedule, enteredOn: CalendarDate): boolean {
  return limitsInForce(market, enteredOn).some(
    ({ scope }) => isInScope(scope, spanOf(usual)) && !isInScope(scope, spanOf(moved)),
  );
}
