import type { Command } from '../../kernel/commands/command.ts';
import { moveOrder } from './move-order.ts';
import type { MoveRefusal } from './move-order.ts';
import type { OrderAnswer } from './order-answer.ts';

/** Somebody begins to look at an application. */
export const startReview: Command<{ readonly orderId: string }, OrderAnswer, MoveRefusal> = {
  name: 'order.start-review',
  subject: ({ orderId }) => `order:${orderId}`,
  decide: (tx, { orderId }) => moveOrder(tx, orderId, 'start-review'),
};
