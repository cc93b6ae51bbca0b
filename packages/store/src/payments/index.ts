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
export { type NumberedPayment, findPaymentsByAmount, findPaymentsByNumber } from './find-payments.ts';
export {
  type ListedMoney,
  type WaitingClaim,
  countMoneyWork,
  findListedMoney,
  findWholeOfPart,
  insertPaymentPart,
  listMoneyById,
  listMoneyToMatch,
  listNumbersOfParts,
  listWaitingClaims,
  lockPaymentParts,
  suspenseThrough,
  suspenseTotals,
} from './list-money.ts';
export { type OwnPayment, findOwnPayment, readBookedAt } from './own-payment.ts';
export {
  type Payment,
  type PaymentMeaning,
  type ReportMet,
  changedPayment,
  countWaitingPayments,
  findPayment,
  insertPayment,
  insertPayments,
  lockPayment,
  lockReference,
  lockReport,
  paymentsOfReferences,
  updatePayment,
} from './payments.ts';
