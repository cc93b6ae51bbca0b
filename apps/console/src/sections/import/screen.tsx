import { usePlace } from '../../shell/router.ts';
import './import.css';
import { ImportPage } from './import-page.tsx';
import { ImportStart } from './import-start.tsx';

/** Loans that come over from an earlier system: a file to look at, or one that was asked for. */
export function Screen() {
  const { id } = usePlace();
  return id === null ? <ImportStart /> : <ImportPage key={id} importId={id} />;
}
