import { partOf } from '../../shell/part-of.ts';

/**
 * One address, two views, and nobody sees both: the one that the address speaks of comes beside the answer.
 */
export const LoanView = partOf(() => import('./loan-view.tsx').then((module) => module.LoanView));
export const OrderView = partOf(() => import('./order-view.tsx').then((module) => module.OrderView));
export const OrderStep = partOf(() => import('./order-view.tsx').then((module) => module.OrderStep));

/** What opens from below on a loan's page: comes while one reads. */
export const loadLoanSheets = () => import('./loan-sheets.tsx');
