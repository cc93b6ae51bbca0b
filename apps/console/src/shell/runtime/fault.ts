import { type Fault, faultOf as faultOfCall } from '@candor/client';

export type { Fault } from '@candor/client';

/** A fault that says itself, also where the server said nothing. */
export function explained(fault: Fault): Fault {
  const words =
    'The server did not respond, so it is not known whether this was done. Check before you try again.';
  if (fault.words === '') return { ...fault, words };
  const names = fault.code === 'invalid_request' ? fieldNames(fault) : [];
  if (names.length === 0) return fault;
  return { ...fault, words: `Check ${names.join(', ')}. Nothing was changed, and what you typed is kept.` };
}

/** `/change/receivedOn` → "received on": no form shows a list of fields, so the sentence names them. */
function fieldNames({ fields }: Fault): string[] {
  const names = fields.flatMap(({ path, example }) => {
    const name = path.split('/').findLast((part) => part !== '' && !/^\d+$/u.test(part));
    if (name === undefined) return [];
    const words = name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
    return [typeof example === 'string' ? `${words} (for example ${example})` : words];
  });
  return [...new Set(names)];
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
