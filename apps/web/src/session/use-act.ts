import type { Calls, ClientCallKey, RequestOf, ResponseOf } from '@candor/contract/client';
import { useRef, useState } from 'react';
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

/** Something a borrower does. A second tap while the first is under way does nothing. */
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
      try {
        return { answer: await client.call(key, request) };
      } catch (error) {
        const failure = faultOf(error);
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
