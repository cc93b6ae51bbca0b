export {
  type ChannelEvent,
  explainEvent,
  listEventsForAPerson,
  noteChannelEvent,
  readChannelEvent,
  settleEvent,
  unsettledEventsOf,
} from './channel-events.ts';
export { channelIsKnown } from './channel-is-known.ts';
export {
  type ListedMoney,
  type WaitingClaim,
  countMoneyWork,
  findListedMoney,
  insertPaymentPart,
  listIncomingMoney,
  listMoneyToMatch,
  listWaitingClaims,
  lockPaymentParts,
  suspenseThrough,
  suspenseTotals,
} from './list-money.ts';
export { type OpenCode, openCodesOf, wayNamesOf } from './loan-codes.ts';
export { type OwnPayment, findOwnPayment } from './own-payment.ts';
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
  type Payment,
  type PaymentMeaning,
  countWaitingPayments,
  findPayment,
  insertPayment,
  lockPayment,
  lockReference,
  paymentsOfReferences,
  updatePayment,
} from './payments.ts';
export {
  type SandboxCollection,
  lockSandboxCollection,
  saveSandboxCollection,
} from './sandbox-collections.ts';
