import type { CalendarDate } from '@candor/domain/calendar';
import type { LoanRow } from '@candor/domain/loan';
import { isMarketId } from '@candor/markets';
import { claimsOfNumber, lockTransferNumber } from '@candor/store/transfers';
import { loadLoan } from '@candor/store/loans';
import { lockReference } from '@candor/store/payments';
import { openClearingAccount, readBusinessClock } from '@candor/store/ledger';
import type { Tx } from '@candor/store/database';
import type { CommandContext, Done, Refusal } from '../../kernel/commands/command.ts';
import type { PaymentAnswer } from '../payments/payment-answer.ts';
import { paymentIdOfReference } from '../payments/payment-id-of-reference.ts';
import { receivePayment } from '../payments/receive-payment.ts';
import { transferChannel } from '../transfers/transfer-channel.ts';
import { type HandWay, handChannel } from './hand-ways.ts';

/**
 * Money that somebody at the lender holds in hand, or knows to be at the bank. Minor units in decimal, so
 * that it can wait as JSON for an approver.
 */
export type PostByHand = {
  readonly loanId: string;
  readonly way: HandWay;
  /** The number of the official receipt, of the cheque, or the bank's own. */
  readonly reference: string;
  readonly amount: string;
  /** The day from which it counts. */
  readonly receivedOn: string;
  /** What the maker holds in hand: the slip, the receipt book's page, the bank's advice. */
  readonly proof: string;
  /** A picture or PDF of it, if one was attached. */
  readonly attachmentId?: string;
  /** Where what is above the payoff amount goes, as the maker said; needed where there is such a rest. */
  readonly excess?: 'credit';
};

type ReceiveRule = Extract<
  Awaited<ReturnType<typeof receivePayment.decide>>,
  { readonly refused: unknown }
>['refused'];

export type PostRule =
  | ReceiveRule
  | 'loan_is_unknown'
  | 'day_is_in_the_future'
  | 'day_is_before_the_payout'
  | 'period_closed'
  | 'number_is_claimed'
  | 'payment_is_already_counted'
  | 'act_is_not_possible_now'
  | 'transfer_has_no_number';

/** As banks' numbers are compared: letters and digits alone. */
export const plainReference = (typed: string) => typed.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '');

/**
 * Puts money on a loan that no channel and no statement has reported. It stands in the clearing account of
 * its way until the bank's statement brings it: a transfer is recognised by its number, cash and cheques by
 * the deposit that they are part of. Its number counts once, whoever reports it later.
 *   ₱1,500.00 in cash under receipt 4711: Dr clearing: cash 1,500.00, and from there on the loan.
 */
export async function postByHand(
  tx: Tx,
  { loanId, way, reference: typed, amount, receivedOn: on }: PostByHand,
  context: CommandContext,
): Promise<Done<PaymentAnswer> | Refusal<PostRule>> {
  const stored = await loadLoan(tx, BigInt(loanId));
  if (!stored || !isMarketId(stored.market)) return { refused: 'loan_is_unknown', facts: { loan: loanId } };
  const { market } = stored;
  const receivedOn = on as CalendarDate;
  const broken = await dayBroken(tx, market, { receivedOn, rows: stored.loan.plans[0]?.rows ?? [] });
  if (broken) return broken;
  const externalId = plainReference(typed);
  if (externalId === '') return { refused: 'transfer_has_no_number' };
  const channel = handChannel(way);
  if (channel === transferChannel) await lockTransferNumber(tx, market, externalId);
  else await openClearingAccount(tx, channel);
  const claims = channel === transferChannel ? await claimsOfNumber(tx, market, externalId) : [];
  if (claims.some(({ state }) => state === 'waiting')) return { refused: 'number_is_claimed' };
  const money = { market, channel, externalId };
  const known = await lockReference(tx, money);
  if (known) return { refused: 'payment_is_already_counted', facts: { payment: known.id } };
  const received = await receivePayment.decide(
    tx,
    {
      ...money,
      paymentId: paymentIdOfReference(money),
      amount: BigInt(amount),
      receivedOn,
      loanId: stored.id,
    },
    context,
  );
  if ('refused' in received) return received;
  // Two people said which loan it is for: what can't be put on it must not lie in suspense instead.
  if (received.output.state !== 'allocated') return { refused: 'act_is_not_possible_now' };
  return received;
}

async function dayBroken(
  tx: Tx,
  market: string,
  { receivedOn, rows }: { readonly receivedOn: CalendarDate; readonly rows: readonly LoanRow[] },
): Promise<Refusal<PostRule> | undefined> {
  const clock = await readBusinessClock(tx, market);
  if (!clock || receivedOn > clock.businessDate)
    return { refused: 'day_is_in_the_future', facts: { on: receivedOn } };
  if (clock.closedThrough !== null && receivedOn <= clock.closedThrough)
    return { refused: 'period_closed', facts: { closedThrough: clock.closedThrough } };
  const [first] = rows;
  return first && receivedOn < first.from ? { refused: 'day_is_before_the_payout' } : undefined;
}
