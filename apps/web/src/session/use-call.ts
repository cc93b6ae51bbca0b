import type { Calls, ClientCallKey, RequestOf, ResponseOf } from '@candor/contract/client';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createLoad, type Loaded } from './create-load.ts';
import { useServices } from './services.ts';
import { useAskLogin } from './use-ask-login.ts';

export type Loading<T> = {
  readonly loaded: Loaded<T>;
  readonly isReloading: boolean;
  readonly reload: () => void;
  /** The same, for who waits until it is done. */
  readonly refresh: () => Promise<void>;
  readonly replace: (data: T) => void;
};

/** The answer of a call, for a screen to show. */
export function useCall<K extends ClientCallKey>(
  key: K,
  request: RequestOf<Calls[K]>,
): Loading<ResponseOf<Calls[K]>> {
  const { client } = useServices();
  return useAnswer(() => client.call(key, request));
}

/**
 * What a question gives. A failure that the network caused is tried again when the network is back; who is not logged in is led
 * to the login and back.
 */
export function useAnswer<T>(question: () => Promise<T>): Loading<T> {
  const askLogin = useAskLogin();
  const [load] = useState(() => createLoad<T>());
  const { loaded, isReloading } = useSyncExternalStore(load.subscribe, load.snapshot, load.snapshot);
  const refresh = () => load.ask(question, askLogin);
  const reload = () => void refresh();
  const begin = useEffectEvent(reload);
  useEffect(() => {
    begin();
    const comeBack = () => load.isCutOff() && begin();
    addEventListener('online', comeBack);
    return () => removeEventListener('online', comeBack);
  }, [load]);
  return { loaded, isReloading, reload, refresh, replace: load.replace };
}
