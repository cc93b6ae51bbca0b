/**
 * What integrators can be told of: a closed list. Each says ids and states, never a name, a number or a word
 * of a person's.
 */
export const webhookEvents = {
  'order.submitted': 'Application submitted',
  'order.approved': 'Application approved',
  'order.refused': 'Application declined',
  'order.sent-back': 'Application returned to the applicant',
  'order.withdrawn': 'Application withdrawn',
  'order.expired': 'Offer expired',
  'order.signed': 'Agreement signed',
  'payout.left': 'Disbursement completed: a loan starts or a refund is paid',
  'payout.failed': 'Disbursement failed',
  'payment.received': 'Payment received',
  'payment.matched': 'Payment applied to a loan',
  'payment.reversed': 'Payment reversed',
  'loan.closed': 'Loan paid in full',
  'loan.reopened': 'Closed loan reopened',
  'loan.restructured': 'Loan schedule changed',
  'loan.cancelled': 'Loan cancelled',
  'loan.written-off': 'Loan written off',
  'complaint.received': 'Complaint received',
  'complaint.answered': 'Complaint answered',
  'complaint.overdue': 'Complaint past its deadline',
  'complaint.reopened': 'Complaint reopened',
  'complaint.closed': 'Complaint closed',
} as const;

export type WebhookEventKey = keyof typeof webhookEvents;

export const webhookEventKeys = Object.keys(webhookEvents) as [WebhookEventKey, ...WebhookEventKey[]];
