import { type Outcome, useActing } from '@candor/client';
import type { Calls, ConsoleCallKey, RequestOf, ResponseOf } from '@candor/contract/console-client';
import { useRef } from 'react';
import { noteDone } from '../../kit/fields/use-draft.ts';
import { queueCounts } from '../queue-counts.ts';
import { useServices } from '../services.ts';
import { explained, type Fault, offlineFault } from './fault.ts';

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
 * Something that somebody at the lender does, once (`useActing`). An act that was shown before it is done
 * spends the mark of what was shown: the same preview never acts again, and whoever wants to go on reads a
 * new one. While the browser is offline nothing is sent, and that is said.
 */
export function useAct<K extends ConsoleCallKey>(key: K): Act<K> {
  const { client, session } = useServices();
  const spent = useRef(new Set<string>());
  const acting = useActing<RequestOf<Calls[K]>, ResponseOf<Calls[K]>>(
    key,
    (request, idempotencyKey) => client.call(key, request, { ...(idempotencyKey && { idempotencyKey }) }),
    session.lose,
  );
  return {
    isBusy: acting.isBusy,
    fault: acting.fault && explained(acting.fault),
    forgive: () => acting.show(undefined),
    isSpent: (mark) => spent.current.has(mark),
    async run(request) {
      const mark = markIn(request);
      if (mark !== undefined && spent.current.has(mark)) return undefined;
      if (!navigator.onLine && !acting.isBusy) {
        acting.show(offlineFault);
        return { fault: offlineFault };
      }
      const outcome = await acting.run(request);
      if (!outcome) return undefined;
      if ('fault' in outcome) return { fault: explained(outcome.fault) };
      if (mark !== undefined) spent.current.add(mark);
      noteDone();
      // What was done may have emptied or filled a queue: the numbers beside the sections say so at once.
      queueCounts.touch();
      return outcome;
    },
  };
}

/** Of an act that was shown before: what it sends back of the preview. */
function markIn(request: object): string | undefined {
  return 'seen' in request && typeof request.seen === 'string' ? request.seen : undefined;
}
