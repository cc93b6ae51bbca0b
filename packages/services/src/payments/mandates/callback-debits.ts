import { findDebit, findMandate, noticeOfPayment, openTryOf } from '@candor/store/mandates';
import { runCommand } from '../../kernel/commands/run-command.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { CollectChannel } from '../../kernel/ports/collect-channel.ts';
import type { DebitStanding, MandateChannel } from '../../kernel/mandate-ports/mandate-channel.ts';
import { isPaymentId } from '../payments/is-payment-id.ts';
import { hearStanding, idsOf } from './debit-calls.ts';
import { hearMandate } from './hear-mandate.ts';

type Parts = Pick<LendingDeps, 'database' | 'now' | 'collectChannels'>;
type Event = { readonly txnId: string };

async function debitOf({ database }: Parts, { txnId }: Event) {
  if (!isPaymentId(txnId)) return undefined;
  return database.read(async (tx) => {
    const notice = await noticeOfPayment(tx, txnId);
    const debit = notice && (await findDebit(tx, notice.debitId));
    const mandate = debit && (await findMandate(tx, debit.mandateId));
    return mandate && { debit, mandate, open: await openTryOf(tx, debit.id) };
  });
}

/** What became of the debit that a callback is about; undefined where it is about none. */
export async function askedDebit(
  parts: Parts,
  event: Event,
  { mandates }: CollectChannel,
): Promise<DebitStanding | undefined> {
  const found = mandates && (await debitOf(parts, event));
  if (!mandates || !found) return undefined;
  const n = Math.max(found.debit.tries, 1);
  return mandates.askDebit(idsOf(found.mandate, { paymentId: event.txnId, n }));
}

/**
 * A callback says that a debit brought nothing: the channel is asked why. False where it is about no debit;
 * without an answer it is thrown, and the callback comes again.
 */
export async function hearDebitOf(parts: Parts, event: Event, channel: CollectChannel): Promise<boolean> {
  const { mandates } = channel;
  const found = mandates && (await debitOf(parts, event));
  if (!mandates || !found) return false;
  const { mandate, debit, open } = found;
  if (open?.paymentId !== event.txnId) return true;
  const said = await mandates.askDebit(idsOf(mandate, open));
  if (said.is === 'unknown') throw new Error(`${channel.id} gave no answer about ${event.txnId}`);
  await hearStanding(parts, { mandate, debit, open, channel: { ...channel, mandates } }, said);
  return true;
}

/** Something has become of a mandate: its channel is asked what. */
export async function hearOfMandate(
  { database, now }: Parts,
  mandateId: string,
  mandates: MandateChannel,
  channel: string,
): Promise<'heard' | 'mandate_is_unknown'> {
  const standing = await mandates.stand(mandateId);
  if (standing.is === 'unknown') throw new Error(`${channel} gave no answer about mandate ${mandateId}`);
  const heard = await runCommand(database, hearMandate, {
    input: { mandateId, standing },
    actor: { kind: 'channel', id: channel },
    now: now(),
  });
  return heard.kind === 'done' ? 'heard' : 'mandate_is_unknown';
}
