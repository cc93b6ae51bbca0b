import type { CalendarDate } from '@candor/domain/calendar';
import type { ChoiceFault, OfferedTerm, ProductTerms } from '@candor/domain/product';
import type { NoRate } from '@candor/domain/rate';
import type { Refusal } from '@candor/domain/refusals';
import type { Quote, TermsFault } from '@candor/domain/schedule';
import { quoteProduct, type MarketId, type QuoteRefusal } from '@candor/markets';
import type { LoanApplication } from '@candor/store/applications';
import type { ReadTx } from '@candor/store/database';
import { findProductVersion } from '@candor/store/products';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { productTermsOf } from './product-terms-of.ts';

export type Price = {
  readonly on: CalendarDate;
  readonly product: ProductTerms;
  /** Or why the product does not offer it, or the law of the day does not allow it. */
  readonly quote: Quote | Refusal<ChoiceFault | TermsFault | NoRate | QuoteRefusal>;
};

/**
 * What a choice of an offer costs today: computed once, and handed on to the signature and to every document.
 */
export async function priceApplication(
  tx: ReadTx,
  { id, market, productId, productVersion }: LoanApplication,
  { amount, term }: { readonly amount: bigint; readonly term: OfferedTerm },
): Promise<Price> {
  const on = await businessDateOf(tx, market as MarketId);
  const version = await findProductVersion(tx, productId, productVersion);
  if (!version) throw new Error(`order ${id} has no product`);
  const product = productTermsOf(version, on);
  return {
    on,
    product,
    quote: quoteProduct(market as MarketId, product, { amount, term, disbursedOn: on }, on),
  };
}
