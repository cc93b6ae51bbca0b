export type {
  Actor,
  Command,
  CommandAnswer,
  CommandContext,
  Done,
  Facts,
  Json,
  OutboxMessage,
  Refusal,
} from './commands/command.ts';
export type { ClosedDay } from './day-end/close-day.ts';
export { endDay, type EndDay } from './day-end/end-day.ts';
export { endDaysThatAreOver, type EndedDay, type UnendedDay } from './day-end/end-days-that-are-over.ts';
export { Outage } from './commands/outage.ts';
export { runCommand, type CommandRequest } from './commands/run-command.ts';
export { relayOutbox, type OutboxHandler, type OutboxHandlers } from './outbox/relay-outbox.ts';
export { configurePage, type ConfigurePage, type PageChange } from './pages/configure-page.ts';
export { pageFaults } from './pages/page-faults.ts';
export { fillPageConfiguration } from './pages/fill-page-configuration.ts';
export { TelemetrySink, type TelemetryReceipt } from './telemetry/telemetry-sink.ts';
export type { ChangedLoan, LoanRefusal } from './loans/change-loan.ts';
export { disputeRow, type DisputeRow } from './loans/dispute-row.ts';
export type { LoanAnswer } from './loans/loan-answer.ts';
export { passDay, passDayOfLoan } from './loans/pass-day.ts';
export { refundCredit, type RefundCredit } from './loans/refund-credit.ts';
export { restructureLoan, type RestructureLoan } from './loans/restructure-loan.ts';
export { waiveCharges, type WaiveCharges } from './loans/waive-charges.ts';
export { writeOffLoan, type WriteOffLoan } from './loans/write-off-loan.ts';
export { approveOrder, type ApproveOrder } from './orders/approve-order.ts';
export { disclosureFingerprint } from './orders/disclosure-fingerprint.ts';
export { expireOrder } from './orders/expire-order.ts';
export type { OrderAnswer } from './orders/order-answer.ts';
export { refuseOrder, type RefuseOrder } from './orders/refuse-order.ts';
export { sendBackOrder, type SendBackOrder } from './orders/send-back-order.ts';
export { signOrder, type SignOrder } from './orders/sign-order.ts';
export { startReview } from './orders/start-review.ts';
export { submitOrder, type SubmitOrder } from './orders/submit-order.ts';
export { withdrawOrder } from './orders/withdraw-order.ts';
export { allocatePayment, type AllocatePayment } from './payments/allocate-payment.ts';
export { createPayment, type CreatePayment } from './payments/create-payment.ts';
export { movePayment, type MovePayment } from './payments/move-payment.ts';
export type { PaymentAnswer } from './payments/payment-answer.ts';
export { receivePayment, type ReceivePayment } from './payments/receive-payment.ts';
export { refundPayment, type RefundPayment } from './payments/refund-payment.ts';
export { reversePayment, type ReversePayment } from './payments/reverse-payment.ts';
export { failPayout, type FailPayout } from './payouts/fail-payout.ts';
export { settlePayout, type SettledPayout } from './payouts/settle-payout.ts';
export { startPayout, type StartedPayout, type StartPayout } from './payouts/start-payout.ts';
export { saveProduct, type SavedProduct, type SaveProduct } from './products/save-product.ts';
export type { IdentityParts, SpendAlarm } from './identity-parts.ts';
export { borrowerPhone } from './borrowers/borrower-phone.ts';
export { maskPhone } from './borrowers/mask-phone.ts';
export { noteDocument, type NoteDocument } from './borrowers/note-document.ts';
export { PersonSeal } from './borrowers/person-seal.ts';
export { menuCounts, type MenuCounts } from './borrowers/user-menu.ts';
export { dayIn } from './day-end/market-time.ts';
export { deliverMessage } from './messages/deliver-message.ts';
export {
  GatewayDown,
  type Delivery,
  type MessageGateway,
  type MessagePorts,
  type OutgoingMessage,
} from './messages/message-ports.ts';
export { markMessagesRead, readInbox, type InboxPage } from './messages/read-messages.ts';
export { sendReminder, type SendReminder } from './messages/send-reminder.ts';
export { writeMessage, type NewMessage } from './messages/write-message.ts';
export { askForExport } from './privacy/ask-for-export.ts';
export type { TickedConsent } from './privacy/check-consents.ts';
export { consentViews, type ConsentView } from './privacy/consent-view.ts';
export { deleteBorrower, type DeleteBorrower, type DeletionOutcome } from './privacy/delete-borrower.ts';
export { deletionView, type DeletionView, type KeptByLaw } from './privacy/deletion-view.ts';
export { giveScore } from './privacy/give-score.ts';
export {
  keepUpload,
  roundedDegrees,
  type KeepUpload,
  type Upload,
  type UploadRefusal,
} from './privacy/keep-upload.ts';
export { archiveAbout, makeExport } from './privacy/make-export.ts';
export { setConsent, type SetConsent } from './privacy/set-consent.ts';
export { moveClock, type MoveClock } from './sandbox/move-clock.ts';
export { checkCode, type CodeClaim, type CodeVerdict } from './sessions/check-code.ts';
export { endSessions, type EndSessions } from './sessions/end-sessions.ts';
export { permit, permitsOf, takeAll, type Caller, type LimitName } from './sessions/limits.ts';
export { logIn, type LogIn, type LogInOutcome } from './sessions/log-in.ts';
export { network } from './sessions/network.ts';
export type { NewSession } from './sessions/open-session.ts';
export { recogniseBorrower, type BorrowerSession } from './sessions/recognise-borrower.ts';
export { sendCode, type CodeNotSent, type CodeSent, type SendCode } from './sessions/send-code.ts';
export {
  codeDigits,
  codeLivesSeconds,
  daysBefore,
  sessionIdleDays,
  shellCodeLivesSeconds,
} from './sessions/session-rules.ts';
export { newToken, tokenHash } from './sessions/session-token.ts';
export { exchangeShellCode, makeShellCode, type ExchangeShellCode } from './sessions/shell-codes.ts';
export { TelemetryGate, type GateCounts } from './telemetry/telemetry-gate.ts';
