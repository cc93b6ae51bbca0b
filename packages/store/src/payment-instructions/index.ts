export { type OpenCode, expireCodesOfLoan, openCodesOf, wayNamesOf } from './loan-codes.ts';
export {
  type DuePayment,
  type PaymentInstruction,
  askPaymentAgainAt,
  claimDuePayment,
  insertPaymentInstruction,
  keepPaymentInstruction,
  lastPayTypeOf,
  readMovedDay,
  readPaymentInstruction,
} from './payment-instructions.ts';
export {
  type SandboxCollection,
  lockSandboxCollection,
  saveSandboxCollection,
} from './sandbox-collections.ts';
