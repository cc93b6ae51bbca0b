import type { Call, CallTable, ErrorCode, FieldFault, MarketId } from '@candor/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { BorrowerSession } from '@candor/services';
import type { z } from 'zod';
import type { RequestFacts } from './request-facts.ts';

/** A call's own no: returned with facts, never thrown. Only codes that the call declares compile. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  readonly refused: Code;
  readonly detail?: string;
  readonly fields?: readonly FieldFault[];
  readonly retryAfterSeconds?: number;
}

/** What the connection says of a caller; the address from a proxy only if that proxy is trusted. */
interface CallerFacts {
  readonly address: string;
  /** In a few words, such as "Chrome on Android". */
  readonly device: string;
  /** The token that came with the request, whether or not it opens anything. */
  readonly token: string | null;
}

interface SessionCookie {
  keep(session: { readonly token: string; readonly endsAt: string }): void;
  drop(): void;
}

export interface CallContext<C extends Call = Call> {
  /** From the path; a call without variants belongs to no market. */
  readonly market: C['variant'] extends 'none' ? undefined : MarketId;
  readonly requestId: string;
  readonly facts: RequestFacts;
  readonly log: FastifyBaseLogger;
  readonly idempotencyKey: C['idempotent'] extends true ? string : undefined;
  /** Who is logged in, where the call is for those who are. */
  readonly session: C['audience'] extends 'borrower' ? BorrowerSession : null;
  readonly caller: CallerFacts;
  readonly cookie: SessionCookie;
}

export type Handler<C extends Call> = (
  input: z.output<C['request']>,
  context: CallContext<C>,
) => Promise<z.input<C['response']> | Refusal<C['errors'][number]>>;

/** One for every declared call: a call without a handler does not compile, nor a handler without a call. */
export type Handlers<T extends CallTable> = { readonly [K in keyof T]: Handler<T[K]> };
