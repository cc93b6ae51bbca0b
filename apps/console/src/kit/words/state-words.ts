export { paymentStateWords, payoutFileWords, payoutStateWords } from '@candor/domain/payment-channels';

/** How an application stands, in a word or two. */
export const applicationStateWords = {
  draft: 'Begun',
  submitted: 'Received',
  'in-review': 'In review',
  'sent-back': 'Returned',
  refused: 'Declined',
  approved: 'Offered',
  expired: 'Offer ended',
  withdrawn: 'Withdrawn',
  confirmed: 'Signed',
  'paying-out': 'Disbursing',
  'payout-failed': 'Disbursement failed',
  'paid-out': 'Disbursed',
} as const satisfies Readonly<Record<string, string>>;
