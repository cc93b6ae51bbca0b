import type { OutboxHandlers } from '../../kernel/outbox/relay-outbox.ts';
import type { OutboxTopic } from '../../kernel/outbox/topics.ts';

/**
 * Topics that commands write and nothing in here waits for. Integrators are told of some
 * (`webhook-topics.ts`); the others are kept as a trace for thirty days and then cleared. Every other topic
 * needs a handler, or the worker does not compile.
 */
export const unheardTopics = [
  'product.saved',
  'order.draft',
  'order.paying-out',
  'order.payout-failed',
  'order.paid-out',
  'payment.created',
  'payment.pending',
  'payment.expired',
  'payment.failed',
  'payment.claimed',
  'payment.matched',
  'payment.refunded',
  'payment.divided',
  'loan.interest-accrued',
  'loan.late-charged',
  'loan.plan-changed',
  'loan.money-allocated',
  'loan.payment-reversed',
  'loan.row-disputed',
  'loan.dispute-ended',
  'loan.charges-waived',
  'loan.loan-restructured',
  'loan.loan-settled',
  'loan.loan-reopened',
  'loan.loan-cancelled',
  'loan.loan-written-off',
  'loan.loan-recovered',
  'loan.recovery-received',
  'loan.recovery-lost',
  'complaint.received',
  'complaint.disputed',
  'complaint.replied',
  'complaint.wrote',
  'complaint.escalated',
  'complaint.late',
  'complaint.answered',
  'complaint.taken-back',
  'complaint.rejected',
  'complaint.regulator',
  'complaint.reopened',
  'complaint.closed',
] as const satisfies readonly OutboxTopic[];

type UnheardTopic = (typeof unheardTopics)[number];

/** Takes each of them, and does nothing. */
export const unheardHandlers = Object.fromEntries(
  unheardTopics.map((topic) => [topic, async () => {}]),
) as unknown as Pick<OutboxHandlers, UnheardTopic>;
