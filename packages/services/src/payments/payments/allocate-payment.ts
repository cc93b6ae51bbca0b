import { isRefusal } from '@candor/domain/refusals';
import type { SurplusRule } from '@candor/domain/repayment';
import { lockPayment, type PaymentMeaning } from '@candor/store/payments';
import type { Decide } from '../../kernel/commands/command.ts';
import { loanFacts, loanMessages } from '../../lending/loans/loan-answer.ts';
import { paymentAnswer } from './payment-answer.ts';
import type { PaymentAnswer } from './payment-answer.ts';
import { placePayment } from './place-payment.ts';
import type { PlaceRefusal } from './place-payment.ts';

export type AllocatePayment = {
  readonly paymentId: string;
  readonly loanId: bigint;
  readonly meantFor?: PaymentMeaning;
  readonly surplus?: SurplusRule;
  /** The payment that was asked for, if its money came under an id of its own. */
  readonly askedAs?: string;
};

/** Somebody has found out which loan unplaced money is for. It counts from the day that it came. */
export const allocatePayment: Decide<
  AllocatePayment,
  PaymentAnswer,
  PlaceRefusal | 'payment_is_unknown'
> = async (tx, { paymentId, loanId, meantFor = 'repayment', surplus = 'keep', askedAs }) => {
  const payment = await lockPayment(tx, paymentId);
  if (!payment) return { refused: 'payment_is_unknown', facts: { payment: paymentId } };
  const { receivedOn } = payment;
  if (receivedOn === null)
    return { refused: 'only_received_money_is_allocated', facts: { state: payment.state } };
  const placed = await placePayment(
    tx,
    { ...payment, receivedOn, loanId, meantFor, surplus },
    { ...(askedAs !== undefined && { askedAs }) },
  );
  if (isRefusal(placed)) return placed;
  return {
    output: paymentAnswer(placed.payment, placed.changed),
    facts: loanFacts(placed.changed),
    outbox: loanMessages(placed.changed),
  };
};
