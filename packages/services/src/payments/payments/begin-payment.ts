import { delayQuote } from '@candor/domain/delay';
import { isRefusal } from '@candor/domain/refusals';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Refusal } from '@candor/domain/refusals';
import type { SurplusRule } from '@candor/domain/repayment';
import type { MarketId } from '@candor/markets';
import { countWaitingPayments } from '@candor/store/payments';
import { insertPaymentInstruction } from '@candor/store/payment-instructions';
import type { Command } from '../../kernel/commands/command.ts';
import { ownLoan, type OwnLoan } from '../../lending/loans/own-loan.ts';
import { chosenRepayment, type ChoiceRefusal, type RepaymentWish } from './chosen-repayment.ts';
import { codeEndsAt } from '../instructions/code-ends-at.ts';
import { amountAsked, createPayment, type CreatePayment, type CreateRefusal } from './create-payment.ts';
import { delayQuoteKey } from './delay-quote-key.ts';
import type { PaymentAnswer } from './payment-answer.ts';
import { surplusOf } from './surplus-of.ts';

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
      /** Where the borrower has not said: the cheapest. */
      readonly surplus?: SurplusRule | undefined;
    }
  | { readonly meantFor: 'delay'; readonly quoteKey: string }
  | { readonly meantFor: 'cooling-off-exit'; readonly payBack: bigint };

export type BeginRule =
  | ChoiceRefusal
  | CreateRefusal
  | 'loan_is_unknown'
  | 'figures_have_changed'
  | 'too_many_payments_wait';

/**
 * More payment instructions than anybody carries to a counter; each costs a call to its vendor. One decision
 * needs no more than a second try.
 */
const waitingAtMost = { all: 10, delay: 3, 'cooling-off-exit': 3 } as const;

/**
 * A borrower wants to pay, and has seen what: if the figures are others by now, nothing begins. The payment
 * and the way that was chosen are stored before any channel is called.
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
    const { meantFor } = asked.wanted;
    const waiting = await countWaitingPayments(tx, own.id, { meantFor, at: context.now });
    const alikeAtMost =
      meantFor === 'delay' || meantFor === 'cooling-off-exit' ? waitingAtMost[meantFor] : Infinity;
    if (waiting.all >= waitingAtMost.all || waiting.alike >= alikeAtMost)
      return { refused: 'too_many_payments_wait', facts: waiting };
    const expiresAt = codeEndsAt({ ...own, now: context.now }, holdsOn(own, asked));
    const create = { paymentId, loanId: own.id, channel, wanted: asked.wanted, expiresAt };
    const created = await createPayment(tx, create, context);
    if ('refused' in created) return created;
    // The loan is not locked: money may have come since it was looked at.
    if (created.output.amount !== String(asked.seen))
      return { refused: 'figures_have_changed', facts: { amount: created.output.amount } };
    const quote = wanted.meantFor === 'delay' ? delayQuote(own.loan, own.on) : null;
    const movesDueOn = quote && !isRefusal(quote) ? quote.dueOn : null;
    await insertPaymentInstruction(tx, paymentId, { payTypeId, movesDueOn });
    return created;
  },
};

type AskedPayment = {
  readonly wanted: CreatePayment['wanted'];
  /** The amount that the borrower has seen. */
  readonly seen: bigint;
};

/**
 * Whether the sum is still this one on a later day, if nothing comes until then; null where that does not
 * matter.
 */
function holdsOn({ loan }: OwnLoan, { wanted, seen }: AskedPayment): ((day: CalendarDate) => boolean) | null {
  return wanted.meantFor === 'repayment' ? null : (day) => amountAsked(loan, wanted, day) === seen;
}

function askedOf(own: OwnLoan, wanted: WantedPayment): AskedPayment | Refusal<BeginRule> {
  const { loan, market, orderId, on } = own;
  if (wanted.meantFor === 'cooling-off-exit')
    return { wanted: { meantFor: 'cooling-off-exit' }, seen: wanted.payBack };
  if (wanted.meantFor === 'delay') {
    const quote = delayQuote(loan, on);
    if (isRefusal(quote)) return quote;
    const isAsSeen = delayQuoteKey(orderId, quote) === wanted.quoteKey;
    return isAsSeen
      ? { wanted: { meantFor: 'delay' }, seen: quote.fee }
      : { refused: 'figures_have_changed' };
  }
  const { choice, amount } = wanted;
  const chosen = chosenRepayment(loan, market, { choice, amount }, on);
  if (isRefusal(chosen)) return chosen;
  if (chosen.amount !== amount)
    return { refused: 'figures_have_changed', facts: { amount: String(chosen.amount) } };
  if (chosen.meantFor === 'settlement') return { wanted: { meantFor: 'settlement' }, seen: amount };
  const surplus = wanted.surplus ?? surplusOf(own, choice, chosen);
  return { wanted: { meantFor: 'repayment', amount, surplus }, seen: amount };
}
