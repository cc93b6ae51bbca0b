import type { Calls } from '@candor/contract';
import { changePayoutAccount } from '@candor/services/payments/disbursements';
import { chooseDisbursementOutcome } from '@candor/services/composition/sandbox';
import { runCommand } from '@candor/services/kernel/commands';
import type { Handler } from '../http/handler.ts';
import type { CallHandlers, HandlerParts } from './handler-parts.ts';
import { isOfKey, keyRefused } from './key-refused.ts';

/** A7.13 and A18.6: a payout that failed is sent elsewhere; the sandbox's channel does as it is told. */
export function payoutHandlers(
  parts: HandlerParts,
): CallHandlers<'loan.payout-account' | 'sandbox.payout-outcome'> {
  return { 'loan.payout-account': payoutAccount(parts), 'sandbox.payout-outcome': payoutOutcome(parts) };
}

function payoutAccount({ borrowing }: HandlerParts): Handler<Calls['loan.payout-account']> {
  const { database, seal, now } = borrowing;
  return async ({ orderId, accountId }, { session: { borrowerId }, idempotencyKey, requestId }) => {
    const answer = await runCommand(database, changePayoutAccount(seal), {
      input: { orderId, borrowerId, accountId },
      actor: { kind: 'borrower', id: borrowerId },
      idempotencyKey,
      requestId,
      now: now(),
    });
    if (answer.kind === 'done') return { orderId, state: 'paying-out' };
    if (isOfKey(answer)) return keyRefused(answer.kind);
    switch (answer.refusal.refused) {
      case 'order_is_unknown':
      case 'account_is_unknown':
        return { refused: 'not_found' };
      case 'payout_account_is_not_the_borrowers':
        return { refused: 'payout_account_is_not_the_borrowers' };
      default:
        return { refused: 'order_cannot_change_now' };
    }
  };
}

function payoutOutcome({ borrowing }: HandlerParts): Handler<Calls['sandbox.payout-outcome']> {
  const { database, now } = borrowing;
  return async ({ payoutId, outcome }, { requestId }) => {
    const answer = await runCommand(database, chooseDisbursementOutcome, {
      input: { payoutId, outcome },
      actor: { kind: 'sandbox', id: 'payouts' },
      requestId,
      now: now(),
    });
    if (answer.kind === 'done') return { payoutId, state: answer.output.state };
    if (answer.kind === 'refused' && answer.refusal.refused === 'payout_is_unknown')
      return { refused: 'not_found' };
    return { refused: 'order_cannot_change_now' };
  };
}
