import { isRefusal } from '@candor/domain/refusals';
import { nextState, paymentStates, type PaymentRule } from '@candor/domain/states';
import { lockPayment, updatePayment } from '@candor/store/payments';
import { keepPaymentInstruction, readPaymentInstruction } from '@candor/store/payment-instructions';
import type { Command } from '../../kernel/commands/command.ts';
import type { MadeCode } from '../../kernel/ports/collect-channel.ts';
import { paymentAnswer, type PaymentAnswer } from '../payments/payment-answer.ts';

export type KeepCode = { readonly paymentId: string; readonly made: MadeCode; readonly asksAgain: boolean };

/** After a code was shown its channel is asked for the first time; callbacks mostly come sooner. */
const firstAskMs = 60_000;

/**
 * The code that a channel gave is kept as it is, and can be shown. A second one for the same payment changes
 * nothing.
 */
export const keepCode: Command<KeepCode, PaymentAnswer, PaymentRule | 'payment_is_unknown'> = {
  name: 'payment.keep-code',
  subject: ({ paymentId }) => `payment:${paymentId}`,
  async decide(tx, { paymentId, made, asksAgain }, { now }) {
    const payment = await lockPayment(tx, paymentId);
    const code = await readPaymentInstruction(tx, paymentId);
    if (!payment || !code) return { refused: 'payment_is_unknown', facts: { payment: paymentId } };
    if (code.madeAt !== null) return { output: paymentAnswer(payment), facts: { again: true } };
    const { kind, payTypeName, reference, steps, takesUtr, expiresAt } = made;
    const { barCode = null, qr = null, appLink = null, bankAccount = null, fee = 0n } = made;
    const kept = {
      ...code,
      kind,
      payTypeName,
      reference,
      barCode,
      qr,
      appLink,
      bankAccount,
      steps,
      takesUtr,
      fee,
    };
    const nextAskAt = asksAgain && !takesUtr ? new Date(now.getTime() + firstAskMs) : null;
    await keepPaymentInstruction(tx, { ...kept, madeAt: now }, nextAskAt);
    // Its money may have come while its code was on the way.
    const state = nextState(paymentStates, payment.state, 'show-code');
    const shown = isRefusal(state) ? payment : { ...payment, state, expiresAt };
    await updatePayment(tx, shown);
    return { output: paymentAnswer(shown), facts: { reference } };
  },
};
