import type { MarketId } from '@candor/markets';
import { listListExports, type ListExport } from '@candor/store/lists';
import type { Database } from '@candor/store/database';

/** The last copies of lists that somebody asked for, the newest first. */
export function readOwnExports(
  database: Database,
  asked: { readonly market: MarketId; readonly staffId: string },
): Promise<ListExport[]> {
  return database.read((tx) => listListExports(tx, { ...asked, limit: 20 }));
}
