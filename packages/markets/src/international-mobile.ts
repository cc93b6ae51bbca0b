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
