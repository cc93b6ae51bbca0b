import type { Calls } from '../calls.ts';
import type { WireGroup } from '../wire/dictionary.ts';
import { packedCalls } from './call-table.generated.ts';

type Audience = { readonly audience: 'anyone' | 'borrower' };
type Elsewhere = { readonly group: 'operations' | 'console' };
type File = { readonly file: readonly string[] };
type Events = { readonly events: true };

/** The calls that a browser makes. */
export type ClientCallKey = {
  [K in keyof Calls]: Calls[K] extends Elsewhere | File | Events
    ? never
    : Calls[K] extends Audience
      ? K
      : never;
}[keyof Calls];

/** The calls that it listens to. */
export type EventsCallKey = {
  [K in keyof Calls]: Calls[K] extends Events ? K : never;
}[keyof Calls];

/** What the client knows of a call while it runs: no schema, so that no schema library is in the browser. */
export interface CallTableEntry {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly variant: 'yd' | 'none';
  readonly wireGroup: WireGroup | null;
  readonly idempotent: boolean;
}

/**
 * `'product/yd': 'product.apply! product.detail'`: two calls whose names are those of products, one for each
 * market.
 */
function unpack([sort, keys]: [string, string]): [string, CallTableEntry][] {
  const [wireGroup, variant] = sort.split('/') as [WireGroup | '', 'yd' | 'none'];
  return keys.split(' ').map((marked) => {
    const key = marked.replace(/[+!]$/, '');
    return [
      key,
      {
        method: key === marked ? 'GET' : 'POST',
        path: `/api/${key.replace('.', '/')}`,
        variant,
        wireGroup: wireGroup || null,
        idempotent: marked.endsWith('!'),
      },
    ];
  });
}

export const callTable: Readonly<Record<ClientCallKey | EventsCallKey, CallTableEntry>> = Object.fromEntries(
  Object.entries(packedCalls).flatMap(unpack),
) as never;
