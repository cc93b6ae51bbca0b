/**
 * How a call says which market it is for. The plain path is the Philippine one; `-yd` (印度, yìndù) is read as the
 * Indian variant of the same call. Another market is one more line here: routes, dictionary, client and OpenAPI
 * document all go through this table. No schema library is imported, so the browser can use it as it is.
 */
export const marketSuffix = { ph: '', in: '-yd' } as const;

export type MarketId = keyof typeof marketSuffix;

export const marketIds = ['ph', 'in'] as const satisfies readonly MarketId[];
