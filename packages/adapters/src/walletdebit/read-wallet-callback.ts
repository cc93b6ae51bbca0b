import { createHash } from 'node:crypto';
import type { CallbackAsCame, CallbackMeaning, ReceivedCallback } from '@candor/services/kernel/ports';
import { isSame } from '../channels/is-same.ts';
import { callbackSignature, fieldsOf, textOf } from './wallet-access.ts';

/**
 * What a callback says, or null if the wallet can't have sent it: {about: mandate | debit, id, reference,
 * status, at}, signed in `x-wallet-signature` with the moment in `x-wallet-timestamp`.
 */
export function readWalletCallback(
  { text, headers }: CallbackAsCame,
  keys: readonly string[],
): ReceivedCallback | null {
  const timestamp = headers['x-wallet-timestamp'];
  const signature = headers['x-wallet-signature'];
  if (typeof timestamp !== 'string' || !/^\d{1,16}$/u.test(timestamp)) return null;
  if (typeof signature !== 'string' || !text.startsWith('{')) return null;
  // Every key is tried, so that the time taken does not tell which one was right.
  const fits = keys.map((key) => isSame(signature, callbackSignature(timestamp, text, key)));
  if (!fits.includes(true)) return null;
  const fields = fieldsOf(parsed(text));
  const [about, id, reference, status, at] = ['about', 'id', 'reference', 'status', 'at'].map((name) =>
    textOf(fields, name),
  ) as [string, string, string, string, string];
  if ([id, reference, status].some((said) => said.length > 200 || said.includes('\u0000'))) return null;
  const key = createHash('sha256')
    .update(JSON.stringify([about, id, reference, status, at]))
    .digest('hex');
  return {
    key,
    txnId: id || 'none',
    externalId: reference || 'none',
    says: meaningOf(about, status),
    letter: status.slice(0, 20),
    scheme: 'hmac',
  };
}

function meaningOf(about: string, status: string): CallbackMeaning {
  if (about === 'mandate') return 'mandate';
  if (about !== 'debit') return 'waiting';
  return status === 'PAID' ? 'paid' : status === 'FAILED' ? 'failed' : 'waiting';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
