import type { Command } from '../commands/command.ts';
import { moveOrder } from './move-order.ts';
import type { MoveRefusal } from './move-order.ts';
import type { OrderAnswer } from './order-answer.ts';

/** The borrower no longer wants it. */
export const withdrawOrder: Command<{ readonly orderId: string }, OrderAnswer, MoveRefusal> = {
  name: 'order.withdraw',
  subject: ({ orderId }) => `order:${orderId}`,
  decide: (tx, { orderId }) => moveOrder(tx, orderId, 'withdraw'),
};
