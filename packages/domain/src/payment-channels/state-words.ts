import type { PaymentState } from '../states/index.ts';

/** What became of money that came: one word on every screen and in every file. */
const payments: Readonly<Record<PaymentState, string>> = {
  created: 'Awaited',
  pending: 'Awaited',
  expired: 'Expired',
  failed: 'Failed',
  received: 'Unapplied',
  matched: 'Unapplied',
  allocated: 'Applied',
  reversed: 'Reversed',
  refunded: 'Refunded',
  divided: 'Split',
  claimed: 'Claimed',
  refused: 'Claim declined',
};

export const paymentStateWords = (state: string): string => payments[state as PaymentState] ?? state;

/** Where money that leaves has come to: a disbursement's and a refund's way is the same. */
const payouts: Readonly<Record<string, string>> = {
  'not-ordered': 'Not started',
  ordered: 'To be sent',
  intended: 'To be sent',
  calling: 'Sent',
  sent: 'Sent',
  unknown: 'Unknown',
  failed: 'Failed',
  left: 'Completed',
};

export const payoutStateWords = (state: string): string => payouts[state] ?? state;

/** A file of disbursements, from its maker to the bank. */
const files: Readonly<Record<string, string>> = {
  prepared: 'needs approval',
  released: 'released',
  returned: 'returned to maker',
};

export const payoutFileWords = (state: string): string => files[state] ?? state;
