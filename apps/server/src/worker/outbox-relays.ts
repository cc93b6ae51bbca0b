import { relayOutbox, type HandlersByName } from '@candor/services/kernel/outbox';
import type { Database, DatabaseClock } from '@candor/store/database';
import type { Logger } from 'pino';
import { inTurn, serially } from '../serially.ts';

/** A topic with lanes of its own, and how long its handler may take. */
export type SlowTopic = { readonly topic: string; readonly leaseSeconds: number };

type Parts = {
  readonly database: Database;
  readonly outboxHandlers: HandlersByName;
  readonly slowTopics: readonly SlowTopic[];
  readonly now: DatabaseClock | (() => null);
  readonly log: Logger;
  readonly signal: AbortSignal;
};

/** So that one message that hangs holds up none of its own kind either. */
const lanesOfATopic = 2;

/**
 * One relay for all that asks nobody but the database, two for each slow topic. `wake` is told which topic
 * there is something of; with an empty one all of them look.
 */
export function outboxRelays({ database, outboxHandlers, slowTopics, now, log, signal }: Parts) {
  const relay = (topics: readonly string[], lease: { isOnly: boolean; leaseSeconds?: number }) => {
    const { isOnly, ...leaseSeconds } = lease;
    return serially(
      async () => {
        const taken = await relayOutbox(database, outboxHandlers, {
          onFailure: ({ id, ...failure }) =>
            log[failure.retryInSeconds === null ? 'error' : 'warn'](
              { ...failure, message: String(id) },
              failure.retryInSeconds === null
                ? 'an outbox message was given up: a person must look'
                : 'an outbox message was not handed over',
            ),
          now,
          lane: { topics, isOnly },
          signal,
          ...leaseSeconds,
        });
        if (taken > 0) log.info({ taken }, 'outbox messages were taken');
      },
      (error) => log.error({ err: error }, 'the outbox could not be read'),
    );
  };
  const quick = relay(
    slowTopics.map(({ topic }) => topic),
    { isOnly: false },
  );
  const slow = new Map(
    slowTopics.map(({ topic, leaseSeconds }) => [
      topic,
      Array.from({ length: lanesOfATopic }, () => relay([topic], { isOnly: true, leaseSeconds })),
    ]),
  );
  const relays = [quick, ...[...slow.values()].flat()];
  const wake = (topic: string) =>
    (topic === '' ? relays : (slow.get(topic) ?? [quick])).forEach(({ run }) => run());
  const looks = [quick.run, ...[...slow.values()].map(inTurn)];
  /** For what nobody said: one of each kind, the next one the next time. */
  const look = () => looks.forEach((one) => one());
  return { relays, wake, look };
}
