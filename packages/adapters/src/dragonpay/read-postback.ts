import { createHash } from 'node:crypto';
import type { ReceivedCallback } from '@candor/services/kernel/ports';
import { isSame } from '../channels/is-same.ts';
import { postbackDigest, postbackSignature, type DigestedPostback } from './dragonpay-digests.ts';
import { meaningOf } from './status-letters.ts';

export const postbackSchemes = ['digest', 'signature'] as const;
export type PostbackScheme = (typeof postbackSchemes)[number];

export type PostbackRules = {
  readonly merchantId: string;
  /** Every one of them signs: the old one too, until Dragonpay has changed over. */
  readonly passwords: readonly string[];
  /** At least one. */
  readonly schemes: readonly PostbackScheme[];
};

type Fields = Readonly<Record<string, unknown>>;

/**
 * What a postback says, or null if nobody of Dragonpay's can have sent it. The values are signed as one text
 * with colons between them; a colon inside any but the last would let the same text be cut elsewhere, into
 * something that was never said.
 */
export function readPostback(fields: Fields, rules: PostbackRules): ReceivedCallback | null {
  const [txnId, refNo, status, message] = ['txnid', 'refno', 'status', 'message'].map((name) =>
    textOf(fields, name),
  );
  if (!txnId || !refNo || !status || message === undefined) return null;
  const said: DigestedPostback = { txnId, refNo, status, message };
  if ([txnId, refNo, status].some((value) => value.includes(':'))) return null;
  if (Object.values(said).some((value) => value.length > 1_000 || value.includes('\u0000'))) return null;
  const scheme = rules.schemes.find((each) => isSigned(each, said, fields, rules));
  if (scheme === undefined) return null;
  const key = createHash('sha256')
    .update(JSON.stringify([txnId, refNo, status, message]))
    .digest('hex');
  return { key, txnId, externalId: refNo, letter: status.slice(0, 20), scheme, ...meaningOf(status) };
}

function isSigned(scheme: PostbackScheme, said: DigestedPostback, fields: Fields, rules: PostbackRules) {
  const given = textOf(fields, scheme);
  if (!given) return false;
  const beside = {
    merchantId: rules.merchantId,
    param1: textOf(fields, 'param1') ?? '',
    param2: textOf(fields, 'param2') ?? '',
  };
  // Every password is tried, so that the time taken does not tell which one was right.
  const fits = rules.passwords.map((password) =>
    scheme === 'digest'
      ? isSame(given.toLowerCase(), postbackDigest(said, password))
      : isSame(given, postbackSignature(said, beside, password)),
  );
  return fits.includes(true);
}

/** A field that was sent once. */
function textOf(fields: Fields, name: string): string | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}
