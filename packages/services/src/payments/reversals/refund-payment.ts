import { isRefusal } from '@candor/domain/refusals';
import { makeEntry } from '@candor/domain/ledger';
import { nextState, paymentStates } from '@candor/domain/states';
import type { PaymentRule } from '@candor/domain/states';
import {
  insertDisbursement,
  lockDisbursement,
  updateDisbursement,
  type Payout,
} from '@candor/store/disbursements';
import { lockPayment, updatePayment } from '@candor/store/payments';
import { postEntry, type PostingRefusal } from '@candor/store/ledger';
import type { Command, OutboxMessage } from '../../kernel/commands/command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { paymentAnswer } from '../payments/payment-answer.ts';
import type { PaymentAnswer } from '../payments/payment-answer.ts';

export type RefundPayment = { readonly paymentId: string; readonly refundId: string };

/**
 * Money that is for no loan goes back to whoever paid. It leaves like a payout; if that failed, again under
 * its id.
 */
export const refundPayment: Command<
  RefundPayment,
  PaymentAnswer,
  PaymentRule | PostingRefusal['refused'] | 'payment_is_unknown'
> = {
  name: 'payment.refund',
  subject: ({ paymentId }) => `payment:${paymentId}`,
  async decide(tx, { paymentId, refundId }) {
    const payment = await lockPayment(tx, paymentId);
    if (!payment) return { refused: 'payment_is_unknown', facts: { payment: paymentId } };
    const before = await lockDisbursement(tx, refundId);
    const isStillTheirs = payment.state === 'refunded';
    if (before?.paymentId === paymentId && before.state === 'failed' && isStillTheirs) {
      await updateDisbursement(tx, { ...before, state: 'ordered', attempts: before.attempts + 1 });
      return { output: paymentAnswer(payment), facts: { refund: refundId }, outbox: [ordered(before)] };
    }
    const state = nextState(paymentStates, payment.state, 'refund');
    if (isRefusal(state)) return state;
    const { market, currency, amount } = payment;
    const on = await businessDateOf(tx, market);
    const facts = { refund: refundId, of: { payment: paymentId }, amount };
    const posted = await postEntry(tx, makeEntry('refund', { market, businessDate: on, currency }, facts));
    if ('refused' in posted) return posted;
    const payout: Payout = {
      id: refundId,
      market,
      currency,
      kind: 'refund',
      orderId: null,
      loanId: null,
      paymentId,
      amount,
      state: 'ordered',
      attempts: 1,
      schedule: null,
      orderedOn: on,
      leftOn: null,
    };
    await insertDisbursement(tx, payout);
    const refunded = { ...payment, state };
    await updatePayment(tx, refunded);
    return { output: paymentAnswer(refunded), facts: { on, refund: refundId }, outbox: [ordered(payout)] };
  },
};

function ordered({ id, market, amount }: Payout): OutboxMessage {
  return { topic: 'payout.ordered', payload: { payout: id, market, amount: String(amount) } };
}
