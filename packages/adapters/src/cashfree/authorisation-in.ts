import type { AskedMandate, MandateForm } from '@candor/services/kernel/mandate-ports';
import { parseAmount } from '../channels/parse-amount.ts';
import { fieldsOf, textOf } from './ask-cashfree.ts';

type Asked = Extract<AskedMandate, { readonly heard: 'asked' }>;

/**
 * Where a payer confirms, in the answer to an authorisation. UPI gives a link that opens the payer's app,
 * under one of several names; e-NACH the address of the bank's side with what is posted to it. A link for
 * another ceiling is none: the app would show it.
 */
export function authorisationIn(body: unknown, most: bigint): Asked | null {
  const data = fieldsOf(fieldsOf(body)['data']);
  const url = textOf(data, 'url');
  const payload = fieldsOf(data['payload']);
  if (isAddress(url)) {
    const fields = textsIn(payload);
    if (fields === null) return null;
    const form: MandateForm = { address: url, fields };
    return Object.keys(fields).length === 0
      ? { heard: 'asked', link: url }
      : { heard: 'asked', link: url, form };
  }
  const link = defaultIn(payload, 3);
  return link !== null && permits(link, most) ? { heard: 'asked', link } : null;
}

const isAddress = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

function textsIn(payload: Readonly<Record<string, unknown>>): Record<string, string> | null {
  const entries = Object.entries(payload);
  return entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')
    ? Object.fromEntries(entries)
    : null;
}

/** Among links for single apps there is one for any. */
function defaultIn(payload: Readonly<Record<string, unknown>>, depth: number): string | null {
  for (const [name, value] of Object.entries(payload)) {
    if (typeof value === 'string' && name.toLowerCase() === 'default') return value.trim();
    const inner = depth > 1 ? defaultIn(fieldsOf(value), depth - 1) : null;
    if (inner !== null) return inner;
  }
  return null;
}

function permits(link: string, most: bigint): boolean {
  if (isAddress(link)) return true;
  if (!link.startsWith('upi://mandate?')) return false;
  const asked = new URLSearchParams(link.slice('upi://mandate?'.length));
  return parseAmount(asked.get('am')) === most && ['INR', null].includes(asked.get('cu'));
}
