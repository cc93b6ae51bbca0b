import { claimOutbox, markOutboxDone, markOutboxFailed, type Database, type OutboxLane } from '@candor/store';
import type { Json } from '../commands/command.ts';

export type OutboxHandler = (payload: Json, message: { id: bigint; attempt: number }) => Promise<void>;
/** `retryInSeconds` null: it was the last try, a person must look. */
export type OutboxFailure = { id: bigint; topic: string; reason: string; retryInSeconds: number | null };
export type OutboxHandlers = Readonly<Record<string, OutboxHandler>>;

/** Waits before the next try, in seconds; after the last one a person must look. */
const retryAfterSeconds = [1, 5, 30, 120, 600, 3_600, 21_600];

/**
 * Hands every due message to its handler, one at a time, and returns how many it took. Several workers may run this
 * at once: a message is held by one of them, and comes back if that one dies. A handler can therefore see a
 * message twice (it died between doing and noting it down) and must be able to recognise it by its id. What waits for
 * vendors has a lane of its own, so that nobody's message waits behind a bureau that takes its time.
 */
export async function relayOutbox(
  database: Database,
  handlers: OutboxHandlers,
  onFailure: (failure: OutboxFailure) => void = () => {},
  now: () => Date = () => new Date(),
  lane: OutboxLane = { topics: [], isOnly: false },
): Promise<number> {
  let taken = 0;
  while (await relayOne(database, handlers, onFailure, now(), lane)) taken += 1;
  return taken;
}

async function relayOne(
  database: Database,
  handlers: OutboxHandlers,
  onFailure: (failure: OutboxFailure) => void,
  now: Date,
  lane: OutboxLane,
): Promise<boolean> {
  return database.withTransaction(async (tx) => {
    const message = await claimOutbox(tx, now, lane);
    if (!message) return false;
    try {
      const handler = handlers[message.topic];
      if (!handler) throw new Error(`nothing handles the topic ${message.topic}`);
      await handler(message.payload as Json, { id: message.id, attempt: message.attempts + 1 });
      await markOutboxDone(tx, message.id);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const retryInSeconds = retryAfterSeconds[message.attempts] ?? null;
      await markOutboxFailed(tx, message.id, reason, retryInSeconds);
      onFailure({ id: message.id, topic: message.topic, reason, retryInSeconds });
    }
    return true;
  });
}
