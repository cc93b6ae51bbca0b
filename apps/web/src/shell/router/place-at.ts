import type { Place } from './router-context.ts';

/** From the address and the entry of the history. An entry that somebody else wrote counts as none. */
export function placeAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>, entry: unknown): Place {
  const { key, state = null } = (entry ?? {}) as { key?: unknown; state?: unknown };
  return typeof key === 'string'
    ? { pathname, search, state, key }
    : { pathname, search, state: null, key: 'default' };
}

/** Tells one step from another; nothing else is asked of it. */
export function stepKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
