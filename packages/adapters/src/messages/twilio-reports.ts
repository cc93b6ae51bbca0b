import { createHmac } from 'node:crypto';
import type { HeardReport, ReportReader } from '@candor/services/kernel/message-ports';
import { isSameText } from './is-same-text.ts';

type Options = {
  readonly authToken: string;
  /** The address that Twilio was given, as far as its path: it signs all of it. */
  readonly address: string;
};

/** What its statuses of messages and of calls mean; any other says nothing new. */
const meanings: Readonly<Record<string, HeardReport['says']>> = {
  queued: 'on-its-way',
  sending: 'on-its-way',
  sent: 'on-its-way',
  ringing: 'on-its-way',
  delivered: 'delivered',
  read: 'delivered',
  completed: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
  busy: 'failed',
  'no-answer': 'failed',
  canceled: 'failed',
};

/**
 * Twilio's status callbacks. `X-Twilio-Signature` is HMAC-SHA1 by the account's token over the address with
 * its query, followed by every field's name and value in the order of the names, in base64.
 *   `MessageStatus=undelivered&ErrorCode=30003` about `?reference=0198…`: failed, twilio-30003.
 */
export function twilioReports({ authToken, address }: Options): ReportReader {
  return ({ text, headers, url = '' }) => {
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const fields = [...new URLSearchParams(text)];
    const signature = headers['x-twilio-signature'];
    if (typeof signature !== 'string') return null;
    const signed = signTwilio(authToken, `${address}${query}`, fields);
    if (!isSameText(signature, signed)) return null;
    const of = new Map(fields);
    const reference = new URLSearchParams(query).get('reference');
    const says = meanings[of.get('MessageStatus') ?? of.get('CallStatus') ?? ''];
    if (!isReference(reference) || says === undefined) return 'nothing';
    const error = /^\d{4,6}$/u.exec(of.get('ErrorCode') ?? '')?.[0];
    const reason = says === 'failed' ? (error === undefined ? 'not-delivered' : `twilio-${error}`) : null;
    return { reference, says, reason, parts: null, cost: null };
  };
}

function signTwilio(
  authToken: string,
  address: string,
  fields: readonly (readonly [name: string, value: string])[],
): string {
  const inOrder = fields.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  const signed = address + inOrder.map(([name, value]) => name + value).join('');
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64');
}

export function isReference(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(text);
}
