export { type ListedRefund, listRefunds } from './list-refunds.ts';
export {
  chooseRefundAccount,
  deleteRefundAccountsBefore,
  holdersOfNumber,
  insertRefundAccount,
  refundAccountsOfIds,
} from './refund-accounts.ts';
