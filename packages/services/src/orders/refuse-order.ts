import type { Command } from '../commands/command.ts';
import { moveOrder } from './move-order.ts';
import type { MoveRefusal } from './move-order.ts';
import type { OrderAnswer } from './order-answer.ts';

export type RefuseOrder = { readonly orderId: string; readonly reasons: readonly string[] };

/** Decided against, with the reasons that the borrower will read. */
export const refuseOrder: Command<RefuseOrder, OrderAnswer, MoveRefusal | 'reason_is_missing'> = {
  name: 'order.refuse',
  subject: ({ orderId }) => `order:${orderId}`,
  decide: (tx, { orderId, reasons }) =>
    moveOrder<'reason_is_missing'>(tx, orderId, 'refuse', (order) =>
      reasons.length === 0 ? { refused: 'reason_is_missing' } : { ...order, reasons },
    ),
};
