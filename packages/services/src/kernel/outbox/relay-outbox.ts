import {
  claimOutbox,
  markOutboxDone,
  markOutboxFailed,
  type OutboxLane,
  type OutboxRow,
} from '@candor/store/outbox';
import type { Database, DatabaseClock, Tx } from '@candor/store/database';
import { lease } from '../commands/lease.ts';
import type { OutboxTopic, PayloadOf } from './topics.ts';

type HandedOver = Pick<OutboxRow, 'id' | 'by' | 'attempts'> & { readonly attempt: number };
/** `settled`: the message was done in the transaction of what it led to, as `message` of its command. */
type HandlerEnd = Promise<void | 'settled'>;
export type OutboxHandler<Payload> = {
  (payload: Payload, message: HandedOver, prepared?: unknown): HandlerEnd;
  /**
   * What is read or noted as the message is claimed, in the same transaction and without one of its own; the
   * handler is given what it answers. It may be called again for the same message.
   */
  readonly prepare?: (tx: Tx, payload: Payload, message: Pick<OutboxRow, 'id'>) => Promise<unknown>;
};

/** What each topic leads to. */
export type OutboxHandlers = { readonly [Topic in OutboxTopic]: OutboxHandler<PayloadOf<Topic>> };

/** The same by a topic that stood in the database: whoever wrote it there was held to its payload. */
export type HandlersByName = Readonly<Record<string, OutboxHandler<never>>>;
/** `retryInSeconds` null: it was the last try, a person must look. */
type OutboxFailure = { id: bigint; topic: string; reason: string; retryInSeconds: number | null };

type RelayOptions = {
  readonly onFailure?: (failure: OutboxFailure) => void;
  /** Without one, what is due by the database's clock. */
  readonly now?: DatabaseClock | (() => null);
  readonly lane?: OutboxLane;
  /** How long a handler may take. Whoever dies gives a message back after that. */
  readonly leaseSeconds?: number;
  /** Ends after the message that is in hand. */
  readonly signal?: AbortSignal;
};

/** Waits before the next try, in seconds; after the last one a person must look. */
const retryAfterSeconds = [1, 5, 30, 120, 600, 3_600, 21_600];
const triesAtMost = retryAfterSeconds.length + 1;

/** For handlers that ask nobody but the database. */
const leaseUnlessSaid = 60;

/**
 * Hands every due message to its handler, one at a time, and returns how many it took. Several workers may
 * run this at once: a message is leased to one of them, and comes back if that one dies. Nothing is held open
 * while a handler works: one that takes a minute costs nobody a connection, and one that takes longer than
 * its lease has failed, whatever it does later. A message of ours that is tried at 10:00:00 and never ends is
 * tried again at 10:00:55, 10:01:54, 10:03:18 …, and in between everybody else's are handed over.
 *
 * A handler can see a message twice (a worker died between doing and noting it down) and must be able to
 * recognise it by its id; one whose command has it as its `message` can't. Nothing may rely on the order of
 * two messages: see docs/adr/0020.
 */
export async function relayOutbox(
  database: Database,
  handlers: HandlersByName,
  options: RelayOptions = {},
): Promise<number> {
  const parts = {
    onFailure: () => {},
    now: () => null,
    lane: { topics: [], isOnly: false },
    leaseSeconds: leaseUnlessSaid,
    ...options,
  };
  let taken = 0;
  while (!options.signal?.aborted && (await relayOne(database, handlers, parts))) taken += 1;
  return taken;
}

type Parts = Required<Omit<RelayOptions, 'signal'>>;

async function relayOne(database: Database, handlers: HandlersByName, parts: Parts): Promise<boolean> {
  const { onFailure, now, lane, leaseSeconds } = parts;
  const claimed = await claimNext(database, handlers, { now, lane, leaseSeconds });
  if (!claimed) return false;
  const { message } = claimed;
  const { id, topic, attempts } = message;
  const reason = claimed.reason ?? (await handOver(handlers, claimed, leaseSeconds));
  if (reason === 'settled') return true;
  if (reason === null) {
    const isNoted = await lease(database, 'outbox.relay', (tx) => markOutboxDone(tx, message));
    if (!isNoted) onFailure({ id, topic, reason: 'done when its lease was over', retryInSeconds: 0 });
    return true;
  }
  const retryInSeconds = retryAfterSeconds[attempts - 1] ?? null;
  const failure = { reason, retryInSeconds, now: now() };
  await lease(database, 'outbox.relay', (tx) => markOutboxFailed(tx, message, failure));
  onFailure({ id, topic, reason, retryInSeconds });
  return true;
}

type Claimed = { readonly message: OutboxRow; readonly prepared?: unknown; readonly reason?: string };

/** A message with what its handler prepared, or with why that could not be done: then the try counts too. */
async function claimNext(
  database: Database,
  handlers: HandlersByName,
  { now, lane, leaseSeconds }: Pick<Parts, 'now' | 'lane' | 'leaseSeconds'>,
): Promise<Claimed | undefined> {
  const how = { now: now(), lane, leaseSeconds };
  let message: OutboxRow | undefined;
  try {
    return await lease(database, 'outbox.relay', async (tx) => {
      message = await claimOutbox(tx, how);
      if (!message) return undefined;
      const prepared = await handlers[message.topic]?.prepare?.(tx, message.payload as never, message);
      return { message, prepared };
    });
  } catch (error) {
    if (!message) throw error;
    const { id: only } = message;
    const again = await lease(database, 'outbox.relay', (tx) => claimOutbox(tx, { ...how, only }));
    return again && { message: again, reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Null when it was handed over, `settled` when it was done with that; or why it was not. */
async function handOver(
  handlers: HandlersByName,
  { message: { id, topic, payload, attempts, by }, prepared }: Claimed,
  leaseSeconds: number,
): Promise<string | null> {
  if (attempts > triesAtMost) return 'no worker came back from it';
  const handler = handlers[topic];
  if (!handler) return `nothing handles the topic ${topic}`;
  // Given up a little before the lease ends: it is noted down while it is still ours.
  const patience = Promise.withResolvers<never>();
  const tooLong = new Error(`not done within ${leaseSeconds} seconds`);
  const timer = setTimeout(() => patience.reject(tooLong), leaseSeconds * 900);
  try {
    const handled = handler(payload as never, { id, by, attempts, attempt: attempts }, prepared);
    return (await Promise.race([handled, patience.promise])) ?? null;
  } catch (error) {
    return reasonOf(error);
  } finally {
    clearTimeout(timer);
  }
}
