import { isMarketId } from './markets.ts';
import type { MarketId } from './markets.ts';

export interface MarketClues {
  /** Of the page's address; a port is ignored. */
  readonly hostname: string;
  /** The page's query, with or without its question mark. */
  readonly search: string;
  /** Value of the preference cookie `market`, if there is one. */
  readonly cookie: string | undefined;
  /** Which host name belongs to which market; empty where one host serves all. */
  readonly marketHosts: Readonly<Record<string, MarketId>>;
  /** Only the sandbox lets a visitor change the market in the address. */
  readonly sandbox: boolean;
  /** What the deployment offers; the first is its default. */
  readonly offered: readonly [MarketId, ...MarketId[]];
}

/**
 * The market a page belongs to. The host name decides, because it is the only clue that a link can't forge; a
 * clue that names no offered market is passed over, so that a page always has one.
 */
export function marketOf({ hostname, search, cookie, marketHosts, sandbox, offered }: MarketClues): MarketId {
  const host = hostname.toLowerCase().replace(/:\d+$/, '');
  const asked = sandbox ? new URLSearchParams(search).get('market') : null;
  const clues = [Object.hasOwn(marketHosts, host) ? marketHosts[host] : undefined, asked, cookie];
  return (
    (clues.find((clue) => isMarketId(clue) && offered.includes(clue)) as MarketId | undefined) ?? offered[0]
  );
}
