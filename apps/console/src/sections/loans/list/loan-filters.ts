import type { ListFilter } from '../../../kit/list/list-types.ts';

type Product = { readonly productId: string; readonly name: string };

/** What loans are narrowed to most, first. */
export function loanFilters(products: readonly Product[]): ListFilter[] {
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
        { value: '1..', words: 'past due' },
        { value: '0..0', words: 'not past due' },
      ],
    },
    {
      kind: 'choice',
      key: 'state',
      name: 'Status',
      options: [
        { value: 'active', words: 'active' },
        { value: 'ended', words: 'ended' },
        { value: 'written-off', words: 'written off' },
      ],
    },
    { kind: 'amount', key: 'outstanding', name: 'Outstanding' },
    { kind: 'amount', key: 'overdue', name: 'Overdue' },
    { kind: 'amount', key: 'principal', name: 'Principal' },
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
    { kind: 'day', key: 'disbursed', name: 'Disbursed' },
    {
      kind: 'choice',
      key: 'promise',
      name: 'Promise to pay',
      options: [
        { value: 'open', words: 'open' },
        { value: 'broken', words: 'broken' },
        { value: 'kept', words: 'kept' },
      ],
    },
    { kind: 'count', key: 'maxDpd', name: 'Max DPD' },
    {
      kind: 'choice',
      key: 'restructured',
      name: 'Restructured',
      options: [
        { value: 'yes', words: 'yes' },
        { value: 'no', words: 'no' },
      ],
    },
  ];
}

/** The tabs that come with the list. */
export const loanViews = [
  { id: 'all', name: 'All loans', query: '' },
  { id: 'past-due', name: 'Past due', query: 'dpd=1..&sort=-dpd' },
  { id: 'active', name: 'Active', query: 'state=active' },
  { id: 'promises', name: 'Promises open', query: 'promise=open&sort=-dpd' },
  { id: 'ended', name: 'Ended', query: 'state=ended' },
  { id: 'written-off', name: 'Written off', query: 'state=written-off' },
];
