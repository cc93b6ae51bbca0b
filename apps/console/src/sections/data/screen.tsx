import { Page } from '../../shell/page.tsx';
import { useQuery } from '../../shell/router.ts';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Segmented } from '../../kit/segmented.tsx';
import { Requests } from './requests.tsx';
import { Retention } from './retention.tsx';

const views = [
  { value: 'requests', words: 'Requests', keys: '1' },
  { value: 'retention', words: 'Due for deletion', keys: '2' },
] as const;

/** Whose data was asked for, and what is deleted when. */
export function Screen() {
  const [view, setView] = useQuery<'requests' | 'retention'>('view', 'requests', ['requests', 'retention']);
  useKeys('Data requests', [
    { keys: '1', words: 'requests', run: () => setView('requests') },
    { keys: '2', words: 'due for deletion', run: () => setView('retention') },
  ]);
  return (
    <Page
      crumbs={[{ words: 'Set up' }, { words: 'Data requests' }]}
      actions={<Segmented label="What to see" value={view} options={views} onChange={setView} />}
    >
      {view === 'requests' ? <Requests /> : <Retention />}
    </Page>
  );
}
