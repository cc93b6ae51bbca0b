import type { Call, CallTable, ErrorCode, FieldFault, MarketId, Permission } from '@candor/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { BorrowerSession } from '@candor/services/customers/sessions';
import type { DeviceFacts } from '@candor/services/customers/messages';
import type { CallbackAsCame } from '@candor/services/kernel/ports';
import type { StaffSession } from '@candor/services/backoffice/staff';
import type { z } from 'zod';
import type { EventsAnswer } from './send-events.ts';
import type { RequestFacts } from './request-facts.ts';
import type { FileAnswer } from './send-file.ts';

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
  readonly device: DeviceFacts;
  /** The token that came with the request, whether or not it opens anything. */
  readonly token: string | null;
  /** What the web view of a native shell brings along, and no other page. */
  readonly shellKey: string | null;
  /** Of the console's device cookie: whether this browser is known is for whoever reads it to find out. */
  readonly deviceToken: string | null;
  /** The borrower's number as this browser last used it, sealed. */
  readonly number: string | null;
}

interface SessionCookie {
  keep(session: { readonly token: string; readonly endsAt: string }): void;
  drop(): void;
  /** Of the console: this browser is known from now on. */
  keepDevice(device: { readonly token: string; readonly endsAt: string }): void;
  /** Of the borrower's app: this number is filled in at the next login. */
  keepNumber(number: { readonly token: string; readonly endsAt: string }): void;
  dropNumber(): void;
}

type SessionOf<C extends Call> = C['audience'] extends 'borrower'
  ? BorrowerSession
  : C extends { readonly knowsBorrower: true }
    ? BorrowerSession | null
    : null;

/** Somebody at the lender who is logged in, and what they may do right now. */
export type StaffContext = Omit<StaffSession, 'may'> & {
  readonly may: ReadonlySet<Permission>;
  /** A program came with this key in a person's place. */
  readonly key?: { readonly id: string; readonly market: string };
};

export interface CallContext<C extends Call = Call> {
  /** From the path; a call without variants belongs to no market. */
  readonly market: C['variant'] extends 'none' ? undefined : MarketId;
  readonly requestId: string;
  readonly facts: RequestFacts;
  readonly log: FastifyBaseLogger;
  readonly idempotencyKey: C['idempotent'] extends true ? string : undefined;
  /** Who is logged in, where the call is for those who are, or asks to know. */
  readonly session: SessionOf<C>;
  /** Who of the lender's people, where the call is for them. */
  readonly staff: C['audience'] extends 'staff' ? StaffContext : null;
  readonly caller: CallerFacts;
  /** The borrower's; in calls of the console that of staff. */
  readonly cookie: SessionCookie;
  /** A channel's callback as it came. */
  readonly callback: C['audience'] extends 'channel' ? CallbackAsCame | undefined : undefined;
}

export type Handler<C extends Call> = (
  input: z.output<C['request']>,
  context: CallContext<C>,
) => Promise<AnswerOf<C> | Refusal<C['errors'][number]>>;

type AnswerOf<C extends Call> = C extends { readonly file: readonly (infer MediaType extends string)[] }
  ? FileAnswer<MediaType>
  : C extends { readonly events: true }
    ? EventsAnswer<z.input<C['response']>>
    : z.input<C['response']>;

/** One for every declared call: a call without a handler does not compile, nor a handler without a call. */
export type Handlers<T extends CallTable> = { readonly [K in keyof T]: Handler<T[K]> };
