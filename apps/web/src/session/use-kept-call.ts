import { useEffect, useState } from 'react';
import type { Calls, ClientCallKey, RequestOf, ResponseOf } from '@candor/contract/client';
import { useServices } from './services.ts';
import { type Loading, useAnswer } from './use-call.ts';

type Kept<T> = { readonly data: T; readonly at: number };

export type KeptLoading<T> = Loading<T> & {
  /** When the figures came that are in sight; undefined while there are none. */
  readonly at: number | undefined;
};

/** What the answer to a question is kept under. */
export const questionName = (key: ClientCallKey, request: unknown): string =>
  `answer ${key} ${JSON.stringify(request)}`;

type Ask<T> = (read: () => Promise<T>) => Promise<T>;

/**
 * The answer of a call, and its age. Where the network is away, the last one that this page had is shown
 * again: figures that say how old they are beat none. They live in the page's memory alone and go when one
 * logs out. What came with the page is there at once, and once. `ask` is for who has to ask more than once
 * until the answer is the right one.
 */
export function useKeptCall<K extends ClientCallKey>(
  key: K,
  request: RequestOf<Calls[K]>,
  ask: Ask<ResponseOf<Calls[K]>> = (read) => read(),
): KeptLoading<ResponseOf<Calls[K]>> {
  type Answer = ResponseOf<Calls[K]>;
  const { client, drafts, given } = useServices();
  const name = questionName(key, request);
  const [first] = useState(() => given.get(name) as Kept<Answer> | undefined);
  useEffect(() => {
    if (first && given.delete(name)) drafts.set(name, first);
  }, [first, given, drafts, name]);
  const { loaded, replace, ...rest } = useAnswer<Kept<Answer>>(async () => {
    const answer = { data: await ask(() => client.call(key, request)), at: Date.now() };
    drafts.set(name, answer);
    return answer;
  }, first);
  const isCutOff = loaded.state === 'failed' && loaded.fault.code === 'broken';
  const earlier = isCutOff ? (drafts.get(name) as Kept<Answer> | undefined) : undefined;
  const shown = loaded.state === 'ready' ? loaded.data : earlier;
  return {
    ...rest,
    loaded: shown
      ? { state: 'ready', data: shown.data }
      : (loaded as Exclude<typeof loaded, { state: 'ready' }>),
    at: shown?.at,
    replace: (data) => replace({ data, at: Date.now() }),
  };
}
