import { isRefusal, makeQuote, offeredLoan } from '@candor/domain';
import type {
  CalendarDate,
  ChoiceFault,
  LoanChoice,
  NoRate,
  ProductTerms,
  Quote,
  Refusal,
  TermsFault,
} from '@candor/domain';
import { checkQuote } from './law/check-quote.ts';
import type { QuoteRefusal } from './law/law-refusal.ts';
import type { MarketId } from './markets.ts';
import { lending } from './registry.generated.ts';

/**
 * The price of one loan of a product: what the slider shows, what the agreement says and what the books post. Refused
 * where the product doesn't offer it or the law of the day doesn't allow it.
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
