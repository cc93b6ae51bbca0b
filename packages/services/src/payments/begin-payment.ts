import { delayQuote, isRefusal } from '@candor/domain';
import type { Refusal } from '@candor/domain';
import type { MarketId } from '@candor/markets';
import { insertPaymentCode } from '@candor/store';
import type { Command } from '../commands/command.ts';
import { ownLoan, type OwnLoan } from '../loans/own-loan.ts';
import { chosenRepayment, type ChoiceRefusal, type RepaymentWish } from './chosen-repayment.ts';
import { createPayment, type CreatePayment, type CreateRefusal } from './create-payment.ts';
import { delayQuoteKey } from './delay-quote-key.ts';
import type { PaymentAnswer } from './payment-answer.ts';

export type BeginPayment = {
  readonly paymentId: string;
  readonly borrowerId: string;
  readonly market: MarketId;
  /** The loan, as it is called outside. */
  readonly orderId: string;
  readonly channel: string;
  readonly payTypeId: string;
  readonly wanted: WantedPayment;
};

export type WantedPayment =
  | {
      readonly meantFor: 'repayment';
      readonly choice: RepaymentWish['choice'];
      /** As the borrower saw it. */
      readonly amount: bigint;
      readonly surplus: 'keep' | 'shorter' | 'smaller';
    }
  | { readonly meantFor: 'delay'; readonly quoteKey: string }
  | { readonly meantFor: 'cooling-off-exit'; readonly payBack: bigint };

export type BeginRule = ChoiceRefusal | CreateRefusal | 'loan_is_unknown' | 'figures_have_changed';

/** How long a code can be paid with: three days, as the paper at the counter says. */
const codeDays = 3;

/**
 * A borrower wants to pay, and has seen what: if the figures are others by now, nothing begins. The payment and the way that was
 * chosen are stored before any channel is called.
 */
export const beginPayment: Command<BeginPayment, PaymentAnswer, BeginRule> = {
  name: 'payment.begin',
  subject: ({ paymentId }) => `payment:${paymentId}`,
  async decide(tx, input, context) {
    const { paymentId, orderId, channel, payTypeId, wanted } = input;
    const own = await ownLoan(tx, input, orderId);
    if (!own) return { refused: 'loan_is_unknown' };
    const asked = askedOf(own, wanted);
    if (isRefusal(asked)) return asked;
    const expiresAt = new Date(context.now.getTime() + codeDays * 86_400_000);
    const create = { paymentId, loanId: own.id, channel, wanted: asked, expiresAt };
    const created = await createPayment.decide(tx, create, context);
    if ('refused' in created) return created;
    if (wanted.meantFor === 'cooling-off-exit' && created.output.amount !== String(wanted.payBack))
      return { refused: 'figures_have_changed', facts: { amount: created.output.amount } };
    await insertPaymentCode(tx, paymentId, payTypeId);
    return created;
  },
};

function askedOf(
  { loan, market, orderId, on }: OwnLoan,
  wanted: WantedPayment,
): CreatePayment['wanted'] | Refusal<BeginRule> {
  if (wanted.meantFor === 'cooling-off-exit') return { meantFor: 'cooling-off-exit' };
  if (wanted.meantFor === 'delay') {
    const quote = delayQuote(loan, on);
    if (isRefusal(quote)) return quote;
    const isAsSeen = delayQuoteKey(orderId, quote) === wanted.quoteKey;
    return isAsSeen ? { meantFor: 'delay' } : { refused: 'figures_have_changed' };
  }
  const { choice, amount, surplus } = wanted;
  const chosen = chosenRepayment(loan, market, { choice, amount }, on);
  if (isRefusal(chosen)) return chosen;
  if (chosen.amount !== amount)
    return { refused: 'figures_have_changed', facts: { amount: String(chosen.amount) } };
  if (chosen.meantFor === 'settlement') return { meantFor: 'settlement' };
  return { meantFor: 'repayment', amount, surplus };
}
