import type { BorrowingParts } from '../borrowing-parts.ts';
import { decideSubmitted } from '../decisions/decide-submitted.ts';
import type { ToldStep } from '../messages/order-words.ts';
import { tellAboutOrder } from '../messages/tell-about-order.ts';
import type { OutboxHandler, OutboxHandlers } from '../outbox/relay-outbox.ts';
import { runForMessage } from '../outbox/run-for-message.ts';
import { decideAsStandIn } from '../sandbox/decide-as-stand-in.ts';

type AboutOrder = { readonly order: string };

/**
 * What follows from each step of an order until it is signed: one that is sent is decided, and of every outcome its borrower hears. The
 * outbox may hand each over twice; each is done once.
 */
export function orderTopics(parts: BorrowingParts): OutboxHandlers {
  const tell =
    (step: ToldStep): OutboxHandler =>
    async (payload, { id }) => {
      await runForMessage(parts.database, tellAboutOrder(parts), {
        input: { orderId: (payload as AboutOrder).order, step },
        actor: { kind: 'system', id: 'orders' },
        idempotencyKey: `order news ${id}`,
        now: parts.now(),
      });
    };
  return {
    'order.submitted': (payload, message) =>
      decideSubmitted(parts, { orderId: (payload as AboutOrder).order }, message),
    // That somebody looks is no news: the outcome is.
    'order.in-review': async () => {},
    'order.referred': tell('referred'),
    'order.approved': tell('approved'),
    'order.refused': tell('refused'),
    'order.sent-back': tell('sent-back'),
    'order.expired': tell('expired'),
    'order.withdrawn': tell('withdrawn'),
    'sandbox.decide': (payload, { id }) => decideAsStandIn(parts, (payload as AboutOrder).order, id),
  };
}
