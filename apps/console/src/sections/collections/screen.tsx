import { usePlace } from '../../shell/router.ts';
import { LateList } from './late-list.tsx';
import { LatePage } from './late-page.tsx';
import './collections.css';

/** Those who are late: who, by how much, what was agreed, and how often somebody has spoken with them. */
export function Screen() {
  const { id } = usePlace();
  return id === null ? <LateList /> : <LatePage key={id} loan={id} />;
}
