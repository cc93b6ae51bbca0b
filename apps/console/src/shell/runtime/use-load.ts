import type { Calls, ConsoleCallKey, RequestOf, ResponseOf } from '@candor/contract/console-client';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';
import { createLoad, type Loaded } from './create-load.ts';

export type Loading<T> = {
  readonly loaded: Loaded<T>;
  readonly reload: () => void;
  readonly replace: (data: T) => void;
};

/**
 * The answer of a call, for a section to show. Another request reads anew; a failure keeps what was read; what the network cut off is read
 * again when the network is back.
 *   const { loaded, reload } = useLoad('console.people', { cursor });
 */
export function useLoad<K extends ConsoleCallKey>(
  key: K,
  /** Null: there is nothing to ask for yet. */
  request: RequestOf<Calls[K]> | null,
): Loading<ResponseOf<Calls[K]>> {
  const { client, session } = useServices();
  const [load] = useState(() =>
    createLoad<ResponseOf<Calls[K]>>({ now: () => new Date(), onLoggedOut: session.lose }),
  );
  const loaded = useSyncExternalStore(load.subscribe, load.snapshot, load.snapshot);
  const reload = () => void (request !== null && load.ask(() => client.call(key, request)));
  const begin = useEffectEvent(reload);
  const asked = JSON.stringify([key, request]);
  useEffect(() => {
    load.forget();
    begin();
    const comeBack = () => load.snapshot().state === 'offline' && begin();
    addEventListener('online', comeBack);
    return () => removeEventListener('online', comeBack);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another request reads anew
  }, [load, asked]);
  return { loaded, reload, replace: load.replace };
}
