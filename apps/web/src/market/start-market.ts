import { marketOf } from '@candor/markets';
import type { MarketClues, MarketId } from '@candor/markets';
import { keepPreference, readPreference } from '../cookies/preference-cookies.ts';

/**
 * The page's market, found once when the page starts and before takePageHeaders() clears the address. A market
 * that the address asked for is remembered, so that the next page of the sandbox stays in it.
 */
export function startMarket(deployment: Pick<MarketClues, 'marketHosts' | 'sandbox' | 'offered'>): MarketId {
  const { hostname, search } = location;
  const market = marketOf({ ...deployment, hostname, search, cookie: readPreference('market', document.cookie) });
  if (deployment.sandbox && new URLSearchParams(search).get('market') === market) keepPreference('market', market);
  return market;
}
