import { type Language, type MarketId, markets } from '@candor/markets';
import { mobileWordings } from '@candor/markets/mobile';
import type { MarketFacts } from '../shell/page-data.ts';

/** What a page tells its scripts about the market it is for. */
export function marketFacts(market: MarketId, language: Language): MarketFacts {
  const { currency, mobile, timeZone, transferNumber } = markets[market];
  const { countryCode, digits, example } = mobile;
  const { hint, foreign } = mobileWordings[market];
  const words = { hint: hint[language], foreign: foreign[language] };
  return { currency, mobile: { countryCode, digits, example, ...words }, timeZone, transferNumber };
}
