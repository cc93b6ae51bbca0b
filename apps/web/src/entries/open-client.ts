import { type Client, createClient, type MarketId, type WireParts } from '@candor/contract/client';
import type { Language } from '@candor/i18n';
import { createHttp } from '../http/create-http.ts';
import { takePageHeaders } from '../http/take-page-headers.ts';

type Options = {
  readonly market: MarketId;
  /** Only where the calls live at another origin than the pages. */
  readonly apiOrigin?: string;
  readonly wire: WireParts | null;
  /** What the page speaks, so that the server's own texts are in the same language. */
  readonly language?: Language;
};

type Opened = {
  readonly client: Client;
  /** What a native shell opened the page with, to be turned into a session. */
  readonly shellCode: string | undefined;
};

/** The page's one client. Made once: it takes the shell's parameters out of the address bar. */
export function openClient({ market, apiOrigin = '', wire, language }: Options): Opened {
  const told = takePageHeaders({ location, history });
  const pageHeaders = { ...told, ...(language && { 'x-language': language }) };
  const http = createHttp({ pageHeaders, appApi: apiOrigin });
  const client = createClient({ transport: http.transport, market, wire });
  return {
    client: { ...client, address: async (key) => apiOrigin + (await client.address(key)) },
    shellCode: told['x-shell-code'],
  };
}
