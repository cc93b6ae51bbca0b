import type { CalendarDate } from '@candor/domain/calendar';
import type { ChoiceFault, OfferedTerm, ProductTerms } from '@candor/domain/product';
import type { NoRate } from '@candor/domain/rate';
import type { Refusal } from '@candor/domain/refusals';
import type { Quote, TermsFault } from '@candor/domain/schedule';
import type { MarketId, QuoteRefusal } from '@candor/markets';
import { quoteOnDueDay, type DueDayFault } from '@candor/markets/due-day';
import { isRefusal } from '@candor/domain/refusals';
import type { LoanApplication } from '@candor/store/applications';
import type { ReadTx } from '@candor/store/database';
import { findProductVersion } from '@candor/store/products';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { productTermsOf } from './product-terms-of.ts';

export type Price = {
  readonly on: CalendarDate;
  /** As it holds for this loan: by the day, where a due day was chosen. */
  readonly product: ProductTerms;
  /** Or why the product does not offer it, or the law of the day does not allow it. */
  readonly quote: Quote | Refusal<ChoiceFault | TermsFault | NoRate | QuoteRefusal | DueDayFault>;
};

/** What can be chosen of an offer and has a price. */
export type PricedChoice = {
  readonly amount: bigint;
  readonly term: OfferedTerm;
  /** Of the first instalment; null or absent: the one that it has by itself. */
  readonly firstDueOn?: CalendarDate | null;
};

/**
 * What a choice of an offer costs today: computed once, and handed on to the signature and to every document.
 */
export async function priceApplication(
  tx: ReadTx,
  { id, market, productId, productVersion }: LoanApplication,
  { amount, term, firstDueOn = null }: PricedChoice,
): Promise<Price> {
  const on = await businessDateOf(tx, market as MarketId);
  const version = await findProductVersion(tx, productId, productVersion);
  if (!version) throw new Error(`order ${id} has no product`);
  const product = productTermsOf(version, on);
  const choice = { amount, term, disbursedOn: on, firstDueOn };
  const priced = quoteOnDueDay(market as MarketId, product, choice, on);
  return isRefusal(priced) ? { on, product, quote: priced } : { on, ...priced };
}
