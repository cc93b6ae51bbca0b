import { choice, type ListFilter } from '../../kit/list/list-types.ts';
import { channelName } from '../../kit/words/channel-name.ts';

type Counts = {
  readonly waiting: number;
  readonly open: number;
  readonly failed: number;
  readonly held: number;
};

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

/** The tabs that come with the list, with how many are in each: first the queue, by its deadlines. */
export function disbursementViews(counts: Counts | undefined) {
  const named = (name: string, many: number | undefined) => (many ? `${name} ${many}` : name);
  return [
    { id: 'waiting', name: 'To do', query: '' },
    { id: 'open', name: named('In progress', counts?.open), query: 'show=open' },
    { id: 'failed', name: named('Failed', counts?.failed), query: 'show=failed' },
    { id: 'held', name: named('Held', counts?.held), query: 'show=held' },
    { id: 'left', name: 'Completed', query: 'show=left' },
  ];
}
