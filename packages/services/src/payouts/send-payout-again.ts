import { closeOrderConcerns, findPayout, listOrderConcerns } from '@candor/store';
import type { Command } from '../commands/command.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { payoutIdOfOrder } from './payout-id-of-order.ts';
import { startPayout } from './start-payout.ts';

export type SendPayoutAgain = { readonly payoutId: string; readonly reason: string };

type RefusalIn<Answer> = Extract<Answer, { readonly refused: string }>['refused'];
type Rule =
  | RefusalIn<Awaited<ReturnType<typeof startPayout.decide>>>
  | RefusalIn<Awaited<ReturnType<typeof refundPayment.decide>>>
  | 'payout_is_unknown'
  | 'only_a_failed_payout_is_sent_again';

/**
 * What is known to have failed is ordered anew, to the same account and under the same id: no channel can pay it twice. What a rule had kept
 * from being ordered is tried again. A credit that could not be sent back is the borrower's credit again: that is asked for anew.
 */
export const sendPayoutAgain: Command<
  SendPayoutAgain,
  { readonly payoutId: string; readonly attempt: number },
  Rule
> = {
  name: 'payout.send-again',
  subject: ({ payoutId }) => `payout:${payoutId}`,
  async decide(tx, { payoutId }, context) {
    const payout = await findPayout(tx, payoutId);
    if (payout && payout.state !== 'failed')
      return { refused: 'only_a_failed_payout_is_sent_again', facts: { state: payout.state } };
    const kept = payout
      ? undefined
      : (await listOrderConcerns(tx, null)).find((each) => payoutIdOfOrder(each.orderId) === payoutId);
    const orderId = payout?.orderId ?? kept?.orderId;
    if (orderId) {
      const started = await startPayout.decide(tx, { orderId, payoutId }, context);
      if ('refused' in started) return started;
      await closeOrderConcerns(tx, orderId, context.now);
      const { attempt } = started.output;
      return { ...started, output: { payoutId, attempt } };
    }
    if (!payout) return { refused: 'payout_is_unknown' };
    if (payout.paymentId === null)
      return { refused: 'only_a_failed_payout_is_sent_again', facts: { of: 'credit' } };
    const again = await refundPayment.decide(
      tx,
      { paymentId: payout.paymentId, refundId: payoutId },
      context,
    );
    if ('refused' in again) return again;
    return { ...again, output: { payoutId, attempt: payout.attempts + 1 } };
  },
};
