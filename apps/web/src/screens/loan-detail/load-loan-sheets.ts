/** What opens from below on a loan's page: comes while one reads. */
export const loadLoanSheets = () => import('./loan-sheets.tsx');
