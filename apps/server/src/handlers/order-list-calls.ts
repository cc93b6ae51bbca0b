import type { Calls } from '@candor/contract';
import { laterDay, readOwnApplications, withdrawApplication } from '@candor/services/lending/applications';
import { runCommand } from '@candor/services/kernel/commands';
import type { Handler } from '../http/handler.ts';
import { languageOf, type CallHandlers, type HandlerParts } from './handler-parts.ts';
import { orderItem } from './order-item.ts';
import { keyRefused } from './key-refused.ts';

/** A6.1, A6.3: a borrower's orders. */
export function orderListHandlers(parts: HandlerParts): CallHandlers<'order.list' | 'order.withdraw'> {
  return {
    'order.list': async ({ tab, cursor }, { market, session: { borrowerId }, facts }) => {
      const { orders, counts, nextCursor, on } = await readOwnApplications(parts.database, {
        borrowerId,
        market,
        language: languageOf(facts, market),
        tab: tab === undefined || tab === 'all' ? null : tab,
        cursor: cursor ?? null,
      });
      const { 'in-review': inReview, 'to-confirm': toConfirm, 'to-repay': toRepay, finished } = counts;
      const today = laterDay(market, on, parts.identity.now());
      const all = inReview + toConfirm + toRepay + finished;
      return {
        today,
        orders: orders.map((each) => orderItem(market, each, today)),
        counts: { all, inReview, toConfirm, toRepay, finished },
        nextCursor,
      };
    },

    'order.withdraw': withdraw(parts),
  };
}

function withdraw({ database, identity }: HandlerParts): Handler<Calls['order.withdraw']> {
  return async ({ orderId }, { session: { borrowerId }, idempotencyKey, requestId }) => {
    const answer = await runCommand(database, withdrawApplication, {
      input: { orderId },
      actor: { kind: 'borrower', id: borrowerId },
      idempotencyKey,
      requestId,
      now: identity.now(),
    });
    if (answer.kind === 'done') return answer.output;
    if (answer.kind === 'refused') {
      const isUnknown = answer.refusal.refused === 'order_is_unknown';
      return { refused: isUnknown ? 'not_found' : 'order_cannot_change_now' };
    }
    return keyRefused(answer.kind);
  };
}
