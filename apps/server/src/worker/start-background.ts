import type { CalendarDate } from '@candor/domain';
import { deliverMessage, makeExport, runCommand, sendReminder, type IdentityParts } from '@candor/services';
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
      'reminder.due': (payload, { id }) => remind(identity, payload as PlannedReminder, id),
    },
  });
}

type PlannedReminder = { loan: string; dueOn: CalendarDate };

/** The outbox may hand it over twice; the borrower hears of it once. */
async function remind(identity: IdentityParts, { loan, dueOn }: PlannedReminder, id: bigint): Promise<void> {
  await runCommand(identity.database, sendReminder(identity), {
    input: { loanId: BigInt(loan), dueOn },
    actor: { kind: 'system', id: 'reminders' },
    idempotencyKey: `reminder ${id}`,
    now: identity.now(),
  });
}
