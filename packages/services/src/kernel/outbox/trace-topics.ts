import type { OutboxTopic } from './topics.ts';

/**
 * Topics that commands write and nobody waits for, neither in here nor outside: done as they are written, so
 * that no worker turns to them, and kept as a trace for thirty days.
 */
export const traceTopics = [
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
  'loan.recovery-received',
  'loan.recovery-lost',
  'complaint.replied',
  'complaint.wrote',
  'complaint.escalated',
  'complaint.regulator',
] as const satisfies readonly OutboxTopic[];

const traces: ReadonlySet<string> = new Set(traceTopics);

export const isTraceTopic = (topic: string): boolean => traces.has(topic);
