export { type ListedRefund, listRefunds } from './list-refunds.ts';
export {
  chooseRefundAccount,
  deleteRefundAccountsBefore,
  findRefundAccount,
  insertRefundAccount,
} from './refund-accounts.ts';
