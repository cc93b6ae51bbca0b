import { isRefusal } from '@candor/domain/refusals';
import { makeEntry, type Entry } from '@candor/domain/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import type { PaymentRule } from '@candor/domain/states';
import type { Refusal } from '@candor/domain/refusals';
import type { SurplusRule } from '@candor/domain/repayment';
import type { ChargeRefusal, MarketId } from '@candor/markets';
import { lockReport, updatePayment, type PaymentMeaning } from '@candor/store/payments';
import { postEntry, type PostingRefusal } from '@candor/store/ledger';
import type { Tx } from '@candor/store/database';
import type { Command, CommandContext, Done } from '../../kernel/commands/command.ts';
import { loanFacts, loanMessages } from '../../lending/loans/loan-answer.ts';
import { takeDebitMoney, type DebitMoney } from '../mandates/debit-money.ts';
import { allocatePayment } from './allocate-payment.ts';
import { arrivedPayment } from './arrived-payment.ts';
import type { ArrivedPayment } from './arrived-payment.ts';
import { dividePayment } from './divide-payment.ts';
import { idOfWords } from './id-of-words.ts';
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
  /** As the channel names it. It may be ahead of the business day, while that has not been ended yet. */
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
  | 'reference_has_another_amount'
  | 'reference_was_taken_back'
  | 'amount_is_not_positive'
  | 'channel_is_unknown';

/**
 * A channel reports money. It is credited once, however often it is reported and under whatever id; late, for
 * an expired code, a code that was paid before or a settled loan it is still money. What can't be put on a
 * loan stays in suspense, in sight. A reference that was taken back is refused: an old report that comes
 * again looks like one of new money.
 */
export const receivePayment: Command<ReceivePayment, PaymentAnswer, ReceiveRefusal> = {
  name: 'payment.receive',
  subject: ({ paymentId }) => `payment:${paymentId}`,
  async decide(tx, input, context) {
    const { market, channel, externalId, amount, receivedOn } = input;
    const met = await lockReport(tx, input, input.paymentId);
    const { known, businessDate: today } = met;
    if (known && known.amount !== amount) {
      return {
        refused: 'reference_has_another_amount',
        facts: { payment: known.id, amount: String(known.amount) },
      };
    }
    if (known?.state === 'reversed')
      return { refused: 'reference_was_taken_back', facts: { payment: known.id } };
    if (known) return { output: paymentAnswer(known), facts: { again: true } };
    if (amount <= 0n) return { refused: 'amount_is_not_positive' };
    if (!met.isChannelKnown) return { refused: 'channel_is_unknown', facts: { channel } };
    if (today === null) throw new Error(`the market ${market} has no business clock`);
    const payment = await arrivedPayment(tx, input, {
      asked: met.asked,
      receivedOn: receivedOn < today ? receivedOn : today,
    });
    const occasion = { market, businessDate: today, currency: payment.currency };
    const facts = { channel, reference: externalId, payment: payment.id, amount };
    const receive = makeEntry('receive', occasion, facts);
    const { loanId } = payment;
    const debit =
      met.isDebit && loanId !== null
        ? await takeDebitMoney(tx, input.paymentId, { ...payment, loanId })
        : null;
    if (debit === null || loanId === null || debit.onLoan === amount)
      return placed(tx, payment, { today, receive });
    return placedInPart(tx, { ...payment, loanId }, { today, receive, debit, context });
  },
};

/**
 * Of a debit that came after its due was paid otherwise: what the loan still asks is put on it, the rest
 * waits in suspense until it is sent back. Each is a payment of its own where there are two.
 */
async function placedInPart(
  tx: Tx,
  payment: ArrivedPayment & { readonly loanId: bigint },
  {
    today,
    receive,
    debit: { onLoan, outbox },
    context,
  }: {
    readonly today: CalendarDate;
    readonly receive: Entry;
    readonly debit: DebitMoney;
    readonly context: CommandContext;
  },
): Promise<Done<PaymentAnswer> | Refusal<ReceiveRefusal>> {
  const waiting = { ...payment, loanId: null };
  await updatePayment(tx, waiting);
  const inSuspense = await placed(tx, waiting, { today, receive });
  if ('refused' in inSuspense) return inSuspense;
  const done = { ...inSuspense, outbox: [...(inSuspense.outbox ?? []), ...outbox] };
  if (onLoan === 0n) return done;
  const [paid, back] = ['paid', 'back'].map((part) => idOfWords('debit', payment.id, part)) as [
    string,
    string,
  ];
  const parts = [
    { paymentId: paid, amount: onLoan },
    { paymentId: back, amount: payment.amount - onLoan },
  ];
  const divided = await dividePayment.decide(tx, { paymentId: payment.id, parts }, context);
  if ('refused' in divided) throw new Error(`debit ${payment.id}: ${divided.refused}`);
  const put = await allocatePayment(tx, { paymentId: paid, loanId: payment.loanId }, context);
  if ('refused' in put) return put as Refusal<ReceiveRefusal>;
  return {
    ...done,
    output: { ...done.output, state: 'divided' },
    outbox: [...done.outbox, ...(put.outbox ?? [])],
  };
}

async function placed(
  tx: Tx,
  payment: ArrivedPayment,
  { today: on, receive }: { readonly today: CalendarDate; readonly receive: Entry },
): Promise<Done<PaymentAnswer> | Refusal<ReceiveRefusal>> {
  const received = {
    topic: 'payment.received',
    payload: { payment: payment.id, market: payment.market, on },
  } as const;
  const { loanId } = payment;
  if (loanId === null) {
    const posted = await postEntry(tx, receive);
    return 'refused' in posted
      ? posted
      : { output: paymentAnswer(payment), facts: { on }, outbox: [received] };
  }
  const answer = await placePayment(tx, { ...payment, loanId }, { receive: [receive] });
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
    case 'payment_is_of_another_market':
    case 'day_is_before_the_payout':
    case 'payment_is_already_counted': {
      const posted = await postEntry(tx, receive);
      if ('refused' in posted) return posted;
      return {
        output: paymentAnswer({ ...payment, loanId: null }),
        facts: { on, unplaced: answer.refused },
        outbox: [received],
      };
    }
    default:
      return answer as Refusal<ReceiveRefusal>;
  }
}
