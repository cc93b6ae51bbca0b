import {
  claimOutbox,
  markOutboxDone,
  markOutboxFailed,
  type OutboxLane,
  type OutboxRow,
} from '@candor/store/outbox';
import type { Database, DatabaseClock } from '@candor/store/database';
import { lease } from '../commands/lease.ts';
import type { OutboxTopic, PayloadOf } from './topics.ts';

type HandedOver = Pick<OutboxRow, 'id' | 'by'> & { readonly attempt: number };
export type OutboxHandler<Payload> = (payload: Payload, message: HandedOver) => Promise<void>;

/** What each topic leads to. */
export type OutboxHandlers = { readonly [Topic in OutboxTopic]: OutboxHandler<PayloadOf<Topic>> };

/** The same by a topic that stood in the database: whoever wrote it there was held to its payload. */
export type HandlersByName = Readonly<
  Record<string, { handle(payload: never, message: HandedOver): Promise<void> }['handle']>
>;
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
 * recognise it by its id. Nothing may rely on the order of two messages: see docs/adr/0020.
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
  const message = await lease(database, 'outbox.relay', (tx) =>
    claimOutbox(tx, { now: now(), lane, leaseSeconds }),
  );
  if (!message) return false;
  const { id, topic, attempts } = message;
  const reason = await handOver(handlers, message, leaseSeconds);
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

/** Null, or why it was not handed over. */
async function handOver(
  handlers: HandlersByName,
  { id, topic, payload, attempts, by }: OutboxRow,
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
    await Promise.race([handler(payload as never, { id, by, attempt: attempts }), patience.promise]);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
}
