/**
 * One address, two views, and nobody sees both: the one that the address speaks of comes beside the answer.
 */
export const loadLoanView = () => import('./loan-view.tsx');
export const loadOrderView = () => import('./order-view.tsx');

/** What opens from below on a loan's page: comes while one reads. */
export const loadLoanSheets = () => import('./loan-sheets.tsx');
