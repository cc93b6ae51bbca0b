import type { OutboxTopic } from '../../kernel/outbox/topics.ts';

/** Which messages of the outbox an event comes from. What is not here is told to nobody outside. */
const webhookTopics = {
  'order.submitted': ['order.submitted'],
  'order.approved': ['order.approved'],
  'order.refused': ['order.refused'],
  'order.sent-back': ['order.sent-back'],
  'order.withdrawn': ['order.withdrawn'],
  'order.expired': ['order.expired'],
  'order.signed': ['order.confirmed'],
  'payout.left': ['payout.left'],
  'payout.failed': ['payout.failed'],
  'payment.received': ['payment.received'],
  'payment.matched': ['payment.allocated'],
  'payment.reversed': ['payment.reversed'],
  'loan.closed': ['loan.loan-settled'],
  'loan.reopened': ['loan.loan-reopened'],
  'loan.restructured': ['loan.loan-restructured'],
  'loan.cancelled': ['loan.loan-cancelled'],
  'loan.written-off': ['loan.loan-written-off'],
  'complaint.received': ['complaint.received', 'complaint.disputed'],
  'complaint.answered': ['complaint.answered', 'complaint.rejected', 'complaint.taken-back'],
  'complaint.overdue': ['complaint.late'],
  'complaint.reopened': ['complaint.reopened'],
  'complaint.closed': ['complaint.closed'],
} as const satisfies Record<string, readonly OutboxTopic[]>;

export type WebhookEvent = keyof typeof webhookTopics;

export const webhookEventNames = Object.keys(webhookTopics) as WebhookEvent[];

type ToldTopic = (typeof webhookTopics)[WebhookEvent][number];

/** By topic. */
export const eventOfTopic: ReadonlyMap<ToldTopic, WebhookEvent> = new Map(
  webhookEventNames.flatMap((event) => webhookTopics[event].map((topic) => [topic, event] as const)),
);
