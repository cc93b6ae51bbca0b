import type { BorrowingParts } from '../borrowing-parts.ts';
import { runCommand } from '../commands/run-command.ts';
import type { OutboxHandler, OutboxHandlers } from '../outbox/relay-outbox.ts';
import { tellPayment, type PaymentNews } from './tell-payment.ts';

type Parts = Pick<BorrowingParts, 'database' | 'now' | 'seal' | 'newId'>;

/** What the borrower hears of a payment. The outbox may hand each over twice; they hear of it once. */
export function paymentTopics(parts: Parts): OutboxHandlers {
  const tell =
    (of: PaymentNews['of']): OutboxHandler =>
    async (payload, { id }) => {
      await runCommand(parts.database, tellPayment(parts), {
        input: { of, paymentId: (payload as { payment: string }).payment },
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
