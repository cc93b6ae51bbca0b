import type { Customer } from './customer-types.ts';

export const loanStates: Readonly<Record<Customer['loans'][number]['state'], string>> = {
  active: 'Active',
  settled: 'Settled',
  cancelled: 'Cancelled',
  'written-off': 'Written off',
  recovered: 'Recovered',
};

const decisions: Readonly<Record<Customer['applications'][number]['state'], string>> = {
  draft: 'Draft',
  submitted: 'Received',
  'in-review': 'Manual review',
  'sent-back': 'Returned for correction',
  refused: 'Declined',
  approved: 'Approved, not signed',
  expired: 'Offer expired',
  withdrawn: 'Withdrawn',
  confirmed: 'Signed',
  'paying-out': 'Being disbursed',
  'payout-failed': 'Disbursement failed',
  'paid-out': 'Approved, disbursed',
};

/** What came of an application; of a decline, the first of its reasons. */
export function decisionWords({ state, reasons }: Customer['applications'][number]): string {
  const [first] = reasons;
  return state === 'refused' && first ? `Declined: ${first.replaceAll('_', ' ')}` : decisions[state];
}

const units = { day: 'day', week: 'week', 'half-month': 'half month', month: 'month' } as const;

/** Four instalments every month → 4 months; one after 30 days → 30 days. */
export function termOf({ instalments, every }: Customer['applications'][number]): string {
  const count = instalments * every.count;
  return `${count} ${units[every.unit]}${count === 1 ? '' : 's'}`;
}

export const holds: Readonly<Record<NonNullable<Customer['hold']>['option'], string>> = {
  delay: 'Collections hold: hardship',
  'smaller-instalments': 'Collections hold: hardship',
  'promise-to-pay': 'Collections hold: promise to pay',
  talk: 'Collections hold: callback asked for',
};
