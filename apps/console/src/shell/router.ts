import { routePath } from '@candor/contract/routes';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Place, readPlace, withQuery, writePlace } from './place.ts';

const base = routePath('console');

export type Router = {
  readonly place: () => Place;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Another section or thing is a step that Back takes back; a filter or a selection is not. */
  readonly go: (place: Place, how?: 'step' | 'same step') => void;
  readonly goTo: (address: string) => void;
  /** How often somebody asked for the section that they are in: it is read anew then. */
  readonly again: () => number;
};

export function createRouter(page: Window): Router {
  const read = () => readPlace(base, page.location.pathname, page.location.search);
  let place = read();
  let again = 0;
  const listeners = new Set<() => void>();
  const look = () => {
    place = read();
    for (const listener of listeners) listener();
  };
  const goTo = (address: string, how: 'step' | 'same step' = 'step') => {
    if (how === 'step' && isSectionOf(address, place)) again += 1;
    const isHere = address === page.location.pathname + page.location.search;
    if (how === 'step' && !isHere) page.history.pushState(null, '', address);
    else page.history.replaceState(page.history.state, '', address);
    look();
  };
  page.addEventListener('popstate', look);
  return {
    place: () => place,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    go: (next, how = 'step') => goTo(writePlace(base, next), how),
    goTo,
    again: () => again,
  };
}

/** The plain list of a section, asked for by its key or in the nav while one looks at it. */
function isSectionOf(address: string, { section, id }: Place): boolean {
  return id === null && address === writePlace(base, { section, id: null, query: {} });
}

/** A link of ours is followed without loading the page anew; every other click is the browser's. */
export function followOwnLinks(page: Window, router: Router): () => void {
  const follow = (event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlain || event.defaultPrevented || link.target !== '' || link.hasAttribute('download'))
      return;
    const { origin, pathname, search } = new URL(link.href);
    if (origin !== page.location.origin || (pathname !== base && !pathname.startsWith(`${base}/`))) return;
    event.preventDefault();
    router.goTo(pathname + search);
  };
  page.addEventListener('click', follow);
  return () => page.removeEventListener('click', follow);
}

/** The address of a place, for a link: `hrefTo('loans', 'L-20619', { tab: 'ledger' })`. */
export function hrefTo(section: string, id: string | null = null, query: Place['query'] = {}): string {
  return writePlace(base, { section, id, query });
}

export const RouterContext = createContext<Router | null>(null);

export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('there is no router above this');
  return router;
}

export function usePlace(): Place {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, router.place, router.place);
}

/**
 * One value of the address: a filter, the selected row, the open tab. Changing it is no step that Back takes
 * back. Whoever names the values that there are must list them: an address is typed, kept and sent on by
 * people, and what is not among them is read as the usual one.
 */
export function useQuery<Value extends string>(
  name: string,
  usual: Value,
  ...[allowed]: string extends Value ? [] : [allowed: readonly Value[]]
): [Value, (value: Value) => void] {
  const router = useRouter();
  const place = usePlace();
  const value = queryValue(place.query[name], usual, allowed);
  const set = (next: Value) =>
    router.go(withQuery(router.place(), { [name]: next === usual ? '' : next }), 'same step');
  return [value, set];
}

/** What the address says, where it is one of the values that there are. */
export function queryValue<Value extends string>(
  said: string | undefined,
  usual: Value,
  allowed: readonly Value[] | undefined,
): Value {
  if (said === undefined || (allowed && !allowed.some((value) => value === said))) return usual;
  return said as Value;
}
