import { isRefusal } from '@candor/domain/refusals';
import { nextState, paymentStates } from '@candor/domain/states';
import type { PaymentRule } from '@candor/domain/states';
import { lockPayment, updatePayment } from '@candor/store/payments';
import type { Command } from '../../kernel/commands/command.ts';
import { paymentAnswer } from './payment-answer.ts';
import type { PaymentAnswer } from './payment-answer.ts';

export type MovePayment = {
  readonly paymentId: string;
  /** What can happen to a payment before its money is here. */
  readonly event: 'show-code' | 'expire' | 'fail' | 'claim' | 'refuse';
};

/** The code is shown, runs out or fails; the borrower says that they paid, and it is found not to be so. */
export const movePayment: Command<MovePayment, PaymentAnswer, PaymentRule | 'payment_is_unknown'> = {
  name: 'payment.move',
  subject: ({ paymentId }) => `payment:${paymentId}`,
  async decide(tx, { paymentId, event }) {
    const payment = await lockPayment(tx, paymentId);
    if (!payment) return { refused: 'payment_is_unknown', facts: { payment: paymentId } };
    const state = nextState(paymentStates, payment.state, event);
    if (isRefusal(state)) return state;
    const moved = { ...payment, state };
    await updatePayment(tx, moved);
    const message = {
      topic: `payment.${state}`,
      payload: { payment: paymentId, market: payment.market },
    } as const;
    return { output: paymentAnswer(moved), facts: { event }, outbox: [message] };
  },
};
