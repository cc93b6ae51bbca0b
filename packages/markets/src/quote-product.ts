import { isRefusal } from '@candor/domain/refusals';
import { makeQuote } from '@candor/domain/schedule';
import { offeredLoan } from '@candor/domain/product';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ChoiceFault, LoanChoice, ProductTerms } from '@candor/domain/product';
import type { NoRate } from '@candor/domain/rate';
import type { Quote, TermsFault } from '@candor/domain/schedule';
import type { Refusal } from '@candor/domain/refusals';
import { checkQuote } from './law/check-quote.ts';
import type { QuoteRefusal } from './law/law-refusal.ts';
import type { MarketId } from './markets.ts';
import { lending } from './registry.generated.ts';

/**
 * The price of one loan of a product: what the slider shows, what the agreement says and what the books post.
 * Refused where the product doesn't offer it or the law of the day doesn't allow it.
 */
export function quoteProduct(
  market: MarketId,
  product: ProductTerms,
  choice: LoanChoice,
  enteredOn: CalendarDate,
): Quote | Refusal<ChoiceFault | TermsFault | NoRate | QuoteRefusal> {
  const loan = offeredLoan(product, choice);
  if (isRefusal(loan)) return loan;
  const quote = makeQuote(loan, lending[market].convention);
  if (isRefusal(quote)) return quote;
  return checkQuote(market, quote.schedule, enteredOn) ?? quote;
}
