import { markets, type MarketId } from '@candor/markets';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { OutboxClaim } from '@candor/store/outbox';
import type { Tx } from '@candor/store/database';
import type { Command, Refusal } from '../../kernel/commands/command.ts';
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
  { message, follow }: CreditWith = {},
): Promise<Credited> {
  const paymentId = isPaymentId(txnId) ? txnId : paymentIdOfReference({ market, channel, externalId });
  const receivedOn = dayIn(markets[market].timeZone, heardAt);
  const request = {
    input: { paymentId, market, channel, externalId, amount, receivedOn, loanId: null },
    actor: { kind: 'channel', id: channel } as const,
    now: now(),
    ...(message && { message }),
  };
  const answer = await runCommand(database, receivePayment, request, async (kept, tx) => {
    const credited = creditedOf(kept);
    return follow && credited.is !== 'again' ? follow(credited, tx) : 'message-stays';
  });
  if (answer.kind !== 'done' && answer.kind !== 'refused')
    throw new Error(`${channel} ${externalId}: ${answer.kind}`);
  const credited = creditedOf(answer);
  if (credited.is === 'again') throw new Error(`${channel} ${externalId}: period_closed`);
  return credited;
}

/** What is done in the same transaction, once it is known what became of the money. */
export type CreditWith = {
  readonly message?: OutboxClaim | undefined;
  readonly follow?: (credited: Credited, tx: Tx) => Promise<Command<null, null> | 'message-stays' | null>;
};

type Answer = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly refusal: Refusal };

/** `again`: the books are between two days, and whoever handed this over tries again. */
function creditedOf(answer: Answer): Credited | { readonly is: 'again' } {
  if (answer.kind === 'done') return { is: 'credited' };
  const why = answer.refusal.refused;
  return why === 'period_closed' ? { is: 'again' } : { is: 'refused', why };
}
