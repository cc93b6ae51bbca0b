import { type Fault, faultOf as faultOfCall } from '@candor/client';

export type { Fault } from '@candor/client';

/** `/change/firstDueOn` → First due on. A place in a list is counted from one: line 3. */
function fieldName(path: string): string {
  const part = path.split('/').findLast((each) => each !== '' && !/^\d+$/u.test(each)) ?? '';
  const line = /\/(\d+)(?:\/|$)/u.exec(path)?.[1];
  const words = part
    .replaceAll(/(?<=[a-z])[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll(/[_-]/gu, ' ');
  const name = words === '' ? 'What was sent' : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return line === undefined ? name : `${name}, line ${Number(line) + 1}`;
}

/** "Name: at most 60 characters are allowed." The codes of a list help nobody who chooses from words. */
function fieldWords({ path, rule, message }: Fault['fields'][number]): string {
  const said = rule === 'not_one_of' ? 'Choose one that is offered.' : message;
  return `${fieldName(path)}: ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}

/** A fault that says itself, also where the server said nothing, or names fields that no form shows. */
export function explained(fault: Fault): Fault {
  if (fault.code === 'invalid_request')
    return {
      ...fault,
      words:
        fault.fields.length === 0
          ? 'Something that was sent can’t be read. Nothing was changed; what you typed is kept.'
          : `${fault.fields.map(fieldWords).join(' ')} Nothing was changed.`,
    };
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
