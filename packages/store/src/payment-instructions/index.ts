export { type OpenCode, openCodesOf, wayNamesOf } from './loan-codes.ts';
export {
  type DuePayment,
  type PaymentCode,
  askPaymentAgainAt,
  claimDuePayment,
  insertPaymentCode,
  keepPaymentCode,
  lastPayTypeOf,
  readMovedDay,
  readPaymentCode,
} from './payment-codes.ts';
export {
  type SandboxCollection,
  lockSandboxCollection,
  saveSandboxCollection,
} from './sandbox-collections.ts';
