import { usePlace } from '../../shell/router.ts';
import './audit.css';
import { Search } from './search.tsx';
import { TrailOfLoan } from './trail-of-loan.tsx';

/** What happened: in the whole house, or to one loan. */
export function Screen() {
  const { id } = usePlace();
  return id === null ? <Search /> : <TrailOfLoan key={id} loan={id} />;
}
