import { largestOffered } from '@candor/domain/product';
import type { Quote } from '@candor/domain/schedule';
import type { MarketId } from '@candor/markets';
import type { Database } from '@candor/store/database';
import { readBusinessClock } from '@candor/store/ledger';
import { productOffers } from './product-offers.ts';

/** The least and the most that a market lends today, and an example of its cheapest product. */
export type MarketPrice = { readonly least: bigint; readonly most: bigint; readonly example: Quote };

/** For whoever has not logged in yet; null while nothing is on sale, or the market has not opened. */
export function readMarketPrice(database: Database, market: MarketId): Promise<MarketPrice | null> {
  return database.read(async (tx) => {
    const on = (await readBusinessClock(tx, market))?.businessDate;
    if (on === undefined) return null;
    const offers = await productOffers(tx, { market, language: 'en', on });
    const [best] = offers;
    if (!best) return null;
    const ranges = offers.map(({ terms: { amount } }) => amount);
    const bySize = (a: bigint, b: bigint) => (a < b ? -1 : 1);
    const [least] = ranges.map(({ min }) => min).toSorted(bySize);
    const most = ranges.map(largestOffered).toSorted(bySize).at(-1);
    return least === undefined || most === undefined ? null : { least, most, example: best.example };
  });
}
