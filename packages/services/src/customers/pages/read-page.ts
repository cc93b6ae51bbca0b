import type { MarketId } from '@candor/markets';
import { listPageConfigurations, type PageConfiguration } from '@candor/store/pages';
import type { ReadTx } from '@candor/store/database';

/** What a market's public page says of the lender; undefined where the market is not offered. */
export async function readPage(tx: ReadTx, market: MarketId): Promise<PageConfiguration | undefined> {
  return (await listPageConfigurations(tx)).find((page) => page.market === market);
}
