import type { marketSuffix } from './market-suffix.generated.ts';

/**
 * How a call says which market it is for. The plain path is the Philippine one; `-yd` (印度, yìndù) is read as
 * the Indian variant of the same call. The table is written from the markets' folders, which this package may
 * not import: routes, dictionary, client and OpenAPI document all go through it. No schema library is
 * imported, so the browser can use it as it is.
 */
export { marketIds, marketSuffix } from './market-suffix.generated.ts';

export type MarketId = keyof typeof marketSuffix;
