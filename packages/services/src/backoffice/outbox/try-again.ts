import { lockOutboxTask, tryOutboxAgain } from '@candor/store/outbox';
import type { Command } from '../../kernel/commands/command.ts';

export type TryAgain = { readonly taskId: bigint };

/**
 * What was given up is tried again as often as something new; what is done, or in somebody's hands, is left
 * alone.
 */
export const tryAgain: Command<TryAgain, { readonly taskId: string }, 'not_found' | 'task_cannot_be_tried'> =
  {
    name: 'outbox.try-again',
    subject: ({ taskId }) => `outbox:${taskId}`,
    async decide(tx, { taskId }) {
      const task = await lockOutboxTask(tx, taskId);
      if (!task) return { refused: 'not_found' };
      if (task.doneAt !== null || task.isHeld) return { refused: 'task_cannot_be_tried' };
      await tryOutboxAgain(tx, taskId);
      return {
        output: { taskId: String(taskId) },
        facts: { topic: task.topic, attemptsBefore: task.attempts },
      };
    },
  };
