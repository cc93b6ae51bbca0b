import { readOutboxTasks, readSentMessages } from '@candor/services/reads/outbox';
import { runCommand, withReason } from '@candor/services/kernel/commands';
import { tryAgain } from '@candor/services/backoffice/outbox';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';

type OutboxCalls = CallHandlers<'console.outbox' | 'console.outbox-tasks' | 'console.outbox-retry'>;

/** A15.150 to A15.152: what was sent, what waits, and what is tried again. */
export function consoleOutboxHandlers({ staff: { database, seal, now } }: HandlerParts): OutboxCalls {
  return {
    'console.outbox': async ({ market, unsentOnly = false, cursor }) =>
      readSentMessages(database, seal, { market, unsentOnly, cursor, now: now() }),

    'console.outbox-tasks': async ({ state, cursor }) => readOutboxTasks(database, { state, cursor }),

    'console.outbox-retry': async ({ taskId, reason }, { staff: { staffId }, requestId }) => {
      const answer = await runCommand(database, withReason(tryAgain, seal), {
        input: { taskId: BigInt(taskId), reason },
        actor: { kind: 'staff', id: staffId },
        requestId,
        now: now(),
      });
      if (answer.kind === 'refused') return { refused: answer.refusal.refused };
      if (answer.kind !== 'done') throw new Error(`another try was answered with ${answer.kind}`);
      return answer.output;
    },
  };
}
