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
  readonly moneyTopics: readonly string[];
  readonly lanes: OutboxLanes;
  readonly now: DatabaseClock | (() => null);
  readonly log: Logger;
  readonly signal: AbortSignal;
};

type Lane = ReturnType<typeof serially>;

/** How many messages of a topic are handled at a time, in one worker. */
export type OutboxLanes = { readonly usual: number; readonly byTopic: Readonly<Record<string, number>> };

/** So that one message that hangs holds up none of its own kind either. */
export const usualLanes: OutboxLanes = { usual: 2, byTopic: {} };

/**
 * A relay for all that asks nobody but the database, some for what leads to money, some for each slow topic.
 * `wake` is told which topic there is something of; with an empty one all of them look.
 */
export function outboxRelays(parts: Parts) {
  const { database, outboxHandlers, slowTopics, moneyTopics, lanes, now, log, signal } = parts;
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
  const several = (name: string, make: () => Lane) =>
    Array.from({ length: lanes.byTopic[name] ?? lanes.usual }, make);
  const quick = [relay([...moneyTopics, ...slowTopics.map(({ topic }) => topic)], { isOnly: false })];
  const money = moneyTopics.length === 0 ? [] : several('money', () => relay(moneyTopics, { isOnly: true }));
  const slow = slowTopics.map(
    ({ topic, leaseSeconds }) =>
      [topic, several(topic, () => relay([topic], { isOnly: true, leaseSeconds }))] as const,
  );
  const byTopic = new Map([...moneyTopics.map((topic) => [topic, money] as const), ...slow]);
  const all = [quick, money, ...slow.map(([, those]) => those)];
  const relays = all.flat();
  const wake = (topic: string) =>
    (topic === '' ? relays : (byTopic.get(topic) ?? quick)).forEach(({ run }) => run());
  const looks = all.filter((those) => those.length > 0).map(inTurn);
  /** For what nobody said: one of each kind, the next one the next time. */
  const look = () => looks.forEach((one) => one());
  return { relays, wake, look };
}
