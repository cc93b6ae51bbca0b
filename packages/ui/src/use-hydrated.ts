import { useSyncExternalStore } from 'react';

/** False in what the server wrote, true as soon as the scripts have taken it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => undefined;
