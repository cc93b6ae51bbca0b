import { type Fault, useLoadedAnswer } from '@candor/client';
import type { Calls, ClientCallKey, RequestOf, ResponseOf } from '@candor/contract/client';
import { useServices } from './services.ts';
import { useAskLogin } from './use-ask-login.ts';

type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly data: T }
  | { readonly state: 'failed'; readonly fault: Fault };

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
 * What a question gives. What is in sight stays there while it is asked for again, also when that fails. Who
 * is not logged in is led to the login and back.
 */
export function useAnswer<T>(question: () => Promise<T>, given?: T): Loading<T> {
  const { snapshot, refresh, replace } = useLoadedAnswer('', question, useAskLogin(), given);
  const { read, fault, isAsking } = snapshot;
  const loaded: Loaded<T> = read
    ? { state: 'ready', data: read.data }
    : fault
      ? { state: 'failed', fault }
      : { state: 'loading' };
  return {
    loaded,
    isReloading: isAsking && loaded.state !== 'loading',
    reload: () => void refresh(),
    refresh,
    replace,
  };
}
