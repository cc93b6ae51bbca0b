import { choice, type ListFilter } from '../../kit/list/list-types.ts';
import { channelName } from '../../kit/words/channel-name.ts';

export function disbursementFilters(channels: readonly string[]): ListFilter[] {
  return [
    choice('show', 'Status', {
      waiting: 'to do',
      open: 'in progress',
      failed: 'failed',
      held: 'held',
      left: 'completed',
    }),
    { kind: 'amount', key: 'amount', name: 'Amount' },
    { kind: 'day', key: 'ordered', name: 'Ordered' },
    choice('kind', 'Type', { loan: 'loan', refund: 'refund' }),
    choice(
      'channel',
      'Channel',
      channels.map((channel) => ({ value: channel, words: channelName(channel) })),
    ),
  ];
}

/** The tabs that come with the list: first the queue, by its deadlines. */
export const disbursementViews = [
  { id: 'waiting', name: 'To do', query: '' },
  { id: 'open', name: 'In progress', query: 'show=open' },
  { id: 'failed', name: 'Failed', query: 'show=failed' },
  { id: 'held', name: 'Held', query: 'show=held' },
  { id: 'left', name: 'Completed', query: 'show=left' },
];
