import { useEffect } from 'react';

/** Safari can't tell when it is idle. */
const whenIdle: (act: () => void) => unknown =
  globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 2_000));

/**
 * Fetches what a tap will open once the page has nothing else to do: on a slow phone it would otherwise take
 * turns with what is being read.
 */
export function useSoon(load: () => Promise<unknown>): void {
  useEffect(() => void whenIdle(() => void load().catch(() => undefined)), [load]);
}
