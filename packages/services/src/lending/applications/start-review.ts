import type { Command } from '../../kernel/commands/command.ts';
import { moveApplication } from './move-application.ts';
import type { MoveRefusal } from './move-application.ts';
import type { ApplicationAnswer } from './application-answer.ts';

/** Somebody begins to look at an application. */
export const startReview: Command<{ readonly orderId: string }, ApplicationAnswer, MoveRefusal> = {
  name: 'order.start-review',
  subject: ({ orderId }) => `order:${orderId}`,
  decide: (tx, { orderId }) => moveApplication(tx, orderId, 'start-review'),
};
