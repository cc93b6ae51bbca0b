import { causeOfActor } from '../../customers/contact/ring-at.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Command, Json } from '../../kernel/commands/command.ts';
import type { OutboxHandlers } from '../../kernel/outbox/relay-outbox.ts';
import { runForMessage } from '../../kernel/outbox/run-for-message.ts';
import { intendDisbursement } from '../../payments/disbursements/intend-disbursement.ts';
import { disbursementIdOfApplication } from '../../payments/disbursements/disbursement-id-of-application.ts';
import { raiseException } from '../../payments/disbursements/raise-exception.ts';
import { startDisbursement } from '../../payments/disbursements/start-disbursement.ts';
import {
  notifyDisbursement,
  type DisbursementNews,
} from '../../payments/disbursement-notices/notify-disbursement.ts';

type Parts = Pick<LendingDeps, 'database' | 'now' | 'seal' | 'newId' | 'disbursementChannels'>;
type Topics =
  | 'order.confirmed'
  | 'payout.ordered'
  | 'payout.left'
  | 'payout.failed'
  | 'payout.needs-a-person';

const actor = { kind: 'system', id: 'payouts' } as const;

/**
 * What follows on the way from a signature to the money: signed → ordered → intended → (the worker sends and
 * asks) → left or failed. The outbox may hand each over twice; each is done once.
 */
export function disbursementTopics(parts: Parts): Pick<OutboxHandlers, Topics> {
  const run = async <Input, Output extends Json, Code extends string>(
    command: Command<Input, Output, Code>,
    input: Input,
    idempotencyKey?: string,
  ) => {
    const answer = await runForMessage(parts.database, command, {
      input,
      actor,
      now: parts.now(),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    });
    // Nothing was done, and nothing will be under this key: the message comes again, and in the end to a
    // person.
    if (answer.kind === 'key-reused')
      throw new Error(`the key of ${command.name} was used for something else`);
    return answer;
  };
  const tell = (news: DisbursementNews, id: bigint) =>
    run(notifyDisbursement(parts), news, `payout news ${id}`);

  return {
    'order.confirmed': async ({ order: orderId, market }, { id }) => {
      const payoutId = disbursementIdOfApplication(orderId);
      // The key keeps a message that comes late from ordering again what has failed meanwhile.
      const started = await run(startDisbursement, { orderId, payoutId }, `payout of order ${orderId}`);
      if (started.kind === 'done') return void (await tell({ of: 'signed', orderId }, id));
      // Withdrawn meanwhile: nothing to do. Anything else keeps a signed order from its money.
      if (started.kind === 'refused' && started.refusal.refused !== 'only_a_confirmed_order_is_paid_out') {
        await run(raiseException, { market, payoutId: null, orderId, why: started.refusal.refused });
      }
    },
    'payout.ordered': async ({ payout }) => {
      await run(intendDisbursement(parts.disbursementChannels), { payoutId: payout });
    },
    'payout.left': async ({ payout }, { id, by }) => {
      await tell({ of: 'left', payoutId: payout, causedBy: causeOfActor(by) }, id);
    },
    'payout.failed': async ({ payout: payoutId, why }, { id, by }) => {
      await tell({ of: 'failed', payoutId, why, causedBy: causeOfActor(by) }, id);
    },
    'payout.needs-a-person': async ({ payout: payoutId, market, why }) => {
      await run(raiseException, { market, payoutId, orderId: null, why });
    },
  };
}
