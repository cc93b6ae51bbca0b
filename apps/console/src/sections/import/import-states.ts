import type { Calls, ResponseOf } from '@candor/contract/console-client';

type State = ResponseOf<Calls['console.imports']>['items'][number]['state'];
type Look = { readonly words: string; readonly tone: 'neutral' | 'red' | 'amber' | 'violet' | 'plain' };

/** How an import stands, in a word or two. */
export const importStates: Readonly<Record<State, Look>> = {
  waiting: { words: 'needs approval', tone: 'violet' },
  'asked-back': { words: 'info requested', tone: 'violet' },
  refused: { words: 'declined', tone: 'red' },
  withdrawn: { words: 'withdrawn', tone: 'neutral' },
  lapsed: { words: 'lapsed', tone: 'neutral' },
  running: { words: 'running', tone: 'amber' },
  done: { words: 'done', tone: 'plain' },
};
