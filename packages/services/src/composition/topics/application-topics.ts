import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { decideSubmitted } from '../../lending/decisions/decide-submitted.ts';
import type { ToldStep } from '../../customers/messages/application-texts.ts';
import { notifyAboutApplication } from '../../lending/applications/notify-about-application.ts';
import type { OutboxHandler, OutboxHandlers } from '../../kernel/outbox/relay-outbox.ts';
import type { AboutApplication } from '../../kernel/outbox/topics.ts';
import { runForMessage } from '../../kernel/outbox/run-for-message.ts';
import { decideAsSimulator } from '../sandbox/decide-as-simulator.ts';

type Topics =
  | 'order.submitted'
  | 'order.in-review'
  | 'order.referred'
  | 'order.approved'
  | 'order.refused'
  | 'order.sent-back'
  | 'order.expired'
  | 'order.withdrawn'
  | 'sandbox.decide';

/**
 * What follows from each step of an order until it is signed: one that is sent is decided, and of every
 * outcome its borrower hears. The outbox may hand each over twice; each is done once.
 */
export function applicationTopics(parts: LendingDeps): Pick<OutboxHandlers, Topics> {
  const tell =
    (step: ToldStep): OutboxHandler<AboutApplication> =>
    async ({ order }, { id }) => {
      await runForMessage(parts.database, notifyAboutApplication(parts), {
        input: { orderId: order, step },
        actor: { kind: 'system', id: 'orders' },
        idempotencyKey: `order news ${id}`,
        now: parts.now(),
      });
    };
  return {
    'order.submitted': ({ order }, message) => decideSubmitted(parts, { orderId: order }, message),
    // That somebody looks is no news: the outcome is.
    'order.in-review': async () => {},
    'order.referred': tell('referred'),
    'order.approved': tell('approved'),
    'order.refused': tell('refused'),
    'order.sent-back': tell('sent-back'),
    'order.expired': tell('expired'),
    'order.withdrawn': tell('withdrawn'),
    'sandbox.decide': ({ order }, { id }) => decideAsSimulator(parts, order, id),
  };
}
