import type { MarketId } from '@candor/markets';
import { findApplicationOfPayment } from '@candor/store/loans';
import { findPayment, type Payment } from '@candor/store/payments';
import { readPaymentInstruction } from '@candor/store/payment-instructions';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import { channelOfPayType, type CodeRefusal } from '../../kernel/ports/collect-channel.ts';
import { keepCode } from './keep-code.ts';
import { movePayment } from '../payments/move-payment.ts';

type Parts = Pick<LendingDeps, 'database' | 'now' | 'collectChannels'>;

/**
 * Has a channel make the code of a payment that is stored already, and keeps it. Whoever tries again gets the
 * same code, whether the one before died, lost the answer or was told that the channel is down.
 */
export async function makeCode(
  { database, now, collectChannels }: Parts,
  {
    paymentId,
    borrowerId,
    market,
  }: { readonly paymentId: string; readonly borrowerId: string; readonly market: MarketId },
): Promise<'made' | CodeRefusal> {
  const found = await database.read(async (tx) => ({
    payment: await findPayment(tx, paymentId),
    code: await readPaymentInstruction(tx, paymentId),
    orderId: await findApplicationOfPayment(tx, { borrowerId, market }, paymentId),
  }));
  const { payment, code, orderId } = found;
  if (!payment || !code) throw new Error(`payment ${paymentId} was not begun`);
  if (code.madeAt !== null) return 'made';
  // What came by it was put on somebody else's loan.
  if (payment.state === 'failed' || orderId === undefined) return { refused: 'pay_type_is_not_offered' };
  if (payment.state !== 'created') return { refused: 'channel_is_down' };
  const channel = channelOfPayType(collectChannels[market], code.payTypeId);
  const at = now();
  const made = channel
    ? await channel.makeCode(toMake(payment, { market, orderId, at }), code.payTypeId)
    : ({ refused: 'pay_type_is_not_offered' } as const);
  const actor = { kind: 'channel', id: payment.channel } as const;
  if ('refused' in made) {
    if (made.refused === 'pay_type_is_not_offered')
      await runCommand(database, movePayment, { input: { paymentId, event: 'fail' }, actor, now: at });
    return made;
  }
  await runCommand(database, keepCode, { input: { paymentId, made, asksAgain: true }, actor, now: at });
  return 'made';
}

function toMake(
  { id, currency, amount, expiresAt }: Payment,
  { market, orderId, at }: { readonly market: MarketId; readonly orderId: string; readonly at: Date },
) {
  const label = `Payment ${applicationReference(orderId)}`;
  return { id, currency, amount, market, label, expiresAt: expiresAt ?? at, at };
}
