import type { HandlersByName } from '@candor/services/kernel/outbox';
import { databaseNow, listen, type Database, type DatabaseClock } from '@candor/store/database';
import type { Logger } from 'pino';
import { inTurn, serially } from '../serially.ts';
import type { Job } from './jobs.ts';
import { openQueue } from './open-queue.ts';
import { outboxRelays, usualLanes, type OutboxLanes, type SlowTopic } from './outbox-relays.ts';

export type Worker = { stop(): Promise<void> };

/** Work that waits in a table of its own: done when somebody says so, and looked for every now and then. */
export type Round = {
  readonly name: string;
  /** What the database says when there is something to do. */
  readonly hears: string;
  /** How many of it are done at the same time; one unless it says so. */
  readonly lanes?: number;
  /** The signal: the worker is about to stop, nothing new is begun. */
  readonly run: (signal: AbortSignal) => Promise<number>;
};

export type WorkerOptions = {
  readonly database: Database;
  /** As the application logs in, perhaps through a pooler. */
  readonly url: string;
  /** The database itself, for listening; the same unless a pooler is between. */
  readonly directUrl?: string;
  /** Who makes the tables of the job queue, when they are missing. */
  readonly ownerUrl: string | undefined;
  readonly jobs: readonly Job[];
  readonly outboxHandlers: HandlersByName;
  readonly slowTopics?: readonly SlowTopic[];
  /** What leads to money has lanes of its own. */
  readonly moneyTopics?: readonly string[];
  readonly lanes?: OutboxLanes;
  readonly rounds?: readonly Round[];
  /** What is due; without one, by what the database shows when it is asked. No machine's own. */
  readonly now?: DatabaseClock;
  /** How often the queue is asked for a job that is due. */
  readonly lookForJobsSeconds?: number;
  readonly log: Logger;
};

/**
 * A message that became due while nobody said so (a retry, a missed notification) waits at most this long.
 */
const lookAgainMs = 5_000;
/** What is due by the clock alone, such as the next question to a channel, waits at most this long. */
const nextRoundMs = 2_000;
/** No job is due more often than every five minutes. */
const jobsWaitAtMostSeconds = 15;

/**
 * The background work: scheduled jobs through the queue, each run by one node, and the outbox, as soon as a
 * command commits. Any number of workers may run beside each other.
 */
export async function startWorker({
  database,
  url,
  directUrl = url,
  ownerUrl,
  jobs,
  outboxHandlers,
  slowTopics = [],
  moneyTopics = [],
  lanes = usualLanes,
  rounds = [],
  now,
  lookForJobsSeconds = jobsWaitAtMostSeconds,
  log,
}: WorkerOptions): Promise<Worker> {
  const onError = (error: Error) => log.error({ err: error }, 'the job queue met an error');
  const queue = await openQueue({ database, url, ownerUrl, queues: jobs, onError });
  const { boss } = queue;
  const stopping = new AbortController();
  for (const job of jobs) {
    await boss.schedule(job.name, job.cron);
    await boss.work(job.name, { pollingIntervalSeconds: lookForJobsSeconds }, async () => {
      const begunAt = await database.read(databaseNow);
      const facts = await job.run(database, begunAt, { log, signal: stopping.signal });
      log.info({ job: job.name, ...facts }, 'a job is done');
    });
  }

  const { relays, wake, look } = outboxRelays({
    database,
    outboxHandlers,
    slowTopics,
    moneyTopics,
    lanes,
    now: now ?? (() => null),
    log,
    signal: stopping.signal,
  });
  const walked = rounds.map(({ name, hears, run, lanes: atOnce = 1 }) => {
    const lane = () =>
      serially(
        async () => {
          const taken = await run(stopping.signal);
          if (taken > 0) log.info({ round: name, taken }, 'a round is done');
        },
        (error) => log.error({ err: error, round: name }, 'a round could not be done'),
      );
    return { hears, hands: Array.from({ length: atOnce }, lane) };
  });
  const ears = Object.entries(Object.groupBy(walked, ({ hears }) => hears)).map(
    ([hears, those = []]) =>
      [hears, () => those.forEach(({ hands }) => hands.forEach(({ run }) => run()))] as const,
  );
  const listener = await listen({
    url: directUrl,
    channels: { outbox: wake, ...Object.fromEntries(ears) },
    onLoss: (error) => log.warn({ err: error }, 'the worker lost its ear; it reconnects'),
  });
  const timers = [
    setInterval(look, lookAgainMs),
    ...walked.map(({ hands }) => setInterval(inTurn(hands), nextRoundMs)),
  ];

  return {
    async stop() {
      timers.forEach((timer) => clearInterval(timer));
      stopping.abort();
      await listener.stop();
      await Promise.all([...relays, ...walked.flatMap(({ hands }) => hands)].map(({ idle }) => idle()));
      await queue.stop();
    },
  };
}
