import { usePlace } from '../../shell/router.ts';
import { LoanList } from './list/loan-list.tsx';
import { LoanPage } from './loan-page.tsx';
import './loans.css';

/** Loans: looked up by anything a caller would say, and one of them on one page. */
export function Screen() {
  const { id } = usePlace();
  return id === null ? <LoanList /> : <LoanPage key={id} loan={id} />;
}
