export { type ListedRefund, listRefunds } from './list-refunds.ts';
export {
  chooseRefundAccount,
  deleteRefundAccountsBefore,
  findRefundAccount,
  holdersOfNumber,
  insertRefundAccount,
} from './refund-accounts.ts';
