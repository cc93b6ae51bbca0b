import { createHmac } from 'node:crypto';
import {
  parseMessagePrice,
  type HeardReport,
  type ReportReader,
} from '@candor/services/kernel/message-ports';
import { isSameText } from './is-same-text.ts';
import { isReference } from './twilio-reports.ts';

type Options = { readonly secret: string; readonly now: () => Date };

/** A report that was signed longer ago, or later than now, is not believed: it may be somebody's copy. */
const goodForSeconds = 300;

const meanings: Readonly<Record<string, HeardReport['says']>> = {
  sent: 'on-its-way',
  delivered: 'delivered',
  failed: 'failed',
  bounced: 'failed',
};

/**
 * What a gateway of the generic kind reports, by the Standard Webhooks convention: `webhook-id`,
 * `webhook-timestamp` and `webhook-signature: v1,…`, which is HMAC-SHA256 over `id.timestamp.body` in base64.
 *   {"reference": "0198…", "status": "failed", "reason": "absent", "parts": 1, "price": "0.35 PHP"}
 * A reason is a code, lower case with hyphens; whatever else is said is kept by the gateway.
 */
export function httpReports({ secret, now }: Options): ReportReader {
  return ({ text, headers }) => {
    const [id, timestamp, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
      (name) => headers[name],
    );
    if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string') return null;
    const signed = signReport(secret, `${id}.${timestamp}.${text}`);
    const isSigned = signature.split(' ').map((each) => isSameText(each, signed));
    if (!isSigned.includes(true) || !/^\d{9,11}$/u.test(timestamp)) return null;
    if (Math.abs(now().getTime() / 1_000 - Number(timestamp)) > goodForSeconds) return null;
    return reportIn(text);
  };
}

function signReport(secret: string, signed: string): string {
  return `v1,${createHmac('sha256', secret).update(signed, 'utf8').digest('base64')}`;
}

function reportIn(text: string): HeardReport | 'nothing' {
  const { reference, status, reason, parts, price } = fieldsIn(text);
  const says = typeof status === 'string' && Object.hasOwn(meanings, status) ? meanings[status] : undefined;
  if (!isReference(reference) || says === undefined) return 'nothing';
  const code =
    typeof reason === 'string' && /^[a-z0-9][a-z0-9-]{0,39}$/u.test(reason) ? reason : 'not-delivered';
  return {
    reference,
    says,
    reason: says === 'failed' ? code : null,
    parts: Number.isSafeInteger(parts) && Number(parts) > 0 && Number(parts) < 100 ? Number(parts) : null,
    cost: typeof price === 'string' ? (parseMessagePrice(price) ?? null) : null,
  };
}

function fieldsIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
