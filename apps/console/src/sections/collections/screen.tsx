import { usePlace, useQuery } from '../../shell/router.ts';
import { LatePage } from './late-page.tsx';
import { TeamPage } from './team-page.tsx';
import { WorklistPage } from './worklist-page.tsx';
import './collections.css';

/** Accounts past due: who to call now, the call itself, and what came of the work. */
export function Screen() {
  const { id } = usePlace();
  const [tab] = useQuery<'work' | 'performance'>('tab', 'work', ['work', 'performance']);
  if (id !== null) return <LatePage key={id} loan={id} />;
  return tab === 'performance' ? <TeamPage /> : <WorklistPage />;
}
