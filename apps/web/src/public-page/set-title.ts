import type { Client, MarketId } from '@candor/contract/client';

/**
 * The page's only call. The server has already written the right title; this one is for a page that was kept
 * open, or in a cache, while the company changed its name. A failure is nobody's business: the title stays.
 */
export async function setTitle(client: Client, market: MarketId): Promise<void> {
  try {
    const { comName } = await client.call('page.config', { market });
    document.title = comName;
  } catch {
    // Nothing to say and nothing to do.
  }
}
