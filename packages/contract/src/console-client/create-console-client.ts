import type { RequestOf, ResponseOf } from '../call.ts';
import type { Calls } from '../calls.ts';
import { ProblemError } from '../client/problem-error.ts';
import { flatten, type Transport } from '../client/transport.ts';
import type { Json } from '../wire/codec.ts';
import { consoleCalls } from './console-calls.generated.ts';

type File = { readonly file: readonly string[] };

/** The calls that the console makes; files are opened by their address. */
export type ConsoleCallKey = {
  [K in keyof Calls]: K extends `console.${string}` ? (Calls[K] extends File ? never : K) : never;
}[keyof Calls];

export interface ConsoleCallOptions {
  /** For calls that move money or make an order. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

export interface ConsoleClient {
  /** Resolves with the answer; rejects with ProblemError if the server refused. */
  call<K extends ConsoleCallKey>(
    key: K,
    request: RequestOf<Calls[K]>,
    options?: ConsoleCallOptions,
  ): Promise<ResponseOf<Calls[K]>>;
}

/** `person-save+` → 'person-save' is a POST; `refund!` → one that takes a key. */
const marks = new Map(consoleCalls.map((marked) => [marked.replace(/[+!]$/, ''), marked.at(-1)]));

/** The console's calls under their plain names, at the page's own origin: the cookie travels by itself. */
export function createConsoleClient({ transport }: { readonly transport: Transport }): ConsoleClient {
  return {
    async call(key, request, { idempotencyKey, signal } = {}) {
      const name = key.slice('console.'.length);
      const mark = marks.get(name);
      const isPost = mark === '+' || mark === '!';
      if (mark === '!' && idempotencyKey === undefined)
        throw new Error(`${key} moves money or makes an order: give an idempotencyKey.`);
      const query = isPost ? '' : new URLSearchParams(flatten(request as Json)).toString();
      const { status, body, headers } = await transport({
        method: isPost ? 'POST' : 'GET',
        url: `/api/console/${name}${query && `?${query}`}`,
        headers: {
          accept: 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          ...(mark === '!' && { 'idempotency-key': idempotencyKey }),
        },
        ...(isPost && { body: request as Json }),
        ...(signal && { signal }),
      });
      if (status >= 200 && status < 300) return body as never;
      throw new ProblemError(status, body, {
        requestId: headers.get('x-request-id'),
        retryAfter: headers.get('retry-after'),
      });
    },
  };
}
