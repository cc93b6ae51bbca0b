import { createHmac } from 'node:crypto';
import type { MarketId } from '@candor/markets';

/** The vendor has wallets in one country. */
export const servedMarket: MarketId = 'ph';
export const channelId = 'walletdebit';
export const scheme = 'wallet';

export type WalletAccess = {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** The first asks; each of them signs callbacks. */
  readonly keys: readonly [string, ...string[]];
  readonly timeoutMs?: number;
};

/** What the wallet signs a callback with: the moment in its header, a point, and the body as it came. */
export function callbackSignature(timestamp: string, text: string, key: string): string {
  return createHmac('sha256', key).update(`${timestamp}.${text}`, 'utf8').digest('hex');
}

export type Fields = Readonly<Record<string, unknown>>;

/** What a body holds by name; nothing where it is no object. */
export function fieldsOf(body: unknown): Fields {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {};
}

export function textOf(fields: Fields, name: string): string {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof field === 'string' ? field : '';
}
