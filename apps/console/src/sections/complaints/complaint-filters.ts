import { choice, type ListFilter } from '../../kit/list/list-types.ts';
import { channelWords, kindChoices } from './complaint-words.ts';

export const complaintFilters: readonly ListFilter[] = [
  choice('show', 'Status', { waiting: 'open', answered: 'answered', all: 'any' }),
  choice(
    'kind',
    'Subject',
    kindChoices.filter(({ value }) => value !== ''),
  ),
  choice('channel', 'Channel', channelWords),
  { kind: 'day', key: 'received', name: 'Received' },
  { kind: 'day', key: 'due', name: 'Answer by' },
];

/** The tabs that come with the list: first the queue, by its deadlines. */
export const complaintViews = [
  { id: 'waiting', name: 'Open', query: '' },
  { id: 'answered', name: 'Answered', query: 'show=answered' },
  { id: 'all', name: 'All', query: 'show=all' },
];
