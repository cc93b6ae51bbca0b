import type { PictureStore } from '@candor/services/kernel/ports';
import { pathOfKey } from './path-of-key.ts';

/** Pictures for as long as the process lives: for tests, which leave nothing behind. */
export function memoryPictures(): PictureStore & { readonly keys: () => string[] } {
  const kept = new Map<string, Buffer>();
  const nameOf = (key: string) => pathOfKey(key).join('/');
  return {
    put: async (key, bytes) => void kept.set(nameOf(key), Buffer.from(bytes)),
    get: async (key) => kept.get(nameOf(key)) ?? null,
    delete: async (key) => void kept.delete(nameOf(key)),
    keys: () => [...kept.keys()],
  };
}
