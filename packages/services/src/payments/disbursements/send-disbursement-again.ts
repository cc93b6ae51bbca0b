import { findDisbursement, type Payout } from '@candor/store/disbursements';
import { chooseRefundAccount } from '@candor/store/refunds';
import {
  closeExceptionsOfUnsent,
  closeApplicationExceptions,
  latestDisbursementIntent,
  listApplicationExceptions,
} from '@candor/store/disbursement-attempts';
import type { Tx } from '@candor/store/database';
import type { CommandContext, Decide } from '../../kernel/commands/command.ts';
import { refundPayment } from '../reversals/refund-payment.ts';
import { disbursementIdOfApplication } from './disbursement-id-of-application.ts';
import { startDisbursement } from './start-disbursement.ts';

export type SendDisbursementAgain = {
  readonly payoutId: string;
  /** Of a refund: an account that was given for it; null or left out: the one that it has. */
  readonly accountId?: string | null;
  readonly reason: string;
};

type RefusalIn<Answer> = Extract<Answer, { readonly refused: string }>['refused'];
type Rule =
  | RefusalIn<Awaited<ReturnType<typeof startDisbursement.decide>>>
  | RefusalIn<Awaited<ReturnType<typeof refundPayment.decide>>>
  | 'payout_is_unknown'
  | 'only_a_failed_payout_is_sent_again'
  | 'only_a_refund_gets_another_account';

/**
 * What is known to have failed is ordered anew, to the same account and under the same id: no channel can pay
 * it twice. What a rule had kept from being ordered is tried again. A credit that could not be sent back is
 * the borrower's credit again: that is asked for anew.
 */
export const sendDisbursementAgain: Decide<
  SendDisbursementAgain,
  { readonly payoutId: string; readonly attempt: number },
  Rule
> = async (tx, { payoutId, accountId = null }, context) => {
  const payout = await findDisbursement(tx, payoutId);
  // Where a borrower's loan goes, the borrower says.
  if (accountId !== null && payout?.kind !== 'refund')
    return { refused: 'only_a_refund_gets_another_account' };
  if (accountId !== null) await chooseRefundAccount(tx, accountId, payoutId, context.now);
  if (
    payout &&
    accountId !== null &&
    payout.state === 'ordered' &&
    !(await latestDisbursementIntent(tx, payoutId))
  )
    return sendAtLast(tx, payout, context);
  if (payout && payout.state !== 'failed')
    return { refused: 'only_a_failed_payout_is_sent_again', facts: { state: payout.state } };
  const kept = payout
    ? undefined
    : (await listApplicationExceptions(tx, null)).find(
        (each) => disbursementIdOfApplication(each.orderId) === payoutId,
      );
  const orderId = payout?.orderId ?? kept?.orderId;
  if (orderId) {
    const started = await startDisbursement.decide(tx, { orderId, payoutId }, context);
    if ('refused' in started) return started;
    await closeApplicationExceptions(tx, orderId, context.now);
    const { attempt } = started.output;
    return { ...started, output: { payoutId, attempt } };
  }
  if (!payout) return { refused: 'payout_is_unknown' };
  if (payout.paymentId === null)
    return { refused: 'only_a_failed_payout_is_sent_again', facts: { of: 'credit' } };
  const again = await refundPayment.decide(tx, { paymentId: payout.paymentId, refundId: payoutId }, context);
  if ('refused' in again) return again;
  return { ...again, output: { payoutId, attempt: payout.attempts + 1 } };
};

/** It was agreed to and had no account to go to: now it has. */
async function sendAtLast(
  tx: Tx,
  { id, market, amount, attempts }: Payout,
  { now }: Pick<CommandContext, 'now'>,
) {
  await closeExceptionsOfUnsent(tx, id, now);
  const ordered = {
    topic: 'payout.ordered',
    payload: { payout: id, market, amount: String(amount) },
  } as const;
  return { output: { payoutId: id, attempt: attempts }, facts: { attempt: attempts }, outbox: [ordered] };
}
