import { isMarketId } from '@candor/markets';
import {
  claimsOfNumber,
  endClaimOf,
  findLoanByApplication,
  latestClaimOf,
  linesOfPayments,
  lockTransferNumber,
  type PaymentProof,
} from '@candor/store/transfers';
import { lockPayment, lockReference, updatePayment, type Payment } from '@candor/store/payments';
import type { ReadTx, Tx } from '@candor/store/database';
import { isRefusal } from '@candor/domain/refusals';
import { nextState, paymentStates } from '@candor/domain/states';
import type { Command, CommandContext, Done, Refusal } from '../../kernel/commands/command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { allocatePayment } from '../payments/allocate-payment.ts';
import type { PaymentAnswer } from '../payments/payment-answer.ts';
import { receivePayment } from '../payments/receive-payment.ts';
import { transferChannel } from './transfer-channel.ts';

export type MatchMoney = {
  readonly paymentId: string;
  /** The loan by its order; of a claim it is known. */
  readonly orderId: string | null;
};

type RefusalIn<Answer> = Extract<Answer, { readonly refused: string }>['refused'];
export type MatchRule =
  | RefusalIn<Awaited<ReturnType<typeof allocatePayment>>>
  | RefusalIn<Awaited<ReturnType<typeof receivePayment.decide>>>
  | 'claim_is_for_another_loan'
  | 'money_is_on_no_statement'
  | 'loan_is_not_named';

/**
 * A person in finance says whose money it is that a statement or a channel has shown: for this loan, from the
 * day that it came. What stands on no statement is nobody's to credit alone, whether it was never there or
 * was taken off another loan: see `creditUnverified`.
 */
export const matchMoney: Command<MatchMoney, PaymentAnswer, MatchRule> = {
  name: 'payment.match',
  subject: ({ paymentId }) => `payment:${paymentId}`,
  decide: (tx, input, context) => match(tx, input, { context, isUnverified: false }),
};

/**
 * Two people say that a transfer has come which no statement shows yet, with proof: the borrower's claim is
 * granted, or money that came so is put on another loan. When the statement comes, the number is known.
 */
export const creditUnverified: Command<MatchMoney, PaymentAnswer, MatchRule> = {
  name: 'payment.credit-unverified',
  subject: ({ paymentId }) => `payment:${paymentId}`,
  decide: (tx, input, context) => match(tx, input, { context, isUnverified: true }),
};

/**
 * Whether a bank's statement or a channel's own report shows this money. A part is shown where the whole is.
 */
async function isOnStatement(tx: ReadTx, { id, channel }: Pick<Payment, 'id' | 'channel'>): Promise<boolean> {
  return channel !== transferChannel || (await linesOfPayments(tx, [id])).has(id);
}

type How = { readonly context: CommandContext; readonly isUnverified: boolean };

async function match(
  tx: Tx,
  input: MatchMoney,
  { context, isUnverified }: How,
): Promise<Done<PaymentAnswer> | Refusal<MatchRule>> {
  const claim = await latestClaimOf(tx, input.paymentId);
  // The number before the payment, as everybody locks them.
  if (claim) await lockTransferNumber(tx, claim.market, claim.utr);
  if (claim)
    await lockReference(tx, { market: claim.market, channel: transferChannel, externalId: claim.utr });
  const payment = await lockPayment(tx, input.paymentId);
  if (!payment) return { refused: 'payment_is_unknown', facts: { payment: input.paymentId } };
  // Another number was given meanwhile: whoever decided has not seen it.
  if ((await latestClaimOf(tx, input.paymentId))?.id !== claim?.id)
    return { refused: 'only_a_claim_is_matched' };
  const loan = input.orderId === null ? undefined : await findLoanByApplication(tx, input.orderId);
  if (input.orderId !== null && !loan) return { refused: 'loan_is_unknown', facts: { loan: input.orderId } };
  if (payment.state === 'claimed' && claim?.state === 'waiting') {
    if (loan && loan.loanId !== payment.loanId) return { refused: 'claim_is_for_another_loan' };
    if (!isUnverified) return { refused: 'money_is_on_no_statement' };
    return grant(tx, payment, claim, context);
  }
  if (!loan) return { refused: 'loan_is_not_named' };
  if (!isUnverified && !(await isOnStatement(tx, payment))) return { refused: 'money_is_on_no_statement' };
  return onLoan(tx, payment, loan.loanId, context);
}

async function grant(
  tx: Tx,
  payment: Payment,
  { utr, saidOn }: PaymentProof,
  context: CommandContext,
): Promise<Done<PaymentAnswer> | Refusal<MatchRule>> {
  const { id: paymentId, market, amount, loanId } = payment;
  if (!isMarketId(market)) throw new Error(`payment ${paymentId} is of no market`);
  // No line of a statement tells the day yet: it was here when the borrower said so, however long it took to
  // look.
  const today = await businessDateOf(tx, market);
  const receivedOn = saidOn < today ? saidOn : today;
  const money = { paymentId, market, channel: transferChannel, externalId: utr, amount, receivedOn, loanId };
  const received = await receivePayment.decide(tx, money, context);
  if ('refused' in received) return received;
  // The number stands in suspense under an id of its own: that is the money to match.
  if (received.output.paymentId !== paymentId) return { refused: 'payment_is_already_counted' };
  await endClaimOf(tx, paymentId, { state: 'found', at: context.now });
  return { ...received, facts: { ...received.facts, granted: true } };
}

/** A claim on its number has ended then: found if it is for this loan, and else somebody else's. */
async function onLoan(
  tx: Tx,
  money: Payment,
  loanId: bigint,
  context: CommandContext,
): Promise<Done<PaymentAnswer> | Refusal<MatchRule>> {
  const claims = money.externalId === null ? [] : await claimsOfNumber(tx, money.market, money.externalId);
  const waiting = claims.find(({ state }) => state === 'waiting');
  const claimed = waiting && (await lockPayment(tx, waiting.paymentId));
  const isTheirs = claimed?.loanId === loanId;
  const meant = isTheirs ? { meantFor: claimed.meantFor, surplus: claimed.surplus, askedAs: claimed.id } : {};
  const placed = await allocatePayment(tx, { paymentId: money.id, loanId, ...meant }, context);
  if ('refused' in placed) return placed;
  const message = {
    topic: 'payment.allocated',
    payload: { payment: money.id, market: money.market },
  } as const;
  const done = { ...placed, outbox: [message, ...(placed.outbox ?? [])] };
  if (!claimed) return done;
  const at = context.now;
  await endClaimOf(
    tx,
    claimed.id,
    isTheirs ? { state: 'found', foundAs: money.id, at } : { state: 'refused', why: 'utr_was_used', at },
  );
  const state = nextState(paymentStates, claimed.state, 'refuse');
  if (!isRefusal(state)) await updatePayment(tx, { ...claimed, state });
  return done;
}
