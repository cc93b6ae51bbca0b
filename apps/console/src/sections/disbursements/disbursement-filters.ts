import { choice, type ListFilter } from '../../kit/list/list-types.ts';

export const disbursementFilters: readonly ListFilter[] = [
  choice('show', 'Status', {
    waiting: 'to do',
    'for-approval': 'for approval',
    open: 'in progress',
    failed: 'failed',
    held: 'held',
    left: 'completed',
  }),
  { kind: 'amount', key: 'amount', name: 'Amount' },
  { kind: 'day', key: 'ordered', name: 'Ordered' },
  choice('kind', 'Type', { loan: 'loan', refund: 'refund' }),
];

/** The tabs that come with the list: first the queue, by its deadlines. */
export const disbursementViews = [
  { id: 'waiting', name: 'To do', query: '' },
  { id: 'for-approval', name: 'For approval', query: 'show=for-approval' },
  { id: 'open', name: 'In progress', query: 'show=open' },
  { id: 'failed', name: 'Failed', query: 'show=failed' },
  { id: 'held', name: 'Held', query: 'show=held' },
  { id: 'left', name: 'Completed', query: 'show=left' },
];
