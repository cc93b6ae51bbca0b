import { choice, type ListFilter } from '../../kit/list/list-types.ts';

export const disbursementFilters: readonly ListFilter[] = [
  choice('show', 'Status', {
    waiting: 'to do',
    open: 'in progress',
    'for-approval': 'with an approver',
    held: 'held',
    failed: 'failed, closed',
    left: 'completed',
  }),
  { kind: 'amount', key: 'amount', name: 'Amount' },
  { kind: 'day', key: 'ordered', name: 'Ordered' },
  choice('kind', 'Type', { loan: 'loan', refund: 'refund' }),
];

/** The tabs that come with the list, each disbursement in one of them: first the queue, by its deadlines. */
export const disbursementViews = [
  { id: 'waiting', name: 'To do', query: '' },
  { id: 'open', name: 'In progress', query: 'show=open' },
  { id: 'held', name: 'Held', query: 'show=held' },
  { id: 'failed', name: 'Failed, closed', query: 'show=failed' },
  { id: 'left', name: 'Completed', query: 'show=left' },
];
