import type { Calls, ClientCallKey, RequestOf, ResponseOf } from '@candor/contract/client';
import { useServices } from './services.ts';
import { type Loading, useAnswer } from './use-call.ts';

type Kept<T> = { readonly data: T; readonly at: number };

export type KeptLoading<T> = Loading<T> & {
  /** When the figures came that are in sight; undefined while there are none. */
  readonly at: number | undefined;
};

type Ask<T> = (read: () => Promise<T>) => Promise<T>;

/**
 * The answer of a call, and its age. Where the network is away, the last one that this page had is shown
 * again: figures that say how old they are beat none. They live in the page's memory alone and go when one
 * logs out. `ask` is for who has to ask more than once until the answer is the right one.
 */
export function useKeptCall<K extends ClientCallKey>(
  key: K,
  request: RequestOf<Calls[K]>,
  ask: Ask<ResponseOf<Calls[K]>> = (read) => read(),
): KeptLoading<ResponseOf<Calls[K]>> {
  type Answer = ResponseOf<Calls[K]>;
  const { client, drafts } = useServices();
  const name = `answer ${key} ${JSON.stringify(request)}`;
  const { loaded, replace, ...rest } = useAnswer<Kept<Answer>>(async () => {
    const answer = { data: await ask(() => client.call(key, request)), at: Date.now() };
    drafts.set(name, answer);
    return answer;
  });
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
