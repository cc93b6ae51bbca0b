import type { Details } from './loan-detail-screen.tsx';
import { partOf } from '../../shell/part-of.ts';

/**
 * One address, two views, and nobody sees both: the one that the address speaks of comes beside the answer.
 */
export const LoanView = partOf(() => import('./loan-view.tsx').then((module) => module.LoanView));
export const OrderView = partOf(() => import('./order-view.tsx').then((module) => module.OrderView));
export const OrderStep = partOf(() => import('./order-view.tsx').then((module) => module.OrderStep));

/** What these details are drawn with. */
export const loadLoanParts = ({ item }: Details): Promise<unknown> =>
  item.loanState === null ? Promise.all([OrderView.load(), OrderStep.load()]) : LoanView.load();

/** What opens from below on a loan's page: comes while one reads. */
export const loadLoanSheets = () => import('./loan-sheets.tsx');
