import { type Fault, type Outcome, useActing } from '@candor/client';
import {
  type Calls,
  type ClientCallKey,
  isIdempotent,
  type RequestOf,
  type ResponseOf,
} from '@candor/contract/client';
import { useServices } from './services.ts';
import { useAskLogin } from './use-ask-login.ts';

export type Act<K extends ClientCallKey> = {
  readonly isBusy: boolean;
  readonly fault: Fault | undefined;
  /** Undefined: nothing was asked, because it is being asked already, or because the login came between. */
  readonly run: (request: RequestOf<Calls[K]>) => Promise<Outcome<ResponseOf<Calls[K]>>>;
  readonly forgive: () => void;
};

/** Something a borrower does, once (`useActing`); who is not logged in is led to the login and back. */
export function useAct<K extends ClientCallKey>(key: K): Act<K> {
  const { client } = useServices();
  const { show, ...act } = useActing<RequestOf<Calls[K]>, ResponseOf<Calls[K]>>(
    isIdempotent(key) ? key : null,
    (request, idempotencyKey) => client.call(key, request, { ...(idempotencyKey && { idempotencyKey }) }),
    useAskLogin(),
  );
  return { ...act, forgive: () => show(undefined) };
}
