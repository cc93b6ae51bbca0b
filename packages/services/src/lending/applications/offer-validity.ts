import { isRefusal } from '@candor/domain/refusals';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ProductTerms } from '@candor/domain/product';
import {
  disclosureValidUntil,
  lending,
  quoteProduct,
  type DisclosureValidity,
  type MarketId,
} from '@candor/markets';

type Made = {
  readonly market: MarketId;
  readonly product: ProductTerms;
  readonly amount: bigint;
  readonly on: CalendarDate;
  /** How long the lender wants it to be open. */
  readonly openUntil: CalendarDate;
};

/**
 * An offer's last day, which is the last day of its disclosure too: what is promised is what is honoured. It
 * never ends later than the market's disclosure is good for and, where the law holds the lender to that,
 * never earlier. Any of the product's terms may be chosen, so the longest counts.
 *   Made on Friday 13 November, three working days: until Wednesday 18 in India, however few days the lender
 *     gives; in the
 *   Philippines on the same Friday for a lender who gives none.
 */
export function offerValidity({ market, product, amount, on, openUntil }: Made): CalendarDate {
  const { isByLaw }: DisclosureValidity = lending[market].disclosureValidity;
  const untils = product.terms.flatMap((term) => {
    const quote = quoteProduct(market, product, { amount, term, disbursedOn: on }, on);
    return isRefusal(quote) ? [] : [disclosureValidUntil(market, quote.schedule, on)];
  });
  const validUntil = untils.toSorted().at(-1) ?? openUntil;
  return isByLaw || validUntil < openUntil ? validUntil : openUntil;
}
