import type { Calls } from '@candor/contract';
import { isMarketId } from '@candor/markets';
import { decideHardship } from '@candor/services/servicing/hardship';
import { applicationReference } from '@candor/services/kernel/references';
import { runCommand } from '@candor/services/kernel/commands';
import type { HardshipCase } from '@candor/services/servicing/hardship';
import type { Handler } from '../http/handler.ts';
import type { HandlerParts } from './handler-parts.ts';

/** A18.12: decides a hardship request as staff would. Not mounted in production. */
export function sandboxHardshipCall({ borrowing }: HandlerParts): Handler<Calls['sandbox.hardship']> {
  return async (input, { requestId }) => {
    const answer = await runCommand(borrowing.database, decideHardship(borrowing), {
      input,
      actor: { kind: 'sandbox', id: 'page' },
      requestId,
      now: borrowing.now(),
    });
    if (answer.kind === 'done') return answer.output;
    const isUnknown = answer.kind === 'refused' && answer.refusal.refused === 'request_is_unknown';
    return { refused: isUnknown ? 'not_found' : 'order_cannot_change_now' };
  };
}

/** A request that waits for a decision, as the sandbox's page lists it. */
export function hardshipCase({ id, market, orderId, option, state }: HardshipCase) {
  return isMarketId(market)
    ? [{ requestId: id, market, reference: applicationReference(orderId), option, state }]
    : [];
}
