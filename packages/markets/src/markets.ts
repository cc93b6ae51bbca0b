import { india } from './in/profile.ts';
import type { MarketProfile } from './market-profile.ts';
import { ph } from './ph/profile.ts';

/** A new market is one new folder and its line here. */
export const markets = { ph, in: india } as const satisfies Record<string, MarketProfile>;

export type MarketId = keyof typeof markets;

export const marketIds = Object.keys(markets) as MarketId[];

export function isMarketId(text: string | null | undefined): text is MarketId {
  return marketIds.some((id) => id === text);
}
