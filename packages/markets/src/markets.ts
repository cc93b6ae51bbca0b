import { markets } from './registry.generated.ts';

export { markets };

/** Follows from the folders beside this file: a new market is one new folder. */
export type MarketId = keyof typeof markets;

export const marketIds = Object.keys(markets) as MarketId[];

export function isMarketId(text: string | null | undefined): text is MarketId {
  return marketIds.some((id) => id === text);
}
