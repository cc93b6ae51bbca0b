import type { Decide } from '../../kernel/commands/command.ts';
import { moveOrder } from './move-order.ts';
import type { MoveRefusal } from './move-order.ts';
import type { OrderAnswer } from './order-answer.ts';

export type SendBackOrder = { readonly orderId: string; readonly reasons: readonly string[] };

/** Something is missing or unclear: the borrower may mend it and submit again. */
export const sendBackOrder: Decide<SendBackOrder, OrderAnswer, MoveRefusal | 'reason_is_missing'> = (
  tx,
  { orderId, reasons },
) =>
  moveOrder<'reason_is_missing'>(tx, orderId, 'send-back', (order) =>
    reasons.length === 0 ? { refused: 'reason_is_missing' } : { ...order, reasons },
  );
