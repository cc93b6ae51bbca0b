import { choice, type ListFilter, productChoice, type NamedProduct } from '../../../kit/list/list-types.ts';

/** What loans are narrowed to most, first. */
export function loanFilters(products: readonly NamedProduct[]): ListFilter[] {
  return [
    {
      kind: 'count',
      key: 'dpd',
      name: 'DPD',
      usual: [
        { value: '1..30', words: '1–30' },
        { value: '31..60', words: '31–60' },
        { value: '61..90', words: '61–90' },
        { value: '91..', words: 'over 90' },
        { value: '1..', words: '1 or more' },
        { value: '0..0', words: '0' },
      ],
    },
    choice('state', 'Status', { active: 'active', ended: 'ended', 'written-off': 'written off' }),
    { kind: 'amount', key: 'outstanding', name: 'Outstanding' },
    { kind: 'amount', key: 'overdue', name: 'Past due' },
    { kind: 'amount', key: 'principal', name: 'Principal' },
    ...productChoice(products),
    { kind: 'day', key: 'disbursed', name: 'Disbursed' },
    choice('promise', 'Promise to pay', { open: 'open', broken: 'broken', kept: 'kept' }),
    { kind: 'count', key: 'maxDpd', name: 'Max DPD' },
    choice('restructured', 'Restructured', { yes: 'yes', no: 'no' }),
  ];
}

/** The tabs that come with the list. */
export const loanViews = [
  { id: 'all', name: 'All loans', query: '' },
  { id: 'past-due', name: 'Past due', query: 'overdue=1..&sort=-dpd' },
  { id: 'active', name: 'Active', query: 'state=active' },
  { id: 'promises', name: 'Promises open', query: 'promise=open&sort=-dpd' },
  { id: 'ended', name: 'Ended', query: 'state=ended' },
  { id: 'written-off', name: 'Written off', query: 'state=written-off' },
];
