import { readMessageCosts, readOutboxTasks, readSentMessages } from '@candor/services/reads/outbox';
import { runCommand, withReason } from '@candor/services/kernel/commands';
import { tryAgain } from '@candor/services/backoffice/outbox';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';

type OutboxCalls = CallHandlers<
  'console.outbox' | 'console.outbox-tasks' | 'console.outbox-retry' | 'console.message-costs'
>;

/** A15.150 to A15.152, A15.154: what was sent and cost, what waits, and what is tried again. */
export function consoleOutboxHandlers({ staff: { database, seal, now } }: HandlerParts): OutboxCalls {
  return {
    'console.outbox': async ({ unsentOnly = false, lostOnly = false, way, purpose, ...asked }) =>
      readSentMessages(database, seal, {
        ...asked,
        cursor: asked.cursor,
        unsentOnly,
        lostOnly,
        way: way ?? null,
        purpose: purpose ?? null,
        now: now(),
      }),

    'console.message-costs': async ({ market, days = 7 }) =>
      readMessageCosts(database, { market, days, now: now() }),

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
