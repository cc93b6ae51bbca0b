import { causeOfActor } from '../../customers/contact/ring-at.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import type { OutboxHandler, OutboxHandlers } from '../../kernel/outbox/relay-outbox.ts';
import type { AboutPayment } from '../../kernel/outbox/topics.ts';
import { notifyPayment, type PaymentNews } from '../../payments/payment-notices/notify-payment.ts';

type Parts = Pick<LendingDeps, 'database' | 'now' | 'seal' | 'newId'>;

type Topics = 'payment.received' | 'payment.allocated' | 'payment.refused' | 'payment.reversed';

/** What the borrower hears of a payment. The outbox may hand each over twice; they hear of it once. */
export function paymentTopics(parts: Parts): Pick<OutboxHandlers, Topics> {
  const tell =
    (of: PaymentNews['of']): OutboxHandler<AboutPayment> =>
    async ({ payment }, { id, by }) => {
      await runCommand(parts.database, notifyPayment(parts), {
        input: { of, paymentId: payment, causedBy: causeOfActor(by) },
        actor: { kind: 'system', id: 'payments' },
        idempotencyKey: `payment news ${id}`,
        now: parts.now(),
      });
    };
  return {
    'payment.received': tell('counted'),
    'payment.allocated': tell('counted'),
    'payment.refused': tell('refused'),
    'payment.reversed': tell('taken-back'),
  };
}
