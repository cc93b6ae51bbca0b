import { isRefusal } from '@candor/domain/refusals';
import { makeEntry } from '@candor/domain/ledger';
import { nextState, paymentStates } from '@candor/domain/states';
import type { PaymentRule } from '@candor/domain/states';
import { insertPayment, insertPaymentPart, lockPayment, updatePayment } from '@candor/store/payments';
import { postEntry, type PostingRefusal } from '@candor/store/ledger';
import type { Command } from '../../kernel/commands/command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';

export type DividePayment = {
  readonly paymentId: string;
  /** Chosen by whoever asks. */
  readonly parts: readonly { readonly paymentId: string; readonly amount: bigint }[];
};

type Rule = PaymentRule | PostingRefusal['refused'] | 'payment_is_unknown' | 'parts_do_not_add_up';

/**
 * Money without an owner is for more than one loan, or in part for none. Each part is a payment of its own
 * from the day that the whole came; the whole keeps its number, so that it is never counted twice, and stands
 * on no loan.
 *   1,500.00 of one transfer: 1,000.00 for one sister's loan, 500.00 for the other's.
 */
export const dividePayment: Command<DividePayment, { readonly parts: readonly string[] }, Rule> = {
  name: 'payment.divide',
  subject: ({ paymentId }) => `payment:${paymentId}`,
  async decide(tx, { paymentId, parts }) {
    const payment = await lockPayment(tx, paymentId);
    if (!payment) return { refused: 'payment_is_unknown', facts: { payment: paymentId } };
    const state = nextState(paymentStates, payment.state, 'divide');
    if (isRefusal(state)) return state;
    const together = parts.reduce((sum, { amount }) => sum + amount, 0n);
    if (parts.length < 2 || parts.some(({ amount }) => amount <= 0n) || together !== payment.amount)
      return { refused: 'parts_do_not_add_up', facts: { amount: String(payment.amount) } };
    const { market, currency } = payment;
    const businessDate = await businessDateOf(tx, market);
    for (const { paymentId: id, amount } of parts) {
      // Its number stays with the whole.
      const part = { ...payment, id, amount, externalId: null, loanId: null, state: 'received' } as const;
      if (!(await insertPayment(tx, part))) throw new Error(`payment ${id} is there already`);
      await insertPaymentPart(tx, { paymentId: id, partOf: paymentId });
    }
    const facts = {
      payment: paymentId,
      parts: parts.map((part) => ({ payment: part.paymentId, amount: part.amount })),
    };
    const posted = await postEntry(tx, makeEntry('divide', { market, businessDate, currency }, facts));
    if ('refused' in posted) return posted;
    await updatePayment(tx, { ...payment, state });
    const ids = parts.map((part) => part.paymentId);
    return { output: { parts: ids }, facts: { parts: ids } };
  },
};
