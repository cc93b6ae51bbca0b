import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { usePlace, useQuery } from '../../shell/router.ts';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Segmented } from '../../kit/segmented.tsx';
import { Authority } from './authority.tsx';
import { Limits } from './limits.tsx';
import { ListOfPeople } from './list-of-people.tsx';
import { Networks } from './networks.tsx';
import './people.css';
import { RoleMatrix } from './role-matrix.tsx';

const views = [
  { value: 'people', words: 'People', keys: '1' },
  { value: 'roles', words: 'Roles', keys: '2' },
  { value: 'limits', words: 'Limits', keys: '3' },
  { value: 'authority', words: 'Authority', keys: '4' },
  { value: 'networks', words: 'Networks', keys: '5' },
] as const;

/** Who works here, and what each may do. */
export function Screen() {
  const { may } = useDesk();
  const { id } = usePlace();
  const [view, setView] = useQuery<(typeof views)[number]['value']>(
    'view',
    // Where a request about them leads to.
    id === 'networks' ? 'networks' : 'people',
    views.map(({ value }) => value),
  );
  useKeys('People and roles', [
    { keys: '1', words: 'people', run: () => setView('people') },
    { keys: '2', words: 'roles', run: () => setView('roles') },
    { keys: '3', words: 'limits', run: () => setView('limits') },
    { keys: '4', words: 'authority', run: () => setView('authority') },
    { keys: '5', words: 'networks', run: () => setView('networks') },
  ]);
  return (
    <Page
      crumbs={[{ words: 'Set up' }, { words: 'People and roles' }]}
      actions={<Segmented label="View" value={view} options={views} onChange={setView} />}
    >
      {view === 'people' && <ListOfPeople mayChange={may('people.change')} />}
      {view === 'roles' && <RoleMatrix mayChange={may('people.change')} />}
      {view === 'limits' && <Limits mayChange={may('people.change')} />}
      {view === 'authority' && <Authority mayChange={may('people.change')} />}
      {view === 'networks' && <Networks mayChange={may('people.change')} />}
    </Page>
  );
}
