import { storageKeys, storageRegistry } from './storage-registry.ts';
import type { Codec } from './codec.ts';
import type { StorageKey, Stored } from './storage-registry.ts';

export interface BrowserStore {
  /** Undefined when there is nothing, or nothing that fits the key's shape and version. */
  read<Key extends StorageKey>(key: Key): Stored<Key> | undefined;
  /** Keeps only the fields that the key allows; false when the value doesn't fit it at all. */
  keep<Key extends StorageKey>(key: Key, value: Stored<Key>): boolean;
  forget(key: StorageKey): void;
  /** For logging out: nothing of this borrower stays on a shared phone. */
  forgetAll(): void;
}

/**
 * The browser's storage by registered key. Full, blocked (a web view, a private window) or holding rubbish,
 * it never breaks a screen: what can't be written lives in memory until the page is left. `open` is a
 * function because a browser that blocks storage throws already when it is named.
 */
export function createBrowserStore(open: () => Storage): BrowserStore {
  const memory = new Map<StorageKey, string>();

  function attempt<T>(act: (storage: Storage) => T): T | undefined {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  }

  function forget(key: StorageKey): void {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key));
  }

  return {
    read(key) {
      const found = memory.get(key) ?? attempt((storage) => storage.getItem(key));
      if (found === undefined || found === null) return undefined;
      const value = decode(key, found);
      if (value === undefined) forget(key);
      return value;
    },
    keep(key, value) {
      const { version, codec } = storageRegistry[key];
      const data = codec(value);
      if (data === undefined) return false;
      const entry = JSON.stringify({ version, data });
      // Forgotten first: if the new value doesn't fit on the disk, an older one must not come back after a
      // reload.
      forget(key);
      const written = attempt((storage) => {
        storage.setItem(key, entry);
        return true;
      });
      if (!written) memory.set(key, entry);
      return true;
    },
    forget,
    forgetAll: () => storageKeys.forEach(forget),
  };
}

function decode<Key extends StorageKey>(key: Key, entry: string): Stored<Key> | undefined {
  try {
    const { version, data } = JSON.parse(entry) as { version?: unknown; data?: unknown };
    const codec = storageRegistry[key].codec as Codec<Stored<Key>>;
    return version === storageRegistry[key].version ? codec(data) : undefined;
  } catch {
    return undefined;
  }
}
