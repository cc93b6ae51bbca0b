import { useRef, useState } from 'react';
import { createAttemptKeys } from './attempt-keys.ts';
import { type Fault, faultOf, isFinal } from './fault.ts';

export type Outcome<T> = { readonly answer: T } | { readonly fault: Fault } | undefined;

type Acting<Request, Answer> = {
  readonly isBusy: boolean;
  readonly fault: Fault | undefined;
  /** Undefined: nothing was asked, because it is being asked already, or because nobody is logged in. */
  readonly run: (request: Request) => Promise<Outcome<Answer>>;
  /** Shows a fault that the client found itself, or none. */
  readonly show: (fault: Fault | undefined) => void;
};

/**
 * Something that a person does. A second press while the first is under way does nothing, and what must
 * happen once has a key that stays with it until a final answer came: see `attempt-keys.ts`.
 */
export function useActing<Request, Answer>(
  /** The name that its keys are kept under; null: it may happen more than once. */
  keyed: string | null,
  send: (request: Request, idempotencyKey: string | undefined) => Promise<Answer>,
  onLoggedOut: () => void,
): Acting<Request, Answer> {
  const underWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, show] = useState<Fault>();
  return {
    isBusy,
    fault,
    show,
    async run(request) {
      if (underWay.current) return undefined;
      underWay.current = true;
      setBusy(true);
      show(undefined);
      const keys = keyed === null ? undefined : createAttemptKeys(history, keyed);
      try {
        const answer = await send(request, keys?.keyFor(request));
        keys?.spend();
        return { answer };
      } catch (error) {
        const failure = faultOf(error);
        if (isFinal(failure)) keys?.spend();
        if (failure.code === 'not_logged_in') return void onLoggedOut();
        show(failure);
        return { fault: failure };
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
  };
}
