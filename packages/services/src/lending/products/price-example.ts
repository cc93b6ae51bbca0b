import type { CalendarDate } from '@candor/domain/calendar';
import { largestOffered, offeredPart } from '@candor/domain/product';
import { isRefusal } from '@candor/domain/refusals';
import type { Quote } from '@candor/domain/schedule';
import { quoteProduct, type MarketId } from '@candor/markets';
import type { Database } from '@candor/store/database';
import { readBusinessClock } from '@candor/store/ledger';
import { productOffers, type ProductOffer } from './product-offers.ts';

/** A product, and the price of one loan of it. */
export type PricedOffer = { readonly offer: ProductOffer; readonly example: Quote };

/**
 * One price as an example, where the product's own screen begins: a third of the way, over the second of its
 * terms.
 */
export function priceExample(market: MarketId, offer: ProductOffer, on: CalendarDate): PricedOffer | null {
  const { amount, terms } = offer.terms;
  const third = offeredPart(amount, 3n);
  const term = terms[1] ?? terms[0];
  if (!term) return null;
  const example = quoteProduct(market, offer.terms, { amount: third, term, disbursedOn: on }, on);
  return isRefusal(example) ? null : { offer, example };
}

/** The least and the most that a market lends today, and an example of its cheapest product. */
export type MarketPrice = { readonly least: bigint; readonly most: bigint; readonly example: Quote };

/** For whoever has not logged in yet; null while nothing is on sale, or the market has not opened. */
export function readMarketPrice(database: Database, market: MarketId): Promise<MarketPrice | null> {
  return database.read(async (tx) => {
    const on = (await readBusinessClock(tx, market))?.businessDate;
    if (on === undefined) return null;
    const offers = await productOffers(tx, { market, language: 'en', on });
    const [best] = offers;
    const priced = best ? priceExample(market, best, on) : null;
    if (!priced) return null;
    const ranges = offers.map(({ terms: { amount } }) => amount);
    const bySize = (a: bigint, b: bigint) => (a < b ? -1 : 1);
    const [least] = ranges.map(({ min }) => min).toSorted(bySize);
    const most = ranges.map(largestOffered).toSorted(bySize).at(-1);
    return least === undefined || most === undefined ? null : { least, most, example: priced.example };
  });
}
