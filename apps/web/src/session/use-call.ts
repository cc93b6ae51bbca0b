import type { Calls, ClientCallKey, RequestOf, ResponseOf } from '@candor/contract/client';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createLoad, type Loaded } from './create-load.ts';
import { useServices } from './services.ts';
import { useAskLogin } from './use-ask-login.ts';

export type Loading<T> = {
  readonly loaded: Loaded<T>;
  readonly isReloading: boolean;
  readonly reload: () => void;
  readonly replace: (data: T) => void;
};

/**
 * The answer of a call, for a screen to show. A failure that the network caused is tried again when the network is back; who is
 * not logged in is led to the login and back. The question is the one that the screen began with.
 */
export function useCall<K extends ClientCallKey>(
  key: K,
  request: RequestOf<Calls[K]>,
): Loading<ResponseOf<Calls[K]>> {
  const { client } = useServices();
  const askLogin = useAskLogin();
  const [load] = useState(() => createLoad<ResponseOf<Calls[K]>>());
  const { loaded, isReloading } = useSyncExternalStore(load.subscribe, load.snapshot, load.snapshot);
  const reload = () => void load.ask(() => client.call(key, request), askLogin);
  const begin = useEffectEvent(reload);
  useEffect(() => {
    begin();
    const comeBack = () => load.isCutOff() && begin();
    addEventListener('online', comeBack);
    return () => removeEventListener('online', comeBack);
  }, [load]);
  return { loaded, isReloading, reload, replace: load.replace };
}
