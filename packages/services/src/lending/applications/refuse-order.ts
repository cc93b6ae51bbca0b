import type { Decide } from '../../kernel/commands/command.ts';
import { moveOrder } from './move-order.ts';
import type { MoveRefusal } from './move-order.ts';
import type { OrderAnswer } from './order-answer.ts';

export type RefuseOrder = { readonly orderId: string; readonly reasons: readonly string[] };

/** Decided against, with the reasons that the borrower will read. */
export const refuseOrder: Decide<RefuseOrder, OrderAnswer, MoveRefusal | 'reason_is_missing'> = (
  tx,
  { orderId, reasons },
) =>
  moveOrder<'reason_is_missing'>(tx, orderId, 'refuse', (order) =>
    reasons.length === 0 ? { refused: 'reason_is_missing' } : { ...order, reasons },
  );
