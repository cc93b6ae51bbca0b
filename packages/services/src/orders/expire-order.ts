import type { Command } from '../commands/command.ts';
import { moveOrder } from './move-order.ts';
import type { MoveRefusal } from './move-order.ts';
import type { OrderAnswer } from './order-answer.ts';

/** An offer was not signed in time: its last day is over. */
export const expireOrder: Command<
  { readonly orderId: string },
  OrderAnswer,
  MoveRefusal | 'offer_is_still_open'
> = {
  name: 'order.expire',
  subject: ({ orderId }) => `order:${orderId}`,
  decide: (tx, { orderId }) =>
    moveOrder<'offer_is_still_open'>(tx, orderId, 'expire', (order, on) =>
      order.offer && on <= order.offer.openUntil
        ? { refused: 'offer_is_still_open', facts: { openUntil: order.offer.openUntil } }
        : order,
    ),
};
