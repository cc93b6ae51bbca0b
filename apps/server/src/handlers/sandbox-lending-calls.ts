import { formSteps } from '@candor/markets/certification';
import { markets } from '@candor/markets';
import { decideManually, decisionWords, factLines } from '@candor/services/lending/decisions';
import { applicationReference } from '@candor/services/kernel/references';
import type { DisbursementCase } from '@candor/services/payments/disbursements';
import { readSandboxCases, switchSimulators, type ReferredCase } from '@candor/services/composition/sandbox';
import { runCommand } from '@candor/services/kernel/commands';
import type { CallHandlers, HandlerParts } from './handler-parts.ts';

const actor = { kind: 'sandbox', id: 'page' } as const;

/**
 * A18.4, A18.5 and A18.7: what an underwriter would see and do, from the sandbox's page. Not mounted in
 * production.
 */
export function sandboxLendingHandlers({
  borrowing,
}: HandlerParts): CallHandlers<'sandbox.cases' | 'sandbox.decide' | 'sandbox.stand-ins'> {
  const { database, now } = borrowing;
  return {
    'sandbox.cases': async ({ market = null }) => {
      const read = await readSandboxCases(database, borrowing.seal, market);
      return {
        orders: read.referred.map(caseLine),
        payouts: read.disbursements.map(payoutLine),
        standIns: read.simulators,
      };
    },

    'sandbox.decide': async ({ orderId, decision, amount, reasons = [] }, { requestId }) => {
      const input = {
        orderId,
        decision,
        mostAmount: amount === undefined ? null : BigInt(amount),
        reasons: reasons.length > 0 ? reasons : usual[decision],
        accepts: formSteps,
      };
      const command = decideManually(borrowing);
      const answer = await runCommand(database, command, { input, actor, requestId, now: now() });
      if (answer.kind === 'done') return answer.output;
      const refused = answer.kind === 'refused' ? answer.refusal.refused : 'order_is_unknown';
      if (refused === 'order_is_unknown') return { refused: 'not_found' };
      if (refused === 'amount_is_above_the_asked' || refused === 'limit_raise_was_not_requested')
        return { refused: 'amount_is_above_the_approved' };
      return { refused: refused === 'amount_is_not_offered' ? refused : 'order_cannot_change_now' };
    },

    'sandbox.stand-ins': async ({ decides, paysOut }, { requestId }) => {
      const input = {
        ...(decides !== undefined && { decides }),
        ...(paysOut !== undefined && { paysOut }),
      };
      const command = switchSimulators(borrowing);
      const answer = await runCommand(database, command, { input, actor, requestId, now: now() });
      if (answer.kind !== 'done') throw new Error('the stand-ins could not be switched');
      return answer.output;
    },
  };
}

function payoutLine({ orderId, amount, ...payout }: DisbursementCase) {
  return { ...payout, reference: applicationReference(orderId ?? payout.payoutId), amount: Number(amount) };
}

/** Where the page names none. */
const usual = {
  approve: [],
  refuse: ['decided_by_a_person'],
  'send-back': ['income_is_unclear'],
} as const;

/** An order that waits for a person, with the facts and the decision in words. */
function caseLine({ order, decision, grounds }: ReferredCase) {
  const { id, market, state, amount } = order;
  return {
    orderId: id,
    market,
    reference: applicationReference(id),
    state,
    currency: markets[market].currency.code,
    amount: Number(amount),
    facts: grounds.facts ? factLines(market, grounds.facts) : [],
    trace: decisionWords(market, decision, grounds),
    changedAt: decision.decidedAt.toISOString(),
  };
}
