import type { Calls, ConsoleCallKey, RequestOf, ResponseOf } from '@candor/contract/console-client';
import { useRef, useState } from 'react';
import { useServices } from '../app/services.ts';
import { type Fault, faultOf, isFinal } from '../http/fault.ts';
import { queueCounts } from '../queue/queue-counts.ts';
import { createActKeys } from './act-keys.ts';

type Outcome<T> = { readonly answer: T } | { readonly fault: Fault } | undefined;

export type Act<K extends ConsoleCallKey> = {
  readonly isBusy: boolean;
  readonly fault: Fault | undefined;
  /** Undefined: nothing was asked, because it is being asked already, or because the session ended. */
  readonly run: (request: RequestOf<Calls[K]>) => Promise<Outcome<ResponseOf<Calls[K]>>>;
  readonly forgive: () => void;
};

/**
 * Something that somebody at the lender does. A second press while the first is under way does nothing, and what must happen once has a
 * key that stays with it until a final answer came.
 */
export function useAct<K extends ConsoleCallKey>(key: K): Act<K> {
  const { client, session } = useServices();
  const underWay = useRef(false);
  const [keys] = useState(() => createActKeys(history));
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  return {
    isBusy,
    fault,
    forgive: () => setFault(undefined),
    async run(request) {
      if (underWay.current) return undefined;
      underWay.current = true;
      setBusy(true);
      setFault(undefined);
      try {
        const answer = await client.call(key, request, { idempotencyKey: keys.keyFor(key, request) });
        keys.spend(key);
        // What was done may have emptied or filled a queue: the numbers beside the sections say so at once.
        queueCounts.touch();
        return { answer };
      } catch (error) {
        const failure = faultOf(error);
        if (isFinal(failure)) keys.spend(key);
        if (failure.code === 'not_logged_in') return void session.lose();
        setFault(failure);
        return { fault: failure };
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
  };
}
