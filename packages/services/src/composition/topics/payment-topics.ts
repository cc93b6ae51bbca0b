import { causeOfActor } from '../../customers/contact/ring-at.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { runForMessage } from '../../kernel/outbox/run-for-message.ts';
import type { OutboxHandler, OutboxHandlers } from '../../kernel/outbox/relay-outbox.ts';
import type { AboutPayment } from '../../kernel/outbox/topics.ts';
import { notifyDebit } from '../../payments/mandates/notify-debit.ts';
import { notifyPayment, type PaymentNews } from '../../payments/payment-notices/notify-payment.ts';

type Parts = Pick<LendingDeps, 'database' | 'now' | 'seal' | 'newId' | 'ports'>;

type Topics =
  | 'debit.told'
  | 'payment.received'
  | 'payment.allocated'
  | 'payment.refused'
  | 'payment.reversed';

/** What the borrower hears of a payment, once: the message is done with it. */
export function paymentTopics(parts: Parts): Pick<OutboxHandlers, Topics> {
  const tell =
    (of: PaymentNews['of']): OutboxHandler<AboutPayment> =>
    async ({ payment }, message) => {
      await runForMessage(parts.database, notifyPayment(parts), {
        input: { of, paymentId: payment, causedBy: causeOfActor(message.by) },
        actor: { kind: 'system', id: 'payments' },
        message,
        now: parts.now(),
      });
      return 'settled';
    };
  return {
    'debit.told': async (input, message) => {
      await runForMessage(parts.database, notifyDebit(parts), {
        input,
        actor: { kind: 'system', id: 'mandates' },
        message,
        now: parts.now(),
      });
      return 'settled';
    },
    'payment.received': tell('counted'),
    'payment.allocated': tell('counted'),
    'payment.refused': tell('refused'),
    'payment.reversed': tell('taken-back'),
  };
}
