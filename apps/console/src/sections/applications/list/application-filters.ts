import { choice, type ListFilter, productChoice, type NamedProduct } from '../../../kit/list/list-types.ts';

export function applicationFilters(products: readonly NamedProduct[]): ListFilter[] {
  return [
    choice('show', 'Status', {
      waiting: 'waiting',
      'for-approval': 'waiting for approval',
      'sent-back': 'returned',
      approved: 'offered',
      refused: 'declined',
      all: 'any',
    }),
    { kind: 'amount', key: 'amount', name: 'Amount' },
    { kind: 'day', key: 'applied', name: 'Applied' },
    ...productChoice(products),
    choice('decision', 'Automated decision', {
      approve: 'approve',
      refer: 'manual review',
      refuse: 'decline',
    }),
  ];
}

/** The tabs that come with the list: first the queue, by its deadlines. */
export const applicationViews = [
  { id: 'waiting', name: 'Waiting', query: '' },
  { id: 'for-approval', name: 'Waiting for approval', query: 'show=for-approval' },
  { id: 'sent-back', name: 'Returned', query: 'show=sent-back' },
  { id: 'approved', name: 'Offered', query: 'show=approved' },
  { id: 'refused', name: 'Declined', query: 'show=refused' },
  { id: 'all', name: 'All', query: 'show=all' },
];
