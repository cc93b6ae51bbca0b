import { isBuilt, routeAt } from '@candor/contract/routes';

/**
 * Where "Try again" or a login may lead back to: a page of ours that exists, or nowhere. What stands in an
 * address can be written by anyone, so it is read the way a browser would read it and then looked up, never
 * followed as it stands.
 */
export function safeReturn(from: string | null): string | undefined {
  if (from === null || !from.startsWith('/')) return undefined;
  const home = 'https://page.invalid';
  const url = URL.parse(from, home);
  if (url?.origin !== home) return undefined;
  const key = routeAt(url.pathname);
  if (key === undefined || key === 'errorPage' || !isBuilt(key)) return undefined;
  return url.pathname + url.search;
}
