import { isRefusal } from '@candor/domain/refusals';
import { nextState, paymentStates } from '@candor/domain/states';
import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { readTransferNumber } from '@candor/markets/transfers';
import {
  claimsOfNumber,
  countClaimsOf,
  countClaimsOn,
  endClaimOf,
  findAwaitedPayment,
  insertClaim,
  latestClaimOf,
  lockTransferNumber,
} from '@candor/store/transfers';
import { findPictureOf, markPicturesKept } from '@candor/store/pictures';
import { lockPayment, lockReference, updatePayment, type Payment } from '@candor/store/payments';
import type { Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Command, Done, Refusal } from '../../kernel/commands/command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import type { PlaceRefusal } from '../payments/place-payment.ts';
import { placeClaimed } from './place-claimed.ts';
import { transferChannel } from './transfer-channel.ts';

export type SubmitPaymentProof = {
  readonly paymentId: string;
  readonly borrowerId: string;
  readonly market: MarketId;
  /** As it was typed. */
  readonly utr: string;
  readonly pictureId: string | null;
};

/** `claimed`: from here on it is looked for. The others are kept too, where finance sees them. */
export type ClaimAnswer = {
  readonly claim: 'claimed' | 'found' | 'utr_is_malformed' | 'utr_was_used';
  /** The payment that the money stands under: another one, where it had come before it was claimed. */
  readonly paymentId: string;
};

type ClaimRefusal =
  | 'payment_is_unknown'
  | 'picture_is_unknown'
  | 'only_an_unpaid_payment_is_claimed'
  | 'too_many_numbers_were_given'
  | PlaceRefusal;

/** Nobody mistypes a number so often; whoever does is guessing other people's. */
const numbersAtMost = 10;
const numbersADayAtMost = 20;

/**
 * The borrower says: I have paid, and this is the bank's number for it. One number is one payment's, ever,
 * whoever gives it. Instead of a number that was mistyped another one may be given, as long as the money is
 * not found.
 */
export const submitPaymentProof = (
  seal: PersonSeal,
): Command<SubmitPaymentProof, ClaimAnswer, ClaimRefusal> => ({
  name: 'payment.submit-utr',
  subject: ({ paymentId }) => `payment:${paymentId}`,
  async decide(tx, input, { now }) {
    const { paymentId, market, borrowerId, pictureId } = input;
    const asked = await findAwaitedPayment(tx, paymentId);
    if (asked?.borrowerId !== borrowerId) return { refused: 'payment_is_unknown' };
    if (pictureId !== null && !(await findPictureOf(tx, borrowerId, pictureId)))
      return { refused: 'picture_is_unknown' };
    const saidOn = await businessDateOf(tx, market);
    const saidToday = await countClaimsOn(tx, borrowerId, saidOn);
    const utr = readTransferNumber(market, input.utr);
    if (utr !== undefined) {
      await lockTransferNumber(tx, market, utr);
      await lockReference(tx, { market, channel: transferChannel, externalId: utr });
    }
    const payment = await lockPayment(tx, paymentId);
    if (payment?.market !== market) return { refused: 'payment_is_unknown' };
    if (!mayBeClaimed(payment))
      return { refused: 'only_an_unpaid_payment_is_claimed', facts: { state: payment.state } };
    if (saidToday >= numbersADayAtMost || (await countClaimsOf(tx, paymentId)) >= numbersAtMost)
      return { refused: 'too_many_numbers_were_given' };
    const claim = { paymentId, market, pictureId, saidAt: now, saidOn };
    if (utr === undefined) {
      const shown = input.utr.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '');
      const kept = { ...claim, utr: shown.slice(0, 40), state: 'refused', why: 'utr_is_malformed' } as const;
      if (kept.utr !== '') await insertClaim(tx, kept);
      return { output: { claim: 'utr_is_malformed', paymentId }, facts: { utr: kept.utr } };
    }
    if (pictureId !== null) await markPicturesKept(tx, borrowerId, { ids: [pictureId], at: now });
    return claimed(tx, seal, payment, { ...claim, market, utr });
  },
});

/** A number that was given before may be replaced while nothing is found. */
function mayBeClaimed({ state, channel }: Payment): boolean {
  if (channel !== transferChannel) return false;
  return state === 'claimed' || !isRefusal(nextState(paymentStates, state, 'claim'));
}

type NewClaim = {
  readonly paymentId: string;
  readonly market: MarketId;
  readonly utr: string;
  readonly pictureId: string | null;
  readonly saidAt: Date;
  readonly saidOn: CalendarDate;
};

async function claimed(
  tx: Tx,
  seal: PersonSeal,
  payment: Payment,
  claim: NewClaim,
): Promise<Done<ClaimAnswer> | Refusal<ClaimRefusal>> {
  const { paymentId, market, utr, saidAt } = claim;
  const before = await latestClaimOf(tx, paymentId);
  if (before?.state === 'waiting' && before.utr === utr)
    return { output: { claim: 'claimed', paymentId }, facts: { utr, again: true } };
  const others = (await claimsOfNumber(tx, market, utr)).filter(({ state }) => state !== 'refused');
  const credited = await lockReference(tx, { market, channel: transferChannel, externalId: utr });
  const isInSuspense = credited?.state === 'received' && credited.loanId === null;
  if (others.length > 0 || (credited && !isInSuspense)) {
    await insertClaim(tx, { ...claim, state: 'refused', why: 'utr_was_used' });
    return { output: { claim: 'utr_was_used', paymentId }, facts: { utr } };
  }
  await endClaimOf(tx, paymentId, { state: 'refused', why: 'another_number_was_given', at: saidAt });
  await insertClaim(tx, { ...claim, state: 'waiting', why: null });
  const state =
    payment.state === 'claimed' ? payment.state : nextState(paymentStates, payment.state, 'claim');
  if (isRefusal(state)) return state;
  const moved = { ...payment, state };
  await updatePayment(tx, moved);
  const message = { topic: 'payment.claimed', payload: { payment: paymentId, market } } as const;
  const placed = credited && (await placeClaimed(tx, seal, { claimed: moved, money: credited, at: saidAt }));
  if (placed && isRefusal(placed)) return placed;
  if (placed) {
    const output = { claim: 'found', paymentId: placed.paymentId } as const;
    return { output, facts: { utr, ...placed.facts }, outbox: [message, ...placed.outbox] };
  }
  return { output: { claim: 'claimed', paymentId }, facts: { utr }, outbox: [message] };
}
