export {
  type AwaitedPayment,
  type NamedLoan,
  findAwaitedPayment,
  findLoanByApplication,
  listAwaitedPayments,
  listAwaitedTransfers,
  listLoansBetween,
  listPaymentsBetween,
} from './awaited-payments.ts';
export {
  type ChannelBreak,
  type LockedBreak,
  closeBreaks,
  explainBreak,
  listBreaksPage,
  listOpenBreaks,
  lockOpenBreak,
  noteBreak,
} from './channel-breaks.ts';
export { type ListedLine, listStatementLines } from './list-statement-lines.ts';
export { type MoneyOfDay, listAskedOn, listReceivedOn } from './money-of-day.ts';
export { listMoneyInSuspense, listOpenPayments, listPaidPayments } from './open-money.ts';
export {
  type StatementLine,
  insertStatementLine,
  insertStatementLines,
  lineDaysOfPayments,
  lineOfPayment,
  linesOfPayments,
} from './statement-lines.ts';
export {
  type PaymentProof,
  claimsOfNumber,
  claimsOfNumbers,
  countClaimsOf,
  countClaimsOn,
  endClaimOf,
  insertClaim,
  latestClaimOf,
  listClaimsOfBorrower,
  lockTransferNumber,
} from './payment-proofs.ts';
