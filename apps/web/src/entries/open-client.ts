import { type Client, createClient, type MarketId, type WireDictionary } from '@candor/contract/client';
import { createHttp } from '../http/create-http.ts';
import { takePageHeaders } from '../http/take-page-headers.ts';

type Options = {
  readonly market: MarketId;
  /** Only where the calls live at another origin than the pages. */
  readonly apiOrigin?: string;
  readonly wire: WireDictionary | null;
};

/** The page's one client. Made once: it takes the shell's parameters out of the address bar. */
export function openClient({ market, apiOrigin = '', wire }: Options): Client {
  const http = createHttp({ pageHeaders: takePageHeaders({ location, history }), appApi: apiOrigin });
  return createClient({ transport: http.transport, market, wire });
}
