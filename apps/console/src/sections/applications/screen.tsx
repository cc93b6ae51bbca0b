import { usePlace } from '../../shell/router.ts';
import { ApplicationList } from './list/application-list.tsx';
import { ApplicationPage } from './application-page.tsx';
import './applications.css';
import './documents.css';

/** Who has applied, and one of them. */
export function Screen() {
  const { id } = usePlace();
  return id === null ? <ApplicationList /> : <ApplicationPage key={id} orderId={id} />;
}
