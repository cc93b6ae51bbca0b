import type { MarketId } from '@candor/markets';
import { listPageConfigurations, type PageConfiguration, type ReadTx } from '@candor/store';

/** What a market's public page says of the lender; undefined where the market is not offered. */
export async function readPage(tx: ReadTx, market: MarketId): Promise<PageConfiguration | undefined> {
  return (await listPageConfigurations(tx)).find((page) => page.market === market);
}
