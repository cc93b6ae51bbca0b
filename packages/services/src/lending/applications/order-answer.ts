import type { LoanOrder } from '@candor/store/applications';
import type { OutboxMessage } from '../../kernel/commands/command.ts';

export type OrderAnswer = { readonly orderId: string; readonly state: LoanOrder['state'] };

export function orderAnswer({ id, state }: LoanOrder): OrderAnswer {
  return { orderId: id, state };
}

/** What others hear of an order: its new state, under a topic of that name. */
export function orderMessage({ id, state, market, borrowerId }: LoanOrder): OutboxMessage {
  return { topic: `order.${state}`, payload: { order: id, market, borrower: borrowerId } };
}
