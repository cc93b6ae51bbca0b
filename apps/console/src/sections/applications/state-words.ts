import type { Application } from './application-types.ts';

/** How an application stands, in a word or two. */
export const stateWords: Readonly<Record<Application['state'], string>> = {
  draft: 'Begun',
  submitted: 'Sent',
  'in-review': 'In review',
  'sent-back': 'Asked back',
  refused: 'Refused',
  approved: 'Offered',
  expired: 'Offer ended',
  withdrawn: 'Withdrawn',
  confirmed: 'Signed',
  'paying-out': 'Paying out',
  'payout-failed': 'Disbursement failed',
  'paid-out': 'Paid out',
};

/** 3 instalments of a month → 3 months; of two weeks → 6 × 2 weeks; one of 30 days → 30 days at once. */
export function termWords({ instalments, every }: Application['term']): string {
  const unit = every.unit.replace('-', ' ');
  const many = (count: number) => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (instalments === 1) return `${many(every.count)} at once`;
  return every.count === 1 ? many(instalments) : `${instalments} × ${many(every.count)}`;
}
