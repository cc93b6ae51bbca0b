import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { marketIds, marketSuffix, type MarketId } from './market.ts';
import type { Permission } from './staff/permissions.ts';
import type { WireGroup } from './wire/dictionary.ts';

/**
 * Who may make a call. `anyone` needs no login; `channel` is a payment channel that signs its own callbacks.
 */
type Audience = 'anyone' | 'borrower' | 'staff' | 'channel';

interface CallSpec {
  /** The requirement's number: tests that prove the call carry it. */
  readonly id: `A${number}.${number}` | `O${number}`;
  readonly group: string;
  readonly name: string;
  /** A GET takes its request from the query and changes nothing; a POST takes it from the body. */
  readonly method: 'GET' | 'POST';
  /** Only for an address that the outside world prescribes, such as a probe's. */
  readonly path?: `/${string}`;
  readonly audience: Audience;
  /**
   * What somebody at the lender must be allowed to do; `any`: whoever is logged in there. Every call for
   * staff says one.
   */
  readonly permission?: Permission | 'any';
  /** `yd`: the call exists once per market; `none`: once. */
  readonly variant: 'yd' | 'none';
  /** The call moves money or makes an order: it takes an Idempotency-Key. */
  readonly idempotent: boolean;
  /** Whose names its fields travel under; null: always plain. */
  readonly wireGroup: WireGroup | null;
  /** Open to anyone, and told who is logged in, if somebody is. */
  readonly knowsBorrower?: true;
  /** There in the sandbox alone: in production it answers as every address that does not exist. */
  readonly sandboxOnly?: true;
  /** Where the server's ordinary limit is too small for an honest request. */
  readonly maxBodyBytes?: number;
  /**
   * Fields, however deep, in which a whole file is handed in: each is scanned for malware before the handler
   * is asked. What comes in pieces is scanned when it is whole.
   */
  readonly uploads?: readonly string[];
  /** Answers with a file of one of these kinds and not with JSON: for what a browser shows by its address. */
  readonly file?: readonly [`${string}/${string}`, ...`${string}/${string}`[]];
  /** Answers with server-sent events until somebody hangs up: the response is what one of them says. */
  readonly events?: true;
  /** Answers `name=value` as plain text, as a payment channel wants it. */
  readonly plainAnswer?: true;
  readonly summary: string;
  readonly request: z.ZodObject;
  readonly response: z.ZodObject;
  /** What this call itself may refuse with; what any call may meet at the edge is in `edge-errors.ts`. */
  readonly errors: readonly ErrorCode[];
}

export type Call<S extends CallSpec = CallSpec> = Omit<S, 'path'> & {
  readonly key: `${S['group']}.${S['name']}`;
  readonly path: `/${string}`;
};

export type CallTable = Readonly<Record<string, Call>>;

/** What a caller sends and gets back. */
export type RequestOf<C extends Call> = z.input<C['request']>;
export type ResponseOf<C extends Call> = z.output<C['response']>;

export function defineCall<const S extends CallSpec>(spec: S): Call<S> {
  return {
    ...spec,
    key: `${spec.group}.${spec.name}`,
    path: spec.path ?? `/api/${spec.group}/${spec.name}`,
  };
}

export interface CallPath {
  readonly market: MarketId | undefined;
  readonly path: string;
}

/** Every plain path at which a call is made: one per market, or one if it has no variant. */
export function pathsOf(call: Call): CallPath[] {
  if (call.variant === 'none') return [{ market: undefined, path: call.path }];
  return marketIds.map((market) => ({ market, path: call.path + marketSuffix[market] }));
}
