import type { MarketId } from '@candor/markets';
import { listPageConfigurations, type PageConfiguration } from '@candor/store/pages';
import type { Database, ReadTx } from '@candor/store/database';

/** What a market's public page says of the lender; undefined where the market is not offered. */
export async function pageOf(tx: ReadTx, market: MarketId): Promise<PageConfiguration | undefined> {
  return (await listPageConfigurations(tx)).find((page) => page.market === market);
}

/** Reads what a market's public page says of the lender, in a transaction of its own. */
export function readPage(database: Database, market: MarketId): Promise<PageConfiguration | undefined> {
  return database.read((tx) => pageOf(tx, market));
}
