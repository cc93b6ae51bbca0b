import { findOrder } from '@candor/store/applications';
import type { Command } from '../../kernel/commands/command.ts';
import { moveOrder } from './move-order.ts';
import type { MoveRefusal } from './move-order.ts';
import type { OrderAnswer } from './order-answer.ts';

/** The borrower no longer wants it. To a borrower, anybody else's is an order that does not exist. */
export const withdrawOrder: Command<{ readonly orderId: string }, OrderAnswer, MoveRefusal> = {
  name: 'order.withdraw',
  subject: ({ orderId }) => `order:${orderId}`,
  decide: async (tx, { orderId }, { actor }) => {
    if (actor.kind === 'borrower' && (await findOrder(tx, orderId))?.borrowerId !== actor.id)
      return { refused: 'order_is_unknown', facts: { order: orderId } };
    return moveOrder(tx, orderId, 'withdraw');
  },
};
