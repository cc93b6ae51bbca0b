import { relayOutbox, type OutboxHandlers } from '@candor/services';
import { listen, type Database } from '@candor/store';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { serially } from '../serially.ts';
import type { Job } from './jobs.ts';

export type Worker = { stop(): Promise<void> };

export type WorkerOptions = {
  readonly database: Database;
  /** As the user who connects: the queue keeps its tables in a schema of its own and makes them itself. */
  readonly url: string;
  readonly jobs: readonly Job[];
  readonly outboxHandlers: OutboxHandlers;
  readonly log: Logger;
};

/** A message that became due while nobody said so (a retry, a missed notification) waits at most this long. */
const lookAgainMs = 5_000;

/**
 * The background work: scheduled jobs through the queue, each run by one node, and the outbox, as soon as a command
 * commits. Any number of workers may run beside each other.
 */
export async function startWorker({
  database,
  url,
  jobs,
  outboxHandlers,
  log,
}: WorkerOptions): Promise<Worker> {
  const boss = new PgBoss({ connectionString: url, application_name: 'candor-queue', max: 3 });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue met an error'));
  await boss.start();
  const stopping = new AbortController();
  for (const job of jobs) {
    const { expireInSeconds } = job;
    await boss.createQueue(job.name, {
      policy: 'singleton',
      retryLimit: 3,
      retryBackoff: true,
      ...(expireInSeconds !== undefined && { expireInSeconds }),
    });
    await boss.schedule(job.name, job.cron);
    await boss.work(job.name, async () => {
      const facts = await job.run(database, new Date(), { log, signal: stopping.signal });
      log.info({ job: job.name, ...facts }, 'a job is done');
    });
  }

  const relay = serially(
    async () => {
      const taken = await relayOutbox(database, outboxHandlers, ({ id, ...failure }) =>
        log.warn({ ...failure, message: String(id) }, 'an outbox message was not handed over'),
      );
      if (taken > 0) log.info({ taken }, 'outbox messages were taken');
    },
    (error) => log.error({ err: error }, 'the outbox could not be read'),
  );
  const listener = await listen({
    url,
    channels: { outbox: relay.run },
    onLoss: (error) => log.warn({ err: error }, 'the worker lost its ear; it reconnects'),
  });
  const timer = setInterval(relay.run, lookAgainMs);

  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await listener.stop();
      await relay.idle();
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
