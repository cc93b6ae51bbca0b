import type { Application } from './application-types.ts';

/** How an application stands, in a word or two. */
export const stateWords: Readonly<Record<Application['state'], string>> = {
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
};

/** 3 of a month → 3 months; 6 of two weeks → 6 × 2 weeks; one of 30 days → 30 days, single payment. */
export function termWords(term: Application['term']): string {
  return term.instalments === 1 ? `${lengthWords(term)}, single payment` : lengthWords(term);
}

/** The same where there is little room: one of 30 days → 30 days. */
export function lengthWords({ instalments, every }: Application['term']): string {
  const unit = every.unit.replace('-', ' ');
  const many = (count: number) => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (instalments === 1) return many(every.count);
  return every.count === 1 ? many(instalments) : `${instalments} × ${many(every.count)}`;
}
