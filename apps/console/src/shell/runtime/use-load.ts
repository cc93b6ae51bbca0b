import { type Snapshot, useLoadedAnswer } from '@candor/client';
import type { Calls, ConsoleCallKey, RequestOf, ResponseOf } from '@candor/contract/console-client';
import { useServices } from '../services.ts';
import { explained, type Fault } from './fault.ts';

/** What was read, and when; a later failure leaves it in sight. */
type Read<T> = { readonly data: T; readonly at: Date };

export type Loaded<T> =
  | { readonly state: 'loading'; readonly read: undefined }
  | { readonly state: 'ready'; readonly read: Read<T> }
  | { readonly state: 'failed'; readonly fault: Fault; readonly read: Read<T> | undefined }
  | { readonly state: 'offline'; readonly since: Date; readonly read: Read<T> | undefined };

export type Loading<T> = {
  readonly loaded: Loaded<T>;
  readonly reload: () => void;
  /** The same, and done when the answer is on the page. */
  readonly refresh: () => Promise<void>;
  readonly replace: (data: T) => void;
};

/**
 * The answer of a call, for a section to show. Another request reads anew; a failure keeps what was read;
 * what the network cut off is read again when the network is back.
 *   const { loaded, reload } = useLoad('console.people', { cursor });
 */
export function useLoad<K extends ConsoleCallKey>(
  key: K,
  /** Null: there is nothing to ask for yet. */
  request: RequestOf<Calls[K]> | null,
): Loading<ResponseOf<Calls[K]>> {
  const { client, session } = useServices();
  const question = request === null ? null : () => client.call(key, request);
  const { snapshot, refresh, replace } = useLoadedAnswer(
    JSON.stringify([key, request]),
    question,
    session.lose,
  );
  return { loaded: loadedOf(snapshot), reload: () => void refresh(), refresh, replace };
}

export function loadedOf<T>({ read, fault, cutOffAt }: Snapshot<T>): Loaded<T> {
  if (cutOffAt) return { state: 'offline', since: cutOffAt, read };
  if (fault) return { state: 'failed', fault: explained(fault), read };
  return read ? { state: 'ready', read } : { state: 'loading', read };
}
