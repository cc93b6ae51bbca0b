import { findApplication } from '@candor/store/applications';
import type { Command } from '../../kernel/commands/command.ts';
import { moveApplication } from './move-application.ts';
import type { MoveRefusal } from './move-application.ts';
import type { ApplicationAnswer } from './application-answer.ts';

/** The borrower no longer wants it. To a borrower, anybody else's is an order that does not exist. */
export const withdrawApplication: Command<{ readonly orderId: string }, ApplicationAnswer, MoveRefusal> = {
  name: 'order.withdraw',
  subject: ({ orderId }) => `order:${orderId}`,
  decide: async (tx, { orderId }, { actor }) => {
    if (actor.kind === 'borrower' && (await findApplication(tx, orderId))?.borrowerId !== actor.id)
      return { refused: 'order_is_unknown', facts: { order: orderId } };
    return moveApplication(tx, orderId, 'withdraw');
  },
};
