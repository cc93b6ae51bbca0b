import type { Database } from '@candor/store';
import type { Logger } from 'pino';
import { jobs } from './jobs.ts';
import { startWorker, type Worker } from './start-worker.ts';

/** The background work of this product: its jobs, and what each outbox topic leads to. */
export function startBackground(parts: { database: Database; url: string; log: Logger }): Promise<Worker> {
  return startWorker({
    ...parts,
    jobs,
    outboxHandlers: {
      'page.changed': async (payload) => parts.log.info({ page: payload }, 'page configuration changed'),
    },
  });
}
