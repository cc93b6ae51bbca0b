/**
 * What integrators can be told of: a closed list. Each says ids and states, never a name, a number or a word
 * of a person's.
 */
export const webhookEvents = {
  'order.submitted': 'An application was handed in',
  'order.approved': 'An application was approved',
  'order.refused': 'An application was refused',
  'order.sent-back': 'Something was asked back about an application',
  'order.withdrawn': 'An application was withdrawn',
  'order.expired': 'An offer expired',
  'order.signed': 'An agreement was signed',
  'payout.left': 'Money has left: a loan begins, or a refund is done',
  'payout.failed': 'A disbursement failed',
  'payment.received': 'A payment came in',
  'payment.matched': 'Money was matched to a loan',
  'payment.reversed': 'A payment was taken back',
  'loan.closed': 'A loan is repaid',
  'loan.reopened': 'A repaid loan owes again',
  'loan.restructured': 'The plan of a loan was changed',
  'loan.cancelled': 'A loan was cancelled',
  'loan.written-off': 'A loan was written off',
  'complaint.received': 'A complaint was received',
  'complaint.answered': 'A complaint was answered',
  'complaint.overdue': 'A complaint passed its day',
  'complaint.reopened': 'A complaint was reopened',
  'complaint.closed': 'A complaint was closed',
} as const;

export type WebhookEventKey = keyof typeof webhookEvents;

export const webhookEventKeys = Object.keys(webhookEvents) as [WebhookEventKey, ...WebhookEventKey[]];
