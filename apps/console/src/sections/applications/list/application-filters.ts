import type { ListFilter } from '../../../kit/list/list-types.ts';

type Product = { readonly productId: string; readonly name: string };

export function applicationFilters(products: readonly Product[]): ListFilter[] {
  return [
    {
      kind: 'choice',
      key: 'show',
      name: 'Status',
      options: [
        { value: 'waiting', words: 'waiting' },
        { value: 'for-approval', words: 'waiting for approval' },
        { value: 'sent-back', words: 'returned' },
        { value: 'approved', words: 'offered' },
        { value: 'refused', words: 'declined' },
        { value: 'all', words: 'any' },
      ],
    },
    { kind: 'amount', key: 'amount', name: 'Amount' },
    { kind: 'day', key: 'applied', name: 'Applied' },
    ...(products.length === 0
      ? []
      : [
          {
            kind: 'choice' as const,
            key: 'product',
            name: 'Product',
            options: products.map(({ productId, name }) => ({ value: productId, words: name })),
          },
        ]),
    {
      kind: 'choice',
      key: 'decision',
      name: 'Automated decision',
      options: [
        { value: 'approve', words: 'approve' },
        { value: 'refer', words: 'manual review' },
        { value: 'refuse', words: 'decline' },
      ],
    },
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
