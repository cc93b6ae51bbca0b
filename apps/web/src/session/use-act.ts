import {
  type Calls,
  type ClientCallKey,
  isIdempotent,
  type RequestOf,
  type ResponseOf,
} from '@candor/contract/client';
import { useRef, useState } from 'react';
import { createAttemptKeys, isFinal } from './attempt-keys.ts';
import { type Fault, faultOf } from './fault.ts';
import { useServices } from './services.ts';
import { useAskLogin } from './use-ask-login.ts';

type Outcome<T> = { readonly answer: T } | { readonly fault: Fault } | undefined;

export type Act<K extends ClientCallKey> = {
  readonly isBusy: boolean;
  readonly fault: Fault | undefined;
  /** Undefined: nothing was asked, because it is being asked already, or because the login came between. */
  readonly run: (request: RequestOf<Calls[K]>) => Promise<Outcome<ResponseOf<Calls[K]>>>;
  readonly forgive: () => void;
};

/**
 * Something a borrower does. A second tap while the first is under way does nothing, and what must happen once has a key that
 * stays with it until a final answer came: see `attempt-keys.ts`.
 */
export function useAct<K extends ClientCallKey>(key: K): Act<K> {
  const { client } = useServices();
  const askLogin = useAskLogin();
  const underWay = useRef(false);
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
      const keys = isIdempotent(key) ? createAttemptKeys(history) : undefined;
      try {
        const idempotencyKey = keys?.keyFor(key, request);
        const answer = await client.call(key, request, { ...(idempotencyKey && { idempotencyKey }) });
        keys?.spend(key);
        return { answer };
      } catch (error) {
        const failure = faultOf(error);
        if (isFinal(failure)) keys?.spend(key);
        if (failure.code === 'not_logged_in') return void askLogin();
        setFault(failure);
        return { fault: failure };
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
  };
}
