import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(pointer: coarse)');

const subscribe = (onChange: () => void) => {
  const media = query();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Whether a finger is the main pointer, and with it an on-screen keyboard the system's own way to type. */
export function useTouch(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
}
