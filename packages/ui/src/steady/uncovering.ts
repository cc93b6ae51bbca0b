import { useLayoutEffect } from 'react';

const listeners = new Set<() => void>();

/**
 * Tells when something that lay over the page has gone: what is seen then was not seen before, though it has
 * not moved.
 */
export function onUncovered(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For whatever lies over the page while it is drawn: a keypad, a sheet, a dialog. */
export function useCover(isThere = true): void {
  useLayoutEffect(() => {
    if (!isThere) return;
    return () => {
      for (const listener of listeners) listener();
    };
  }, [isThere]);
}
