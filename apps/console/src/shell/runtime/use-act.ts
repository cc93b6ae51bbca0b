import type { Calls, ConsoleCallKey, RequestOf, ResponseOf } from '@candor/contract/console-client';
import { useRef, useState } from 'react';
import { useServices } from '../services.ts';
import { type Fault, faultOf, isFinal, offlineFault } from './fault.ts';
import { noteDone } from '../../kit/fields/use-draft.ts';
import { queueCounts } from '../queue-counts.ts';
import { createActKeys } from './act-keys.ts';

type Outcome<T> = { readonly answer: T } | { readonly fault: Fault } | undefined;

export type Act<K extends ConsoleCallKey> = {
  readonly isBusy: boolean;
  readonly fault: Fault | undefined;
  /** Undefined: nothing was asked, because it is being asked already, or because the session ended. */
  readonly run: (request: RequestOf<Calls[K]>) => Promise<Outcome<ResponseOf<Calls[K]>>>;
  readonly forgive: () => void;
  /** Whether what stands behind this mark was done already: nothing is done twice from one preview. */
  readonly isSpent: (mark: string) => boolean;
};

/**
 * Something that somebody at the lender does. A second press while the first is under way does nothing, and what must happen once has a
 * key that stays with it until a final answer came. An act that was shown before it is done spends the mark of what was shown: the same preview
 * never acts again, and whoever wants to go on looks at a new one. While the browser is offline nothing is sent, and that is said.
 */
export function useAct<K extends ConsoleCallKey>(key: K): Act<K> {
  const { client, session } = useServices();
  const underWay = useRef(false);
  const spent = useRef(new Set<string>());
  const [keys] = useState(() => createActKeys(history));
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  return {
    isBusy,
    fault,
    forgive: () => setFault(undefined),
    isSpent: (mark) => spent.current.has(mark),
    async run(request) {
      const mark = markIn(request);
      if (underWay.current || (mark !== undefined && spent.current.has(mark))) return undefined;
      if (!navigator.onLine) {
        setFault(offlineFault);
        return { fault: offlineFault };
      }
      underWay.current = true;
      setBusy(true);
      setFault(undefined);
      try {
        const answer = await client.call(key, request, { idempotencyKey: keys.keyFor(key, request) });
        keys.spend(key);
        if (mark !== undefined) spent.current.add(mark);
        noteDone();
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

/** Of an act that was shown before: what it sends back of the preview. */
function markIn(request: object): string | undefined {
  return 'seen' in request && typeof request.seen === 'string' ? request.seen : undefined;
}
