import type { MobileRule } from './market-profile.ts';
import type { MarketId } from './markets.ts';
import { markets } from './registry.generated.ts';

/**
 * A mobile number that the market accepts, as the world dials it: 09171234567 → +639171234567; undefined for
 * any other.
 */
export function internationalMobile(market: MarketId, number: string): string | undefined {
  const { pattern, bare, countryCode }: MobileRule = markets[market].mobile;
  return pattern.test(number) ? `+${countryCode}${number.replace(bare, '')}` : undefined;
}

/** The same number as people of the market write it: +639171234567 → 09171234567; undefined for any other. */
export function nationalMobile(market: MarketId, international: string): string | undefined {
  const { pattern, countryCode }: MobileRule = markets[market].mobile;
  const bare = international.slice(`+${countryCode}`.length);
  return [bare, `0${bare}`].find((number) => pattern.test(number));
}
