import { deliverMessage, makeExport, type IdentityParts } from '@candor/services';
import type { Database } from '@candor/store';
import type { Logger } from 'pino';
import { jobs } from './jobs.ts';
import { startWorker, type Worker } from './start-worker.ts';

/** The background work of this product: its jobs, and what each outbox topic leads to. */
export function startBackground({
  identity,
  ...parts
}: {
  database: Database;
  url: string;
  log: Logger;
  identity: IdentityParts;
}): Promise<Worker> {
  return startWorker({
    ...parts,
    jobs,
    outboxHandlers: {
      'message.deliver': (payload) => deliverMessage(identity, (payload as { messageId: string }).messageId),
      'export.make': (payload) => makeExport(identity, payload as { exportId: string; borrowerId: string }),
      'page.changed': async (payload) => parts.log.info({ page: payload }, 'page configuration changed'),
      'reminder.due': async (payload) => parts.log.info({ reminder: payload }, 'a reminder is due'),
    },
  });
}
