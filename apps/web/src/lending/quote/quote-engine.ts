import { isRefusal } from '@candor/domain/refusals';
import { type OfferedTerm, type ProductTerms, termsFromSheet, type TermsSheet } from '@candor/domain/product';
import type { Quote } from '@candor/domain/schedule';
import { type MarketId, quoteFigures, type QuoteFigures, quoteProduct } from '@candor/markets';

/** What a quote is made from, as the server sends it. */
export type QuoteBasis = {
  readonly market: MarketId;
  readonly currency: string;
  readonly terms: TermsSheet;
  /** The business day that the quote is for. */
  readonly on: string;
};

export type Choice = { readonly amount: number; readonly term: OfferedTerm };

export type QuoteEngine = {
  readonly terms: ProductTerms;
  /** Undefined where the product doesn't offer it, or the law of the day doesn't allow it. */
  readonly quote: (choice: Choice) => Quote | undefined;
  readonly figures: (quote: Quote) => QuoteFigures;
};

/**
 * The price of a loan, computed on the reader's own phone by the functions that the server, the agreement and
 * the books use. A chunk of its own: it is asked for while a screen loads, and a slider then moves without a
 * round trip.
 */
export function openQuoteEngine({ market, currency, terms: sheet, on }: QuoteBasis): QuoteEngine {
  const terms = termsFromSheet(sheet);
  const day = on as Parameters<typeof quoteProduct>[3];
  return {
    terms,
    quote({ amount, term }) {
      const quote = quoteProduct(market, terms, { amount: BigInt(amount), term, disbursedOn: day }, day);
      return isRefusal(quote) ? undefined : quote;
    },
    figures: (quote) => quoteFigures(market, currency, quote),
  };
}
