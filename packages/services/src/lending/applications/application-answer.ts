import type { LoanApplication } from '@candor/store/applications';
import type { OutboxMessage } from '../../kernel/commands/command.ts';

export type ApplicationAnswer = { readonly orderId: string; readonly state: LoanApplication['state'] };

export function applicationAnswer({ id, state }: LoanApplication): ApplicationAnswer {
  return { orderId: id, state };
}

/** What others hear of an order: its new state, under a topic of that name. */
export function applicationMessage({ id, state, market, borrowerId }: LoanApplication): OutboxMessage {
  return { topic: `order.${state}`, payload: { order: id, market, borrower: borrowerId } };
}
