import type { Calls, RequestOf } from '@candor/contract/console-client';

type Request = RequestOf<Calls['console.complaint-log']>;

/** What is typed while somebody is still on the phone. */
export type LogDraft = {
  readonly channel: Request['channel'];
  readonly receivedOn: string;
  readonly kind: Request['kind'] | '';
  readonly who: 'borrower' | 'other';
  readonly find: string;
  readonly borrowerId: string;
  readonly borrowerName: string;
  readonly orderId: string;
  readonly name: string;
  readonly contact: string;
  readonly words: string;
  readonly regulatorReference: string;
  readonly regulatorDueOn: string;
};

export const emptyLog = (today: string): LogDraft => ({
  channel: 'phone',
  receivedOn: today,
  kind: '',
  who: 'borrower',
  find: '',
  borrowerId: '',
  borrowerName: '',
  orderId: '',
  name: '',
  contact: '',
  words: '',
  regulatorReference: '',
  regulatorDueOn: '',
});

/** As it was left, or from the beginning. */
export function readLog(kept: string, empty: LogDraft): LogDraft {
  return kept === '' ? empty : { ...empty, ...(JSON.parse(kept) as Partial<LogDraft>) };
}

/** What is still wanted, by field, in a sentence each. */
export function missingIn(draft: LogDraft): Partial<Record<keyof LogDraft, string>> {
  const isBlank = (text: string) => text.trim() === '';
  return {
    ...(isBlank(draft.receivedOn) && { receivedOn: 'Give the day on which it came.' }),
    ...(draft.kind === '' && { kind: 'Choose what it is about.' }),
    ...(isBlank(draft.words) && { words: 'Write down what was said.' }),
    ...(draft.who === 'borrower' &&
      draft.borrowerId === '' && { borrowerId: 'Find and choose the borrower.' }),
    ...(draft.who === 'other' && isBlank(draft.name) && { name: 'Give a name.' }),
    ...(draft.who === 'other' && isBlank(draft.contact) && { contact: 'Give a phone number or an e-mail.' }),
    ...(draft.channel === 'regulator' &&
      isBlank(draft.regulatorReference) && { regulatorReference: 'Give the regulator’s own number.' }),
  };
}

/** The draft as it is sent, once nothing is missing. */
export function logRequest(market: Request['market'], draft: LogDraft): Request {
  const isRegulator = draft.channel === 'regulator';
  return {
    market,
    channel: draft.channel,
    receivedOn: draft.receivedOn,
    kind: draft.kind === '' ? 'other' : draft.kind,
    words: draft.words.trim(),
    ...(draft.who === 'borrower'
      ? { borrowerId: draft.borrowerId, ...(draft.orderId !== '' && { orderId: draft.orderId }) }
      : { complainant: { name: draft.name.trim(), contact: draft.contact.trim() } }),
    ...(isRegulator && { regulatorReference: draft.regulatorReference.trim() }),
    ...(isRegulator && draft.regulatorDueOn !== '' && { regulatorDueOn: draft.regulatorDueOn }),
  };
}
