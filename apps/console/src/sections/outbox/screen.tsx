import { Page } from '../../shell/page.tsx';
import { useQuery } from '../../shell/router.ts';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Segmented } from '../../kit/segmented.tsx';
import { Costs } from './costs.tsx';
import { Messages } from './messages.tsx';
import './outbox.css';
import { Tasks } from './tasks.tsx';

const views = [
  { value: 'messages', words: 'Messages', keys: '1' },
  { value: 'tasks', words: 'Background jobs', keys: '2' },
  { value: 'costs', words: 'Costs', keys: '3' },
] as const;

/** What was sent to borrowers, and what the worker has to do outside the books. */
export function Screen() {
  const [view, setView] = useQuery<'messages' | 'tasks' | 'costs'>('view', 'messages', [
    'messages',
    'tasks',
    'costs',
  ]);
  useKeys('Outbox', [
    { keys: '1', words: 'messages', run: () => setView('messages') },
    { keys: '2', words: 'tasks', run: () => setView('tasks') },
    { keys: '3', words: 'costs', run: () => setView('costs') },
  ]);
  return (
    <Page
      crumbs={[{ words: 'Set up' }, { words: 'Outbox' }]}
      actions={<Segmented label="What to see" value={view} options={views} onChange={setView} />}
    >
      {view === 'messages' && <Messages />}
      {view === 'tasks' && <Tasks />}
      {view === 'costs' && <Costs />}
    </Page>
  );
}
