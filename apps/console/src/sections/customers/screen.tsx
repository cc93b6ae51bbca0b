import { usePlace } from '../../shell/router.ts';
import { CustomerList } from './customer-list.tsx';
import { CustomerPage } from './customer-page.tsx';
import './customers.css';

/** Customers: found by part of anything a caller would say, and one of them on one page. */
export function Screen() {
  const { id } = usePlace();
  return id === null ? <CustomerList /> : <CustomerPage key={id} borrowerId={id} />;
}
