import { markets, quoteFigures as figuresOf, type MarketId, type QuoteFigures } from '@candor/markets';
import type { Quote } from '@candor/domain/schedule';

export type { QuoteFigures };

/**
 * Every figure of one quote as it crosses the wire: the function that a page quotes with, in the market's
 * currency.
 */
export function quoteFigures(market: MarketId, quote: Quote): QuoteFigures {
  return figuresOf(market, markets[market].currency.code, quote);
}
