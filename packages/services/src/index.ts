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
  RefusalOf,
} from './kernel/commands/command.ts';
export type { ClosedDay } from './lending/end-of-day/close-day.ts';
export { endDay, type EndDay } from './lending/end-of-day/end-day.ts';
export {
  endDaysThatAreOver,
  type EndedDay,
  type UnendedDay,
} from './lending/end-of-day/end-days-that-are-over.ts';
export { withCaller } from './kernel/commands/caller.ts';
export { Outage } from './kernel/commands/outage.ts';
export { runCommand, type CommandRequest } from './kernel/commands/run-command.ts';
export { openBusinessClocks } from './lending/loans/open-business-clocks.ts';
export { commandNames } from './kernel/commands/command-names.ts';
export { lease, leases, type LeaseName } from './kernel/commands/lease.ts';
export { preview } from './kernel/commands/preview.ts';
export { relayOutbox, type HandlersByName, type OutboxHandlers } from './kernel/outbox/relay-outbox.ts';
export type { PlannedReminder } from './kernel/outbox/topics.ts';
export { runForMessage } from './kernel/outbox/run-for-message.ts';
export { configurePage, type ConfigurePage, type PageChange } from './customers/pages/configure-page.ts';
export { pageFaults } from './customers/pages/page-faults.ts';
export { fillPageConfiguration } from './customers/pages/fill-page-configuration.ts';
export { TelemetrySink, type TelemetryReceipt } from './kernel/telemetry/telemetry-sink.ts';
export type { ChangedLoan, LoanRefusal } from './lending/loans/change-loan.ts';
export type { LoanAnswer } from './lending/loans/loan-answer.ts';
export { passDay } from './lending/loans/pass-day.ts';
export {
  reclassifyLoan,
  seeReclassification,
  type Reclassification,
} from './lending/classification/reclassify-loan.ts';
export { refundCredit, type RefundCredit } from './lending/loans/refund-credit.ts';
export { approveOrder, type ApproveOrder } from './lending/applications/approve-order.ts';
export { disclosureFingerprint } from './lending/applications/disclosure-fingerprint.ts';
export type { OrderAnswer } from './lending/applications/order-answer.ts';
export { refuseOrder, type RefuseOrder } from './lending/applications/refuse-order.ts';
export { sendBackOrder, type SendBackOrder } from './lending/applications/send-back-order.ts';
export { signOrder, type SignOrder } from './lending/applications/sign-order.ts';
export { startReview } from './lending/applications/start-review.ts';
export { submitOrder, type SubmitOrder } from './lending/applications/submit-order.ts';
export { withdrawOrder } from './lending/applications/withdraw-order.ts';
export { allocatePayment, type AllocatePayment } from './payments/payments/allocate-payment.ts';
export {
  channelOfPayType,
  payKinds,
  payTypesFor,
  type BankAccount,
  type CallbackMeaning,
  type ChannelState,
  type CodeRefusal,
  type CollectChannel,
  type CollectChannels,
  type HeardCallback,
  type MadeCode,
  type PayKind,
  type PaymentToMake,
  type PaySpeed,
  type PayType,
} from './kernel/ports/collect-channel.ts';
export {
  chosenRepayment,
  recoveryChoices,
  type ChoiceRefusal,
  type ChosenRepayment,
  type RepaymentWish,
} from './payments/payments/chosen-repayment.ts';
export { delayQuoteKey } from './payments/payments/delay-quote-key.ts';
export { payerPays } from './payments/instructions/payer-pays.ts';
export { paidBy, previewRepayment, type RepaymentPreview } from './payments/payments/preview-repayment.ts';
export { surplusOf, surplusOptions } from './payments/payments/surplus-of.ts';
export { coolingOffFigures, type CoolingOffFigures } from './lending/loans/cooling-off-figures.ts';
export { ownLoan, type OwnLoan } from './lending/loans/own-loan.ts';
export { repayPlan, type RepayPlan } from './lending/loans/repay-plan.ts';
export type { OrderWithPosition } from './lending/applications/with-positions.ts';
export { timelineLine } from './lending/loans/timeline-words.ts';
export { askHardship, openHardshipWords, type AskHardship } from './servicing/hardship/ask-hardship.ts';
export { decideHardship, isPlan, type DecideHardship } from './servicing/hardship/decide-hardship.ts';
export { decideHardshipByStaff } from './servicing/hardship/decide-hardship-by-staff.ts';
export { endPromises } from './servicing/hardship/end-promises.ts';
export { hardshipOptions, type HardshipChoice } from './servicing/hardship/hardship-options.ts';
export { hardshipReasons, type HardshipReason } from './servicing/hardship/hardship-reasons.ts';
export { pauseWords } from './servicing/hardship/pause-words.ts';
export { letterhead, type Letterhead } from './payments/receipts/letterhead.ts';
export { printedLanguage } from './payments/receipts/receipt-words.ts';
export { receiptPaper, type ReceiptFacts } from './payments/receipts/receipt-paper.ts';
export { statementPaper, type StatementFacts } from './payments/receipts/statement-paper.ts';
export { askPayments, type AskTrouble } from './payments/callbacks/ask-payments.ts';
export { beginPayment, type BeginPayment, type WantedPayment } from './payments/payments/begin-payment.ts';
export { expireWaitingCodes } from './payments/instructions/expire-waiting-codes.ts';
export { followCallback } from './payments/callbacks/follow-callback.ts';
export { makeCode } from './payments/instructions/make-code.ts';
export { payTypeLine } from './payments/payments/pay-type-words.ts';
export { paymentIdOfRequest } from './payments/payments/payment-id-of-request.ts';
export { payActs, type PayAct, type SandboxPayer } from './kernel/ports/sandbox-payer.ts';
export { takeCallback, type TakeCallback } from './payments/callbacks/take-callback.ts';
export { createPayment, type CreatePayment } from './payments/payments/create-payment.ts';
export { movePayment, type MovePayment } from './payments/payments/move-payment.ts';
export { paymentTopics } from './composition/topics/payment-topics.ts';
export type { PaymentAnswer } from './payments/payments/payment-answer.ts';
export { receivePayment, type ReceivePayment } from './payments/payments/receive-payment.ts';
export { refundPayment, type RefundPayment } from './payments/reversals/refund-payment.ts';
export { reversePayment, type ReversePayment } from './payments/reversals/reverse-payment.ts';
export { isAsMeant } from './payments/payments/is-as-meant.ts';
export { explainCallback } from './payments/reconciliation/explain-callback.ts';
export { reconcileDay } from './payments/reconciliation/reconcile-day.ts';
export { reconcilePastDays } from './payments/reconciliation/reconcile-past-days.ts';
export { settleDifference } from './payments/reconciliation/settle-difference.ts';
export { candidateWords } from './payments/transfers/candidate-words.ts';
export {
  importStatement,
  type ImportedStatement,
  type ImportStatement,
} from './payments/transfers/import-statement.ts';
export { creditUnverified, matchMoney, type MatchMoney } from './payments/transfers/match-money.ts';
export { moneyToMatch, type MoneyToMatch } from './payments/transfers/money-to-match.ts';
export { payAsStandIn } from './payments/transfers/pay-as-stand-in.ts';
export { paymentReference } from './kernel/references/payment-reference.ts';
export { refuseClaim } from './payments/transfers/refuse-claim.ts';
export { submitUtr, type ClaimAnswer, type SubmitUtr } from './payments/transfers/submit-utr.ts';
export { transferChannel } from './payments/transfers/transfer-channel.ts';
export { failPayout, type FailPayout } from './payments/disbursements/fail-payout.ts';
export { settlePayout, type SettledPayout } from './payments/disbursements/settle-payout.ts';
export { payoutFaults, payoutFaultWords, type PayoutFault } from './kernel/ports/payout-faults.ts';
export type { PayoutTrouble } from './payments/disbursements/advance-payouts.ts';
export { payoutIdOfOrder } from './payments/disbursements/payout-id-of-order.ts';
export { payoutRounds, type PayoutRound } from './payments/disbursements/payout-rounds.ts';
export {
  changePayoutAccount,
  type ChangePayoutAccount,
} from './payments/disbursements/change-payout-account.ts';
export { openPayoutBatch, type PayoutBatchFile } from './backoffice/disbursements/open-payout-batch.ts';
export { payoutCases, type PayoutCase } from './payments/disbursements/payout-cases.ts';
export { payoutTopics } from './composition/topics/payout-topics.ts';
export {
  bookBankResult,
  readBankResult,
  type BankResult,
  type BookedResult,
  type LineFault,
  type ResultLine,
} from './backoffice/disbursements/bank-result.ts';
export {
  askBankResult,
  lookAtBankResult,
  type SeenResult,
} from './backoffice/disbursements/ask-bank-result.ts';
export { payoutSubject } from './backoffice/disbursements/payout-acts.ts';
export {
  prepareNextBatch,
  preparePayoutBatch,
  type PreparedBatch,
} from './backoffice/disbursements/prepare-payout-batch.ts';
export { releaseFile } from './backoffice/disbursements/release-payout-batch.ts';
export { openRequestAbout } from './backoffice/approvals/open-request-about.ts';
export { askWithAccount } from './approvals/ask-with-account.ts';
export { previewEntries } from './kernel/acts/preview-entries.ts';
export { readPayoutBatch, type PayoutBatchPaper } from './reads/disbursements/read-payout-batch.ts';
export { provisionSubject } from './lending/provisions/post-provision-with-two.ts';
export { booksSubject } from './backoffice/books/close-period-with-two.ts';
export {
  choosePayoutOutcome,
  type ChoosePayoutOutcome,
} from './composition/sandbox/choose-payout-outcome.ts';
export { unheardHandlers, unheardTopics } from './composition/topics/unheard-topics.ts';
export {
  callEndsWithinMs,
  type AskAnswer,
  type PayoutChannel,
  type PayoutChannels,
  type PayoutDestination,
  type PayoutToSend,
  type SendAnswer,
} from './kernel/ports/payout-channel.ts';
export {
  payoutLine,
  payoutStandingOf,
  type PayoutStanding,
  type PayoutState,
} from './payments/disbursements/payout-standing.ts';
export { startPayout, type StartedPayout, type StartPayout } from './payments/disbursements/start-payout.ts';
export { businessDateOf } from './kernel/time/business-date.ts';
export {
  readHome,
  type Home,
  type HomeLoan,
  type HomeOffer,
  type ReadHome,
} from './composition/home/read-home.ts';
export { loanPosition, type LoanPosition, type PositionRow } from './lending/loans/loan-position.ts';
export { laterDay } from './lending/applications/later-day.ts';
export { nextAction, type NextAction } from './lending/applications/next-action.ts';
export {
  confirmLoan,
  type ConfirmLoan,
  type ConfirmOutcome,
  type ConfirmRefusal,
} from './lending/contracts/confirm-loan.ts';
export type { DisclosureSheet, SheetCell } from './lending/contracts/disclosure-sheet.ts';
export { disclosureLanguage, disclosureSheet } from './lending/contracts/disclosure-sheet.ts';
export type {
  DocumentPress,
  PaperRow,
  PaperSection,
  PaperTable,
  PaperToPrint,
} from './kernel/ports/document-press.ts';
export { printContract } from './lending/contracts/print-contract.ts';
export {
  readContract,
  readContractFile,
  type ContractFile,
  type ContractView,
} from './lending/contracts/read-contract.ts';
export {
  viewOffer,
  type OfferRefusal,
  type OfferView,
  type ViewOffer,
} from './lending/contracts/view-offer.ts';
export { orderReference } from './kernel/references/order-reference.ts';
export {
  readOrderDetails,
  type LoanDetails,
  type OrderDetails,
} from './reads/applications/read-order-details.ts';
export { readOrders, type OrderPage, type ReadOrders } from './lending/applications/read-orders.ts';
export { countPoint, type CountPoint } from './lending/products/count-point.ts';
export { fillProducts } from './lending/products/fill-products.ts';
export { offersAfterRefusal, productOffers, type ProductOffer } from './lending/products/product-offers.ts';
export { quoteOffered, type QuoteOffered } from './lending/products/quote-offered.ts';
export { readPush, type Push, type ReadPush } from './lending/products/read-push.ts';
export { borrowerLimit, type BorrowerLimit, type NotNow } from './lending/applications/borrower-limit.ts';
export { productForReader } from './lending/products/product-for-reader.ts';
export { saveProduct, type SavedProduct, type SaveProduct } from './lending/products/save-product.ts';
export type { BorrowingParts } from './kernel/borrowing-parts.ts';
export type { IdentityParts, SpendAlarm } from './kernel/identity-parts.ts';
export { borrowerPhone } from './customers/borrowers/borrower-phone.ts';
export { maskPhone } from './customers/borrowers/mask-phone.ts';
export { noteDocument, type NoteDocument } from './customers/borrowers/note-document.ts';
export { PersonSeal } from './kernel/person-seal.ts';
export { menuCounts, type MenuCounts } from './composition/home/user-menu.ts';
export { dayIn, instantOf, timeIn } from './kernel/time/market-time.ts';
export { dayWords } from './customers/messages/day-words.ts';
export { deliverMessage } from './customers/messages/deliver-message.ts';
export {
  GatewayDown,
  type Delivery,
  type MessageGateway,
  type MessagePorts,
  type WebPushPort,
  type OutgoingMessage,
} from './kernel/ports/message-ports.ts';
export { markMessagesRead, readInbox, type InboxPage } from './customers/messages/read-messages.ts';
export { sendReminder, type SendReminder } from './lending/loans/send-reminder.ts';
export { writeMessage, type NewMessage } from './customers/messages/write-message.ts';
export {
  certifiedFacts,
  nameOnDocument,
  type CertifiedFacts,
  type NameOnDocument,
} from './customers/kyc/certified-facts.ts';
export { acceptStep, refuseStep, type JudgeStep, type RefuseStep } from './customers/kyc/judge-step.ts';
export { certificationProgress, type StepProgress, type WhoseSteps } from './customers/kyc/list-steps.ts';
export { readStep, type StepView, type WhichStep } from './customers/kyc/read-step.ts';
export { handInStep } from './customers/kyc/hand-in-step.ts';
export { saveDraft, type SaveDraft } from './customers/kyc/save-draft.ts';
export { saveStep, type SaveStep } from './customers/kyc/save-step.ts';
export type { StepRefusal } from './customers/kyc/step-seal.ts';
export {
  certificationSteps,
  missingStepsOf,
  stepStatesOf,
  type CertificationStepKey,
  type StepStates,
} from './customers/kyc/step-states.ts';
export { askForExport } from './composition/privacy/ask-for-export.ts';
export type { TickedConsent } from './customers/consents/check-consents.ts';
export { consentViews, type ConsentView } from './customers/consents/consent-view.ts';
export {
  deleteBorrower,
  type DeleteBorrower,
  type DeletionOutcome,
} from './composition/privacy/delete-borrower.ts';
export { deletionView, type DeletionView, type KeptByLaw } from './composition/privacy/deletion-view.ts';
export { deviceWords, type DeviceFacts } from './customers/messages/device-words.ts';
export { giveScore } from './composition/privacy/give-score.ts';
export {
  keepUpload,
  roundedDegrees,
  type KeepUpload,
  type Upload,
  type UploadRefusal,
} from './customers/devices/keep-upload.ts';
export { archiveAbout, makeExport } from './composition/privacy/make-export.ts';
export { setConsent, type SetConsent } from './customers/consents/set-consent.ts';
export { moveClock, type MoveClock } from './composition/sandbox/move-clock.ts';
export { simulatedClock, simulatedInstant } from './composition/sandbox/simulated-time.ts';
export { checkCode, type CodeClaim, type CodeVerdict } from './customers/sessions/check-code.ts';
export { endSessions, type EndSessions } from './customers/sessions/end-sessions.ts';
export {
  type CodeLimits,
  permit,
  permitsOf,
  takeAll,
  type Caller,
  type LimitName,
} from './kernel/rate-limits/limits.ts';
export { logIn, type LogIn, type LogInOutcome } from './customers/sessions/log-in.ts';
export { openLoginTicket, sealLoginTicket, ticketLivesSeconds } from './customers/sessions/login-ticket.ts';
export { network } from './kernel/rate-limits/network.ts';
export type { NewSession } from './customers/sessions/open-session.ts';
export { recogniseBorrower, type BorrowerSession } from './customers/sessions/recognise-borrower.ts';
export { sendCode, type CodeNotSent, type CodeSent, type SendCode } from './customers/sessions/send-code.ts';
export {
  codeDigits,
  codeLivesSeconds,
  daysBefore,
  sessionIdleDays,
  shellCodeLivesSeconds,
} from './customers/sessions/session-rules.ts';
export { newToken, tokenHash } from './customers/sessions/session-token.ts';
export {
  exchangeShellCode,
  makeShellCode,
  shellCodeHash,
  type ExchangeShellCode,
} from './customers/sessions/shell-codes.ts';
export { TelemetryGate, type GateCounts } from './kernel/telemetry/telemetry-gate.ts';
export { clearPictures, erasePictures } from './customers/pictures/erase-pictures.ts';
export { openPicture } from './customers/pictures/open-picture.ts';
export { type OpenedPicture } from './kernel/ports/picture-store.ts';
export { makePictureLink, readPictureLink } from './customers/pictures/picture-link.ts';
export type { PictureStore } from './kernel/ports/picture-store.ts';
export { picturesOf, type PictureFacts } from './customers/pictures/pictures-of.ts';
export { removePicture } from './customers/pictures/remove-picture.ts';
export { takePiece, uploadProgress, type Piece } from './customers/pictures/take-piece.ts';
export {
  addAccount,
  type AddAccount,
  type AddAccountOutcome,
} from './customers/payout-accounts/add-account.ts';
export {
  makeDefault,
  removeAccount,
  type ChosenAccount,
} from './customers/payout-accounts/choose-account.ts';
export { judgeAccount } from './customers/payout-accounts/judge-account.ts';
export { knownName } from './customers/payout-accounts/known-name.ts';
export {
  hasPayoutAccount,
  heldPayoutAccount,
  payoutAccountFor,
  payoutAccountsOf,
  type AccountView,
  type PayoutTarget,
} from './customers/payout-accounts/payout-accounts-of.ts';
export { decideByHand, type DecideByHand } from './lending/decisions/decide-by-hand.ts';
export { openGrounds, type DecisionGrounds } from './lending/decisions/decision-grounds.ts';
export { decisionWords, factLines } from './lending/decisions/decision-words.ts';
export {
  EnquiryDown,
  type BureauRecord,
  type CreditBureau,
  type EnquiredPerson,
  type IdentityCheck,
  type SanctionsScreening,
  type ScreeningResult,
} from './kernel/ports/enquiry-ports.ts';
export { saveDecisionTable, type SaveDecisionTable } from './lending/decision-tables/save-decision-table.ts';
export { applyForLoan, orderIdOfKey, type ApplyForLoan } from './lending/applications/apply-for-loan.ts';
export { orderTopics } from './composition/topics/order-topics.ts';
export {
  isOrderReason,
  reasonsFor,
  reasonWords,
  type ReasonWords,
} from './lending/applications/order-reasons.ts';
export { switchStandIns } from './composition/sandbox/switch-stand-ins.ts';
export { longDay } from './customers/messages/long-day.ts';
export { answerProblem, type AnswerProblem } from './servicing/complaints/answer-problem.ts';
export { answerWaysOf } from './servicing/complaints/answer-ways.ts';
export { closeProblem, type CloseProblem } from './servicing/complaints/close-problem.ts';
export { complaintDay } from './servicing/complaints/complaint-day.ts';
export { complaintStanding, type ComplaintStanding } from './servicing/complaints/complaint-standing.ts';
export { decideOnCharge, type DecideOnCharge } from './servicing/disputes/decide-on-charge.ts';
export {
  disputableCharge,
  mayDispute,
  type DisputableCharge,
} from './servicing/disputes/disputable-charge.ts';
export { escalateProblems } from './servicing/complaints/escalate-problems.ts';
export type { KnownComplaint } from './servicing/complaints/lock-complaint-of.ts';
export { noteOnProblem, type NoteOnProblem } from './servicing/complaints/note-on-problem.ts';
export { keepProblemDraft, problemDraftOf, type ProblemDraft } from './servicing/complaints/problem-draft.ts';
export { problemKindWords } from './servicing/complaints/problem-kind-words.ts';
export { markProblemSeen } from './servicing/complaints/mark-problem-seen.ts';
export {
  problemOf,
  problemsOf,
  type ProblemPage,
  type ProblemView,
} from './servicing/complaints/read-problems.ts';
export {
  reopenProblem,
  replyToProblem,
  type RepliedProblem,
  type ReplyToProblem,
} from './servicing/complaints/reply-to-problem.ts';
export { saveProblem, type SavedProblem, type SaveProblem } from './servicing/complaints/save-problem.ts';
export { scoreProblem, type ScoreProblem } from './servicing/complaints/score-problem.ts';
export { staffProblems, type StaffProblem } from './servicing/complaints/staff-problems.ts';
export {
  fillNameWords,
  keepNameWords,
  knownPeople,
  nameIndexes,
  type KnownPerson,
} from './customers/borrowers/name-words.ts';
export { waiveAcross, waivableRows, type WaivablePart } from './lending/loans/waive-across.ts';
export { delayLoan, tellSettlement, writeToBorrower } from './backoffice/loans/act-on-loan.ts';
export type { LoanActInput, LoanActKind } from './lending/loans/change-by-act.ts';
export { groupEntries, type EntryGroup } from './reads/loans/group-entries.ts';
export { actFigures, seeLoanAct } from './lending/loans/loan-act-preview.ts';
export type { NewTerms } from './lending/restructures/new-terms.ts';
export {
  answerRestructure,
  shownOffer,
  type AnswerRestructure,
  type OfferShown,
  type PlanShown,
} from './lending/restructures/offer-restructure.ts';
export { asSeen } from './backoffice/approvals/as-seen.ts';
export { askAsSeen } from './approvals/ask-for-approval.ts';
export { figureChange } from './backoffice/approvals/figure-change.ts';
export { previewMark } from './backoffice/approvals/preview-mark.ts';
export { entryWords } from './backoffice/loans/entry-words.ts';
export { contactBorrower } from './servicing/collections/contact-borrower.ts';
export { notePromise } from './servicing/collections/note-promise.ts';
export { readCollection, readCollections } from './reads/collections/read-collections.ts';
export { hardshipAsked, readHardship, readHardshipQueue } from './reads/collections/read-hardship.ts';
export { seeChargeDecision } from './servicing/disputes/see-charge-decision.ts';
export {
  readComplaint,
  readComplaintQueue,
  type ComplaintLine,
  type ComplaintPage,
} from './reads/complaints/read-complaint.ts';
export { findLoans, listLoans } from './reads/loans/find-loans.ts';
export type { LoanLine } from './reads/loans/lines-with-positions.ts';
export { loanNameOf, loansNamed } from './lending/loans/loan-name.ts';
export { loanStands, type LoanStands } from './lending/loans/loan-stands.ts';
export { readBesideLoan, type BesideLoan } from './reads/loans/read-beside-loan.ts';
export { seePaper } from './reads/loans/see-paper.ts';
export { mayContact, type ContactAbout, type ContactRule } from './customers/contact/may-contact.ts';
export { contactNow, readLoanPage, type LoanPage } from './reads/loans/read-loan-page.ts';
export { readMessagesToBorrower } from './reads/loans/read-messages-to.ts';
export { idOfWords } from './payments/payments/id-of-words.ts';
export { fillHelp } from './customers/help/fill-help.ts';
export { openingAt, type Opening } from './customers/help/opening-at.ts';
export { publishText, type PublishText } from './customers/help/publish-text.ts';
export { readFaq, readServiceDesk } from './customers/help/read-help.ts';
export { lenderOnPaper } from './lending/contracts/lender-on-paper.ts';
export {
  applyRoleChange,
  type RoleChange,
  type RoleChangeRefusal,
} from './backoffice/staff/apply-role-change.ts';
export { beginLogin, type BeginLogin, type FirstStepOutcome } from './backoffice/staff-login/begin-login.ts';
export { demoPassword, demoPeople, demoTotpSecret, fillDemoStaff } from './backoffice/staff/demo-staff.ts';
export { addAdmin } from './backoffice/staff/add-admin.ts';
export { addPerson } from './backoffice/staff/add-person.ts';
export { askForPerson } from './backoffice/staff/ask-for-person.ts';
export type { Doorstep } from './backoffice/staff-login/count-tries.ts';
export { makeInvitation, sendInvitation } from './backoffice/staff/invitation-mail.ts';
export type { PasswordWeakness } from './backoffice/staff-login/password-weakness.ts';
export { endSessionsOfStaff, readStaffSessions } from './backoffice/staff-login/staff-sessions.ts';
export { fillRoles, type RoleToFill } from './backoffice/staff/fill-roles.ts';
export {
  finishLogin,
  type FinishLogin,
  type FinishLoginOutcome,
  type SecondFactor,
} from './backoffice/staff-login/finish-login.ts';
export { ordinaryCost, type PasswordCost } from './backoffice/staff-login/hash-password.ts';
export { changeOwnPassword, proveOwnPassword } from './backoffice/staff-login/own-password.ts';
export {
  addPasskey,
  challengePasskey,
  offerPasskey,
  removePasskey,
} from './backoffice/staff-login/passkeys.ts';
export { readPeople, type PersonView } from './backoffice/staff/read-people.ts';
export { recogniseStaff, type StaffSession } from './backoffice/staff/recognise-staff.ts';
export { refusePermission } from './backoffice/staff/refuse-permission.ts';
export { resetStaff } from './backoffice/staff/reset-staff.ts';
export { savePerson, type PersonChange, type SavedPerson } from './backoffice/staff/save-person.ts';
export { setPassword } from './backoffice/staff-login/set-password.ts';
export type { PasskeyPlace, StaffParts } from './backoffice/staff/staff-parts.ts';
export { base32, totpCode, totpStep } from './backoffice/staff-login/totp.ts';
export type {
  ActCheck,
  ActContext,
  ActFigure,
  ActLine,
  ActPosting,
  ActPreview,
  ActReader,
  ActTerm,
  ActWithTwo,
} from './kernel/acts/act-with-two.ts';
export type { ActEntry, ActPayee } from './kernel/acts/act-with-two.ts';
export { actsWithTwo, type ActKey } from './approvals/acts-with-two.ts';
export { actOrAsk, actOrAskAsSeen, isWithinAuthority } from './approvals/act-or-ask.ts';
export { authorityFor, type Authority } from './backoffice/authority/authority.ts';
export { aloneRuleOf, authorityTable } from './backoffice/authority/authority-table.ts';
export { bothSidesOf, isPairOfSides } from './backoffice/authority/both-sides.ts';
export { readAuthority, type AuthorityView } from './approvals/read-authority.ts';
export { askForApproval, type AskSecondPerson } from './approvals/ask-for-approval.ts';
export {
  askSecondPerson,
  type AskedSecondPerson,
  previewOf,
} from './backoffice/approvals/ask-second-person.ts';
export { answerApproval } from './approvals/answer-approval.ts';
export { decideApproval } from './approvals/decide-approval.ts';
export { lapseApprovals } from './approvals/lapse-approvals.ts';
export {
  readApproval,
  readApprovals,
  readApprovalsAbout,
  type ApprovalLine,
  type ApprovalView,
} from './approvals/read-approvals.ts';
export { actWords, knownActs } from './reads/audit/act-words.ts';
export { exportAudit } from './reads/audit/export-audit.ts';
export { readAudit, readAuditEvent } from './reads/audit/read-audit.ts';
export { readTrail } from './reads/audit/read-trail.ts';
export { referenceRange } from './lending/applications/reference-range.ts';
export { dayEndChecks, type DayEndCheck } from './reads/queues/day-end-checks.ts';
export { queueDefinition, type QueueDefinition } from './backoffice/queues/queue-definitions.ts';
export { queueItems, type QueueItem } from './reads/queues/queue-items.ts';
export { readOffice } from './reads/queues/queue-office.ts';
export { type Taken } from './backoffice/queues/queue-holds.ts';
export { queuesFor, readQueues, standOf, type CountedQueue } from './reads/queues/read-queues.ts';
export { readToday, type Today } from './reads/queues/read-today.ts';
export { handBack, isOthersItem, stepOnItem, takeItem, takenBy } from './reads/queues/take-item.ts';
export { changeProduct, type ChangeProduct } from './lending/products/change-product.ts';
export { fillPortfolio, funnelEvents } from './lending/portfolio/fill-portfolio.ts';
export { askProductChange, productFaultsOf, type AskProductChange } from './approvals/ask-product-change.ts';
export { readProductFile, readProductShelf } from './reads/products/read-products.ts';
export { readScores } from './reads/portfolio/read-scores.ts';
export { readFunnel, type FunnelAsked } from './reads/portfolio/read-funnel.ts';
export { collectedOf, incomeOf } from './reads/portfolio/month-figures.ts';
export { readPortfolio, type PortfolioAsked } from './reads/portfolio/read-portfolio.ts';
export { readVintages } from './reads/portfolio/read-vintages.ts';
export { readCursor, writeCursor } from './kernel/page-cursor.ts';
export { withReason, type WithReason } from './kernel/commands/with-reason.ts';
export { closeBooks } from './backoffice/books/close-books.ts';
export { readEntry, readJournal, readPeriods, readTrialBalance } from './backoffice/books/read-books.ts';
export { namesOf, type LoanName } from './customers/borrowers/names-of.ts';
export { matchAsSeen } from './backoffice/payments/match-as-seen.ts';
export { previewEffect, previewMatch, type MatchPreview } from './backoffice/payments/preview-match.ts';
export { readCandidates, type CandidateLine, type MoneyPaper } from './reads/payments/read-candidates.ts';
export { readIncoming, readSuspense, readToMatch, type MoneyLine } from './reads/payments/read-money.ts';
export { readDifferences, readStatementLines } from './reads/payments/read-reconciliation.ts';
export { readRefunds } from './reads/payments/read-refunds.ts';
export { creditSubject } from './backoffice/payments/refund-to-ask.ts';
export { moneyRuleWords } from './reads/payments/rule-words.ts';
export { readPayout, type PayoutPaper } from './reads/disbursements/read-payout.ts';
export { readPayoutBatches, readPayouts, type PayoutLine } from './reads/disbursements/read-payouts.ts';
export { dividePayment } from './payments/payments/divide-payment.ts';
export { holdPayout } from './payments/disbursements/hold-payout.ts';
export { sendPayoutAgain } from './payments/disbursements/send-payout-again.ts';
export { tellPayoutOutcome } from './payments/disbursement-notices/tell-payout-outcome.ts';
export { decideApplication, type DecideApplication } from './backoffice/applications/decide-application.ts';
export {
  applicationMark,
  decideApplicationAsSeen,
  previewApplication,
} from './backoffice/applications/preview-application.ts';
export { readApplication, type ApplicationDetail } from './reads/applications/read-application.ts';
export { readApplications, type ApplicationItem } from './reads/applications/read-applications.ts';
export { pictureReader, seePicture } from './backoffice/applications/see-picture.ts';
export { askTableChange } from './approvals/ask-table-change.ts';
export {
  tableChangeWaits,
  tableColumns,
  tableOfVersion,
  tableReasons,
  tableVersions,
} from './backoffice/decision-tables/read-tables.ts';
export { readTable, type TableFault } from './backoffice/decision-tables/read-table.ts';
export { tableInWords, type TableInWords } from './backoffice/decision-tables/table-words.ts';
export { tableTestAnswer } from './backoffice/decision-tables/table-test-words.ts';
export { testTable } from './backoffice/decision-tables/test-table.ts';
export { readOutboxTasks, readSentMessages } from './reads/outbox/read-outbox.ts';
export { tryAgain } from './backoffice/outbox/try-again.ts';
export { exportForBorrower, orderOfReference } from './composition/data-requests/export-for-borrower.ts';
export { readDataRequests } from './composition/data-requests/read-data-requests.ts';
export { readRetention } from './composition/data-requests/read-retention.ts';
export { clearDue } from './composition/privacy/clear-due.ts';
export { retentionRules } from './composition/privacy/retention-rules.ts';
export { sealValues } from './customers/kyc/step-seal.ts';
export { phoneAbout } from './customers/borrowers/borrower-phone.ts';
export { houseChannels } from './backoffice/channels/house-channels.ts';
export { noteChannelTest, testChannel } from './backoffice/channels/test-channel.ts';
export { newKey, readKey } from './backoffice/integrations/api-key-form.ts';
export { recogniseKey, type KeyAnswer } from './backoffice/integrations/recognise-key.ts';
export { makeKey } from './backoffice/integrations/make-key.ts';
export { endKey } from './backoffice/integrations/end-key.ts';
export { readKeys } from './backoffice/integrations/read-keys.ts';
export { newWebhookSecret, signWebhook } from './backoffice/integrations/sign-webhook.ts';
export { eventOfTopic, webhookEventNames } from './backoffice/integrations/webhook-topics.ts';
export { tellingIntegrators } from './backoffice/integrations/tell-integrators.ts';
export type { PostOutcome, WebhookPort } from './kernel/ports/webhook-port.ts';
export { keepDeliveriesDays } from './backoffice/integrations/webhook-rules.ts';
export { deliverWebhooks } from './backoffice/integrations/deliver-webhooks.ts';
export { saveEndpoint } from './backoffice/integrations/save-endpoint.ts';
export { actOnEndpoint } from './backoffice/integrations/act-on-endpoint.ts';
export { sendAgain } from './backoffice/integrations/send-again.ts';
export { readDeliveries, readDelivery, readEndpoints } from './backoffice/integrations/read-webhooks.ts';
export { postProvision, type PostProvision } from './lending/provisions/post-provision.ts';
export {
  provisionAsReclassified,
  type ProvisionDifference,
} from './lending/provisions/provision-as-reclassified.ts';
export { provisionCells } from './lending/provisions/provision-cells.ts';
export { provisionMove } from './lending/provisions/provision-move.ts';
export {
  readProvision,
  type ProvisionState,
  type ProvisionView,
} from './lending/provisions/read-provision.ts';
export { issueInvoices } from './payments/tax/issue-invoices.ts';
export { taxOf, withTax } from './payments/tax/tax-sums.ts';
export {
  readInvoiceFile,
  readInvoices,
  readOwnInvoiceFile,
  type InvoiceLine,
} from './payments/tax/read-invoices.ts';
export { askImport, type AskedImport, type AskImport } from './backoffice/imports/ask-import.ts';
export { checkImport } from './backoffice/imports/check-import.ts';
export { importColumns } from './backoffice/imports/import-columns.ts';
export { chargesOf, keptSummary, type KeptSums } from './backoffice/imports/kept-summary.ts';
export { postingsOf } from './backoffice/imports/import-with-two.ts';
export { importLimits } from './backoffice/imports/read-import-file.ts';
export {
  openRefusedRows,
  readImport,
  readImportRows,
  readImports,
  refusedHeads,
  refusedLine,
  type ImportView,
} from './backoffice/imports/read-imports.ts';
export { runImport } from './backoffice/imports/run-import.ts';
export { bureauFileSubject, readBureau, readBureauFile } from './reads/bureau/read-bureau.ts';
export { readBureauCase, readDecidedCases, readOpenCases } from './reads/bureau/read-bureau-cases.ts';
export { announceDefaults } from './backoffice/bureau/announce-defaults.ts';
export { bureauTogether } from './backoffice/bureau/bureau-together.ts';
export { decideDispute, mendRefusal } from './backoffice/bureau/decide-dispute.ts';
export { leftOutWords, statusWords } from './backoffice/bureau/dispute-words.ts';
export { makeBureauFile, type MadeBureauFile } from './backoffice/bureau/make-bureau-file.ts';
export { raiseDispute } from './backoffice/bureau/raise-dispute.ts';
export { readBureauAnswer } from './backoffice/bureau/read-bureau-answer.ts';
export { markBureauSent, openBureauFile } from './backoffice/bureau/send-bureau-file.ts';
export { openBureauPart, writeBureauFile } from './backoffice/bureau/write-bureau-file.ts';
export { changeHoliday, daysAheadToWork, type ChangeHoliday } from './customers/pages/change-holiday.ts';
export { holidaysOfYear, refreshHolidays, type HolidayLine } from './customers/pages/read-holidays.ts';
export { confirmBank } from './backoffice/restore/confirm-bank.ts';
export { declareRestore, findRestore } from './backoffice/restore/find-restore.ts';
export { restoreRound, settleRestore } from './backoffice/restore/settle-restore.ts';
export { channelsToAsk, type ChannelToAsk } from './backoffice/restore/channels-to-ask.ts';
export {
  openBankAccount,
  recordMovement,
  type OpenBankAccount,
  type RecordMovement,
} from './payments/bank/bank-acts.ts';
export { openClearingAccounts } from './payments/bank/open-clearing-accounts.ts';
export { planLine, postLine, type LineMeaning } from './payments/bank/post-line.ts';
export { readBankDay, seeBankLine } from './payments/bank/read-bank-day.ts';
export { settleTransfers } from './payments/bank/settle-transfers.ts';
/** What answers are mapped from: whoever maps them needs no store. */
export type {
  AnswerWay,
  AuditSearch,
  BankEntry,
  BankLine,
  BureauFigures,
  BureauFile,
  BureauRow,
  ComplaintStep,
  ComplaintStepName,
  CreditToReturn,
  Database,
  HardshipCase,
  HardshipOption,
  HardshipRequest,
  HardshipState,
  JournalEntry,
  LoanEntryRow,
  MoneyToday,
  OrderView,
  PaymentMeaning,
  PromiseOutcome,
  ProvisionOfClass,
  ReadTx,
  TaxOfMonth,
  Tx,
} from '@candor/store';
export { readBorrowerPhone } from './customers/borrowers/borrower-phone.ts';
export { readOffer } from './lending/contracts/read-offer.ts';
export { ownPictureLink } from './customers/pictures/own-picture-link.ts';
export {
  begunExtension,
  newestOpenPayment,
  openPaymentsOf,
  type OpenLoanPayment,
} from './payments/payments/open-payments.ts';
export { offeredPayTypes } from './payments/payments/offered-pay-types.ts';
export {
  readOwnPayment,
  type PaymentOutcome,
  type PaymentView,
} from './payments/payments/read-own-payment.ts';
export { readReceipt, readStatement } from './payments/receipts/read-loan-papers.ts';
export {
  openExport,
  readConsents,
  readDeletion,
  readExport,
  type DataExport,
} from './composition/privacy/read-privacy.ts';
export { readSessions } from './customers/sessions/read-sessions.ts';
export { readRepayPlan } from './lending/loans/read-repay-plan.ts';
export { readOwnHardship } from './servicing/hardship/read-own-hardship.ts';
export { readPage } from './customers/pages/read-page.ts';
export { readProblemForm } from './servicing/complaints/read-problem-form.ts';
export { readLoanLedger, readLoanMessages } from './reads/loans/read-loan-ledger.ts';
export { readPasskeys } from './backoffice/staff-login/read-passkeys.ts';
export { staffLoginWait } from './backoffice/staff-login/staff-login-wait.ts';
export { mayDecide, readApprover, type Approver } from './approvals/may-decide.ts';
export { readApprovalLimits } from './backoffice/authority/read-limits.ts';
export { readRoles } from './backoffice/staff/read-roles.ts';
export { readChannelTests, type ChannelTest } from './backoffice/channels/read-channel-tests.ts';
export { readCollected, readIncome } from './reads/portfolio/read-months.ts';
export { readRestoreHold, restoreSubject } from './backoffice/restore/read-restore-hold.ts';
export { readText } from './customers/pages/read-text.ts';
export { marketOfPayout } from './payments/disbursements/market-of-payout.ts';
export { marketOfPayment, refundToAsk } from './backoffice/payments/refund-to-ask.ts';
export { complaintState, openComplaintPicture } from './reads/complaints/complaint-evidence.ts';
export { bureauFileState, readBureauPart } from './backoffice/bureau/read-bureau-part.ts';
export {
  readBusinessDates,
  readCreditToReturn,
  readPayment,
  readReferredCases,
  readSandboxMessages,
  readSandboxPayments,
  readSandboxSwitches,
  type ReferredCase,
  type SandboxPayments,
} from './composition/sandbox/read-sandbox.ts';
