import { type MarketId, markets } from '@candor/markets';
import type { MarketFacts } from '../shell/page-data.ts';

/** What a page tells its scripts about the market it is for. */
export function marketFacts(market: MarketId): MarketFacts {
  const { currency, mobile, timeZone } = markets[market];
  const { countryCode, digits, example } = mobile;
  return { currency, mobile: { countryCode, digits, example }, timeZone };
}
