import { isMarketId } from '@candor/markets';
import { explainCallback, settleBreak } from '@candor/services/payments/reconciliation';
import { applicationReference } from '@candor/services/kernel/references';
import { readCreditToReturn } from '@candor/services/composition/sandbox';
import { refundCredit } from '@candor/services/lending/loans';
import { runCommand } from '@candor/services/kernel/commands';
import type { CreditToReturn } from '@candor/services/reads/loans';
import type { CallHandlers, HandlerParts } from './handler-parts.ts';

const actor = { kind: 'sandbox', id: 'page' } as const;

/** A18.13 and A18.14: what finance closes by hand. Not mounted in production. */
export function sandboxExplainHandlers({
  borrowing,
}: HandlerParts): CallHandlers<'sandbox.explain' | 'sandbox.refund'> {
  const { database, now, newId } = borrowing;
  return {
    'sandbox.explain': async ({ of, id, how, reason }, { requestId }) => {
      const request = { actor, requestId, now: now() };
      if (of === 'callback' && how !== 'explain') return { refused: 'order_cannot_change_now' };
      const answer =
        of === 'callback'
          ? await runCommand(database, explainCallback, { ...request, input: { id: BigInt(id), reason } })
          : await runCommand(database, settleBreak, {
              ...request,
              input: { id: BigInt(id), how, reason },
            });
      if (answer.kind === 'done') return { id, state: 'closed' };
      const refused = answer.kind === 'refused' ? answer.refusal.refused : '';
      return refused === 'difference_is_unknown' || refused === 'callback_is_unknown'
        ? { refused: 'not_found' }
        : { refused: 'order_cannot_change_now', detail: refused };
    },

    'sandbox.refund': async ({ loanId: orderId }, { requestId }) => {
      const credit = await readCreditToReturn(database, orderId);
      if (credit === undefined) return { refused: 'not_found' };
      if (!credit) return { refused: 'order_cannot_change_now' };
      const { loanId, amount } = credit;
      const refundId = newId();
      const input = { refundId, loanId, amount };
      const answer = await runCommand(database, refundCredit, { input, actor, requestId, now: now() });
      return answer.kind === 'done'
        ? { loanId: orderId, refundId, amount: Number(amount) }
        : { refused: 'order_cannot_change_now' };
    },
  };
}

/** Money to send back, as the sandbox's page lists it. */
export function creditLine({ orderId, market, state, currency, amount }: CreditToReturn) {
  if (!isMarketId(market)) return [];
  const reference = applicationReference(orderId);
  return [
    {
      loanId: orderId,
      market,
      reference,
      state,
      currency,
      amount: Number(amount),
    },
  ];
}
