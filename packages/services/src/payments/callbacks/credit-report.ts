import { markets, type MarketId } from '@candor/markets';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { dayIn } from '../../kernel/time/market-time.ts';
import { isPaymentId } from '../payments/is-payment-id.ts';
import { paymentIdOfReference } from '../payments/payment-id-of-reference.ts';
import { receivePayment } from '../payments/receive-payment.ts';

export type MoneyReport = {
  readonly market: MarketId;
  readonly channel: string;
  /** The payment's id as the channel has it; anything else if it is none of ours. */
  readonly txnId: string;
  readonly externalId: string;
  readonly amount: bigint;
  readonly heardAt: Date;
};

export type Credited = { readonly is: 'credited' } | { readonly is: 'refused'; readonly why: string };

/**
 * Money that a channel says has come: on the loan that it was asked for, and in suspense if nobody knows it.
 */
export async function creditReport(
  { database, now }: Pick<LendingDeps, 'database' | 'now'>,
  { market, channel, txnId, externalId, amount, heardAt }: MoneyReport,
): Promise<Credited> {
  const paymentId = isPaymentId(txnId) ? txnId : paymentIdOfReference({ market, channel, externalId });
  const receivedOn = dayIn(markets[market].timeZone, heardAt);
  const answer = await runCommand(database, receivePayment, {
    input: { paymentId, market, channel, externalId, amount, receivedOn, loanId: null },
    actor: { kind: 'channel', id: channel },
    now: now(),
  });
  if (answer.kind === 'done') return { is: 'credited' };
  if (answer.kind !== 'refused') throw new Error(`${channel} ${externalId}: ${answer.kind}`);
  const why = answer.refusal.refused;
  // The books are between two days: whoever handed this over tries again.
  if (why === 'period_closed') throw new Error(`${channel} ${externalId}: ${why}`);
  return { is: 'refused', why };
}
