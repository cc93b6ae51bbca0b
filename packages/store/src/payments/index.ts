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
  type MoneyWish,
  type WaitingClaim,
  countMoneyWork,
  findListedMoney,
  findMoney,
  insertPaymentPart,
  listIncomingMoney,
  listMoneyToMatch,
  listWaitingClaims,
  lockPaymentParts,
  suspenseThrough,
  suspenseTotals,
} from './list-money.ts';
export { type OwnPayment, findOwnPayment } from './own-payment.ts';
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
