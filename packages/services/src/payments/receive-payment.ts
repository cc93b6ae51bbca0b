import { isRefusal, makeEntry, nextState, paymentStates } from '@candor/domain';
import type { CalendarDate, PaymentRule, Refusal, SurplusRule } from '@candor/domain';
import { markets, type ChargeRefusal, type MarketId } from '@candor/markets';
import {
  insertPayment,
  lockPayment,
  lockReference,
  postEntry,
  updatePayment,
  type Payment,
  type PaymentMeaning,
  type PostingRefusal,
  type Tx,
} from '@candor/store';
import type { Command, Done } from '../commands/command.ts';
import { businessDateOf } from '../loans/change-loan.ts';
import { loanFacts, loanMessages } from '../loans/loan-answer.ts';
import { paymentAnswer } from './payment-answer.ts';
import type { PaymentAnswer } from './payment-answer.ts';
import { placePayment } from './place-payment.ts';

export type ReceivePayment = {
  /** Of the payment that was asked for, or a new one for money that came by itself. */
  readonly paymentId: string;
  readonly market: MarketId;
  readonly channel: string;
  /** The channel's own number for the money. */
  readonly externalId: string;
  readonly amount: bigint;
  readonly receivedOn: CalendarDate;
  /** If the payment was not asked for: the loan that it names, or null if nobody knows. */
  readonly loanId: bigint | null;
  readonly meantFor?: PaymentMeaning;
  readonly surplus?: SurplusRule;
};

type ReceiveRefusal =
  | PaymentRule
  | ChargeRefusal
  | PostingRefusal['refused']
  | 'amount_is_not_positive'
  | 'day_is_in_the_future'
  | 'reference_has_another_amount'
  | 'payment_is_of_another_market';

/**
 * A channel reports money. It is credited once, however often it is reported and under whatever id; late, for an expired
 * code or a settled loan it is still money. What can't be put on a loan stays in suspense, in sight.
 */
export const receivePayment: Command<ReceivePayment, PaymentAnswer, ReceiveRefusal> = {
  name: 'payment.receive',
  subject: ({ paymentId }) => `payment:${paymentId}`,
  async decide(tx, input) {
    const { market, channel, externalId, amount, receivedOn } = input;
    const known = await lockReference(tx, channel, externalId);
    if (known && known.amount !== amount) {
      return {
        refused: 'reference_has_another_amount',
        facts: { payment: known.id, amount: String(known.amount) },
      };
    }
    if (known) return { output: paymentAnswer(known), facts: { again: true } };
    if (amount <= 0n) return { refused: 'amount_is_not_positive' };
    const today = await businessDateOf(tx, market);
    if (receivedOn > today) return { refused: 'day_is_in_the_future', facts: { receivedOn, on: today } };
    const payment = await arrived(tx, input);
    if (isRefusal(payment)) return payment;
    const occasion = { market, businessDate: today, currency: payment.currency };
    const facts = { channel, reference: externalId, payment: payment.id, amount };
    const posted = await postEntry(tx, makeEntry('receive', occasion, facts));
    if ('refused' in posted) return posted;
    return placed(tx, { ...payment, receivedOn }, today);
  },
};

/** The payment with its money: the one that was asked for, or a new one. */
async function arrived(
  tx: Tx,
  input: ReceivePayment,
): Promise<Payment | Refusal<PaymentRule | 'payment_is_of_another_market'>> {
  const { paymentId: id, market, channel, externalId, amount, receivedOn } = input;
  const asked = await lockPayment(tx, id);
  const state = nextState(
    paymentStates,
    asked?.state ?? 'created',
    asked?.state === 'claimed' ? 'match' : 'receive',
  );
  if (isRefusal(state)) return state;
  if (asked && asked.market !== market) {
    return { refused: 'payment_is_of_another_market', facts: { market: asked.market } };
  }
  if (asked) {
    // It may have come another way than it was asked for.
    const payment = { ...asked, channel, externalId, amount, receivedOn, state };
    await updatePayment(tx, payment);
    return payment;
  }
  const { loanId, meantFor = 'repayment', surplus = 'keep' } = input;
  const currency = markets[market].currency.code;
  const payment = { id, market, currency, channel, externalId, amount, state, meantFor, surplus, receivedOn };
  // Its loan is written when it is on it: a number that names no loan must not cost us the money.
  await insertPayment(tx, { ...payment, loanId: null, expiresAt: null });
  return { ...payment, loanId, expiresAt: null };
}

async function placed(
  tx: Tx,
  payment: Payment & { readonly receivedOn: CalendarDate },
  on: CalendarDate,
): Promise<Done<PaymentAnswer> | Refusal<ReceiveRefusal>> {
  const received = {
    topic: 'payment.received',
    payload: { payment: payment.id, market: payment.market, on },
  };
  const { loanId } = payment;
  if (loanId === null) return { output: paymentAnswer(payment), facts: { on }, outbox: [received] };
  const answer = await placePayment(tx, { ...payment, loanId });
  if (!isRefusal(answer)) {
    const { changed, insteadOf } = answer;
    return {
      output: paymentAnswer(answer.payment, changed),
      facts: { ...loanFacts(changed), ...(insteadOf !== null && { insteadOf }) },
      outbox: [received, ...loanMessages(changed)],
    };
  }
  switch (answer.refused) {
    // The loan is not one that this money can be for: it waits for somebody who knows.
    case 'loan_is_unknown':
    case 'day_is_before_the_payout':
    case 'payment_is_already_counted':
      return {
        output: paymentAnswer({ ...payment, loanId: null }),
        facts: { on, unplaced: answer.refused },
        outbox: [received],
      };
    default:
      return answer as Refusal<ReceiveRefusal>;
  }
}
