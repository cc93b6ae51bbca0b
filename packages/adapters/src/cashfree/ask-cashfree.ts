import type { MarketId } from '@candor/markets';
import { callEndsWithinMs } from '@candor/services/kernel/ports';
import { askVendor, type VendorAnswer } from '../payouts/ask-vendor.ts';

/** The vendor has channels in one country. */
export const servedMarket: MarketId = 'in';
export const channelId = 'cashfree';

/** Collecting and paying out have an address, keys and a version each. */
export type CashfreeAccess = {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly clientId: string;
  /** The first asks; each of them signs callbacks. */
  readonly secrets: readonly [string, ...string[]];
  readonly apiVersion: string;
  readonly timeoutMs?: number;
};

type Question = {
  /** The same for the same question: asked twice it is answered once. */
  readonly key?: string;
  readonly body?: object;
};

type AskCashfree = (path: string, question?: Question) => Promise<VendorAnswer>;

export function askCashfree(
  { baseUrl, clientId, secrets, apiVersion, timeoutMs = callEndsWithinMs }: CashfreeAccess,
  /** One of our calls may need several of theirs, and ends in time all the same. */
  most: number,
): AskCashfree {
  return (path, { key, body } = {}) =>
    askVendor(`${baseUrl}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        'x-client-id': clientId,
        'x-client-secret': secrets[0],
        'x-api-version': apiVersion,
        ...(key !== undefined && { 'x-idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      timeoutMs: Math.floor(timeoutMs / most),
    });
}

export type Fields = Readonly<Record<string, unknown>>;

/** What a body holds by name; nothing where it is no object. */
export function fieldsOf(body: unknown): Fields {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {};
}

/** A field as text; numbers too, since the vendor writes one id both ways. */
export function textOf(fields: Fields, name: string): string {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (typeof field === 'number') return String(field);
  return typeof field === 'string' ? field.trim() : '';
}
