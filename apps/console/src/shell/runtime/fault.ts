import { type Fault, faultOf as faultOfCall } from '@candor/client';

export type { Fault } from '@candor/client';

/** A fault that says itself, also where the server said nothing. */
export function explained(fault: Fault): Fault {
  const words =
    'The server did not respond, so it is not known whether this was done. Check before you try again.';
  return fault.words === '' ? { ...fault, words } : fault;
}

export const faultOf = (error: unknown): Fault => explained(faultOfCall(error));

/** The browser knew that nothing would get through, and sent nothing. */
export const offlineFault: Fault = {
  code: 'broken',
  words: 'You are offline: nothing was sent. What you typed is kept.',
  fields: [],
  requestId: null,
  retryAfterSeconds: null,
};
