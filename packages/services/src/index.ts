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
} from './commands/command.ts';
export type { ClosedDay } from './day-end/close-day.ts';
export { endDay, type EndDay } from './day-end/end-day.ts';
export { endDaysThatAreOver, type EndedDay, type UnendedDay } from './day-end/end-days-that-are-over.ts';
export { withCaller } from './commands/caller.ts';
export { Outage } from './commands/outage.ts';
export { runCommand, type CommandRequest } from './commands/run-command.ts';
export { openBusinessClocks } from './loans/open-business-clocks.ts';
export { commandNames } from './commands/command-names.ts';
export { lease, leases, type LeaseName } from './commands/lease.ts';
export { preview } from './commands/preview.ts';
export { relayOutbox, type HandlersByName, type OutboxHandlers } from './outbox/relay-outbox.ts';
export type { PlannedReminder } from './outbox/topics.ts';
export { runForMessage } from './outbox/run-for-message.ts';
export { configurePage, type ConfigurePage, type PageChange } from './pages/configure-page.ts';
export { pageFaults } from './pages/page-faults.ts';
export { fillPageConfiguration } from './pages/fill-page-configuration.ts';
export { TelemetrySink, type TelemetryReceipt } from './telemetry/telemetry-sink.ts';
export type { ChangedLoan, LoanRefusal } from './loans/change-loan.ts';
export type { LoanAnswer } from './loans/loan-answer.ts';
export { passDay } from './loans/pass-day.ts';
export { reclassifyLoan, seeReclassification, type Reclassification } from './loans/reclassify-loan.ts';
export { refundCredit, type RefundCredit } from './loans/refund-credit.ts';
export { approveOrder, type ApproveOrder } from './orders/approve-order.ts';
export { disclosureFingerprint } from './orders/disclosure-fingerprint.ts';
export type { OrderAnswer } from './orders/order-answer.ts';
export { refuseOrder, type RefuseOrder } from './orders/refuse-order.ts';
export { sendBackOrder, type SendBackOrder } from './orders/send-back-order.ts';
export { signOrder, type SignOrder } from './orders/sign-order.ts';
export { startReview } from './orders/start-review.ts';
export { submitOrder, type SubmitOrder } from './orders/submit-order.ts';
export { withdrawOrder } from './orders/withdraw-order.ts';
export { allocatePayment, type AllocatePayment } from './payments/allocate-payment.ts';
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
} from './payments/collect-channel.ts';
export {
  chosenRepayment,
  recoveryChoices,
  type ChoiceRefusal,
  type ChosenRepayment,
  type RepaymentWish,
} from './payments/chosen-repayment.ts';
export { delayQuoteKey } from './payments/delay-quote-key.ts';
export { payerPays } from './payments/payer-pays.ts';
export { paidBy, previewRepayment, type RepaymentPreview } from './payments/preview-repayment.ts';
export { surplusOf, surplusOptions } from './payments/surplus-of.ts';
export { coolingOffFigures, type CoolingOffFigures } from './loans/cooling-off-figures.ts';
export { ownLoan, type OwnLoan } from './loans/own-loan.ts';
export { repayPlan, type RepayPlan } from './loans/repay-plan.ts';
export type { OrderWithPosition } from './orders/with-positions.ts';
export { timelineLine } from './loans/timeline-words.ts';
export { askHardship, openHardshipWords, type AskHardship } from './hardship/ask-hardship.ts';
export { decideHardship, isPlan, type DecideHardship } from './hardship/decide-hardship.ts';
export { decideHardshipByStaff } from './hardship/decide-hardship-by-staff.ts';
export { endPromises } from './hardship/end-promises.ts';
export { hardshipOptions, type HardshipChoice } from './hardship/hardship-options.ts';
export { hardshipReasons, type HardshipReason } from './hardship/hardship-reasons.ts';
export { pauseWords } from './hardship/pause-words.ts';
export { letterhead, type Letterhead } from './receipts/letterhead.ts';
export { printedLanguage } from './receipts/receipt-words.ts';
export { receiptPaper, type ReceiptFacts } from './receipts/receipt-paper.ts';
export { statementPaper, type StatementFacts } from './receipts/statement-paper.ts';
export { askPayments, type AskTrouble } from './payments/ask-payments.ts';
export { beginPayment, type BeginPayment, type WantedPayment } from './payments/begin-payment.ts';
export { expireWaitingCodes } from './payments/expire-waiting-codes.ts';
export { followCallback } from './payments/follow-callback.ts';
export { makeCode } from './payments/make-code.ts';
export { payTypeLine } from './payments/pay-type-words.ts';
export { paymentIdOfRequest } from './payments/payment-id-of-request.ts';
export { payActs, type PayAct, type SandboxPayer } from './payments/sandbox-payer.ts';
export { takeCallback, type TakeCallback } from './payments/take-callback.ts';
export { createPayment, type CreatePayment } from './payments/create-payment.ts';
export { movePayment, type MovePayment } from './payments/move-payment.ts';
export { paymentTopics } from './payments/payment-topics.ts';
export type { PaymentAnswer } from './payments/payment-answer.ts';
export { receivePayment, type ReceivePayment } from './payments/receive-payment.ts';
export { refundPayment, type RefundPayment } from './payments/refund-payment.ts';
export { reversePayment, type ReversePayment } from './payments/reverse-payment.ts';
export { isAsMeant } from './payments/is-as-meant.ts';
export { explainCallback } from './reconciliation/explain-callback.ts';
export { reconcileDay } from './reconciliation/reconcile-day.ts';
export { reconcilePastDays } from './reconciliation/reconcile-past-days.ts';
export { settleDifference } from './reconciliation/settle-difference.ts';
export { candidateWords } from './transfers/candidate-words.ts';
export {
  importStatement,
  type ImportedStatement,
  type ImportStatement,
} from './transfers/import-statement.ts';
export { creditUnverified, matchMoney, type MatchMoney } from './transfers/match-money.ts';
export { moneyToMatch, type MoneyToMatch } from './transfers/money-to-match.ts';
export { payAsStandIn } from './transfers/pay-as-stand-in.ts';
export { paymentReference } from './transfers/payment-reference.ts';
export { refuseClaim } from './transfers/refuse-claim.ts';
export { submitUtr, type ClaimAnswer, type SubmitUtr } from './transfers/submit-utr.ts';
export { transferChannel } from './transfers/transfer-channel.ts';
export { failPayout, type FailPayout } from './payouts/fail-payout.ts';
export { settlePayout, type SettledPayout } from './payouts/settle-payout.ts';
export { payoutFaults, payoutFaultWords, type PayoutFault } from './payouts/payout-faults.ts';
export type { PayoutTrouble } from './payouts/advance-payouts.ts';
export { payoutIdOfOrder } from './payouts/payout-id-of-order.ts';
export { payoutRounds, type PayoutRound } from './payouts/payout-rounds.ts';
export { changePayoutAccount, type ChangePayoutAccount } from './payouts/change-payout-account.ts';
export { openPayoutBatch, type PayoutBatchFile } from './payouts/open-payout-batch.ts';
export { payoutCases, type PayoutCase } from './payouts/payout-cases.ts';
export { payoutTopics } from './payouts/payout-topics.ts';
export {
  bookBankResult,
  readBankResult,
  type BankResult,
  type BookedResult,
  type LineFault,
  type ResultLine,
} from './payouts/bank-result.ts';
export { askBankResult, lookAtBankResult, type SeenResult } from './payouts/ask-bank-result.ts';
export { payoutSubject } from './payouts/payout-acts.ts';
export { prepareNextBatch, preparePayoutBatch, type PreparedBatch } from './payouts/prepare-payout-batch.ts';
export { releaseFile } from './payouts/release-payout-batch.ts';
export { openRequestAbout } from './approvals/open-request-about.ts';
export { askWithAccount } from './approvals/ask-with-account.ts';
export { previewEntries } from './console/preview-entries.ts';
export { readPayoutBatch, type PayoutBatchPaper } from './console/payouts/read-payout-batch.ts';
export { provisionSubject } from './provisions/post-provision-with-two.ts';
export { booksSubject } from './console/books/close-period-with-two.ts';
export { choosePayoutOutcome, type ChoosePayoutOutcome } from './sandbox/choose-payout-outcome.ts';
export { unheardHandlers, unheardTopics } from './outbox/unheard-topics.ts';
export {
  callEndsWithinMs,
  type AskAnswer,
  type PayoutChannel,
  type PayoutChannels,
  type PayoutDestination,
  type PayoutToSend,
  type SendAnswer,
} from './payouts/payout-channel.ts';
export {
  payoutLine,
  payoutStandingOf,
  type PayoutStanding,
  type PayoutState,
} from './payouts/payout-standing.ts';
export { startPayout, type StartedPayout, type StartPayout } from './payouts/start-payout.ts';
export { businessDateOf } from './loans/change-loan.ts';
export { readHome, type Home, type HomeLoan, type HomeOffer, type ReadHome } from './borrowers/read-home.ts';
export { loanPosition, type LoanPosition, type PositionRow } from './loans/loan-position.ts';
export { laterDay } from './orders/later-day.ts';
export { nextAction, type NextAction } from './orders/next-action.ts';
export {
  confirmLoan,
  type ConfirmLoan,
  type ConfirmOutcome,
  type ConfirmRefusal,
} from './contracts/confirm-loan.ts';
export type { DisclosureSheet, SheetCell } from './contracts/disclosure-sheet.ts';
export { disclosureLanguage, disclosureSheet } from './contracts/disclosure-sheet.ts';
export type {
  DocumentPress,
  PaperRow,
  PaperSection,
  PaperTable,
  PaperToPrint,
} from './contracts/document-press.ts';
export { printContract } from './contracts/print-contract.ts';
export {
  readContract,
  readContractFile,
  type ContractFile,
  type ContractView,
} from './contracts/read-contract.ts';
export { viewOffer, type OfferRefusal, type OfferView, type ViewOffer } from './contracts/view-offer.ts';
export { orderReference } from './orders/order-reference.ts';
export { readOrderDetails, type LoanDetails, type OrderDetails } from './orders/read-order-details.ts';
export { readOrders, type OrderPage, type ReadOrders } from './orders/read-orders.ts';
export { countPoint, type CountPoint } from './products/count-point.ts';
export { fillProducts } from './products/fill-products.ts';
export { offersAfterRefusal, productOffers, type ProductOffer } from './products/product-offers.ts';
export { quoteOffered, type QuoteOffered } from './products/quote-offered.ts';
export { readPush, type Push, type ReadPush } from './products/read-push.ts';
export { borrowerLimit, type BorrowerLimit, type NotNow } from './borrowers/borrower-limit.ts';
export { productForReader } from './products/product-for-reader.ts';
export { saveProduct, type SavedProduct, type SaveProduct } from './products/save-product.ts';
export type { BorrowingParts } from './borrowing-parts.ts';
export type { IdentityParts, SpendAlarm } from './identity-parts.ts';
export { borrowerPhone } from './borrowers/borrower-phone.ts';
export { maskPhone } from './borrowers/mask-phone.ts';
export { noteDocument, type NoteDocument } from './borrowers/note-document.ts';
export { PersonSeal } from './borrowers/person-seal.ts';
export { menuCounts, type MenuCounts } from './borrowers/user-menu.ts';
export { dayIn, instantOf, timeIn } from './day-end/market-time.ts';
export { dayWords } from './messages/day-words.ts';
export { deliverMessage } from './messages/deliver-message.ts';
export {
  GatewayDown,
  type Delivery,
  type MessageGateway,
  type MessagePorts,
  type WebPushPort,
  type OutgoingMessage,
} from './messages/message-ports.ts';
export { markMessagesRead, readInbox, type InboxPage } from './messages/read-messages.ts';
export { sendReminder, type SendReminder } from './messages/send-reminder.ts';
export { writeMessage, type NewMessage } from './messages/write-message.ts';
export {
  certifiedFacts,
  nameOnDocument,
  type CertifiedFacts,
  type NameOnDocument,
} from './certification/certified-facts.ts';
export { acceptStep, refuseStep, type JudgeStep, type RefuseStep } from './certification/judge-step.ts';
export { certificationProgress, type StepProgress, type WhoseSteps } from './certification/list-steps.ts';
export { readStep, type StepView, type WhichStep } from './certification/read-step.ts';
export { handInStep } from './certification/hand-in-step.ts';
export { saveDraft, type SaveDraft } from './certification/save-draft.ts';
export { saveStep, type SaveStep } from './certification/save-step.ts';
export type { StepRefusal } from './certification/step-seal.ts';
export {
  certificationSteps,
  missingStepsOf,
  stepStatesOf,
  type CertificationStepKey,
  type StepStates,
} from './certification/step-states.ts';
export { askForExport } from './privacy/ask-for-export.ts';
export type { TickedConsent } from './privacy/check-consents.ts';
export { consentViews, type ConsentView } from './privacy/consent-view.ts';
export { deleteBorrower, type DeleteBorrower, type DeletionOutcome } from './privacy/delete-borrower.ts';
export { deletionView, type DeletionView, type KeptByLaw } from './privacy/deletion-view.ts';
export { deviceWords, type DeviceFacts } from './messages/device-words.ts';
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
export { simulatedClock, simulatedInstant } from './sandbox/simulated-time.ts';
export { checkCode, type CodeClaim, type CodeVerdict } from './sessions/check-code.ts';
export { endSessions, type EndSessions } from './sessions/end-sessions.ts';
export {
  type CodeLimits,
  permit,
  permitsOf,
  takeAll,
  type Caller,
  type LimitName,
} from './sessions/limits.ts';
export { logIn, type LogIn, type LogInOutcome } from './sessions/log-in.ts';
export { openLoginTicket, sealLoginTicket, ticketLivesSeconds } from './sessions/login-ticket.ts';
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
export {
  exchangeShellCode,
  makeShellCode,
  shellCodeHash,
  type ExchangeShellCode,
} from './sessions/shell-codes.ts';
export { TelemetryGate, type GateCounts } from './telemetry/telemetry-gate.ts';
export { clearPictures, erasePictures } from './pictures/erase-pictures.ts';
export { openPicture, type OpenedPicture } from './pictures/open-picture.ts';
export { makePictureLink, readPictureLink } from './pictures/picture-link.ts';
export type { PictureStore } from './pictures/picture-store.ts';
export { picturesOf, type PictureFacts } from './pictures/pictures-of.ts';
export { removePicture } from './pictures/remove-picture.ts';
export { takePiece, uploadProgress, type Piece } from './pictures/take-piece.ts';
export { addAccount, type AddAccount, type AddAccountOutcome } from './accounts/add-account.ts';
export { makeDefault, removeAccount, type ChosenAccount } from './accounts/choose-account.ts';
export { judgeAccount } from './accounts/judge-account.ts';
export { knownName } from './accounts/known-name.ts';
export {
  hasPayoutAccount,
  heldPayoutAccount,
  payoutAccountFor,
  payoutAccountsOf,
  type AccountView,
  type PayoutTarget,
} from './accounts/payout-accounts-of.ts';
export { decideByHand, type DecideByHand } from './decisions/decide-by-hand.ts';
export { openGrounds, type DecisionGrounds } from './decisions/decision-grounds.ts';
export { decisionWords, factLines } from './decisions/decision-words.ts';
export {
  EnquiryDown,
  type BureauRecord,
  type CreditBureau,
  type EnquiredPerson,
  type IdentityCheck,
  type SanctionsScreening,
  type ScreeningResult,
} from './decisions/enquiry-ports.ts';
export { saveDecisionTable, type SaveDecisionTable } from './decisions/save-decision-table.ts';
export { applyForLoan, orderIdOfKey, type ApplyForLoan } from './orders/apply-for-loan.ts';
export { orderTopics } from './orders/order-topics.ts';
export { isOrderReason, reasonsFor, reasonWords, type ReasonWords } from './orders/order-reasons.ts';
export { switchStandIns } from './sandbox/switch-stand-ins.ts';
export { longDay } from './messages/long-day.ts';
export { answerProblem, type AnswerProblem } from './problems/answer-problem.ts';
export { answerWaysOf } from './problems/answer-ways.ts';
export { closeProblem, type CloseProblem } from './problems/close-problem.ts';
export { complaintDay } from './problems/complaint-day.ts';
export { complaintStanding, type ComplaintStanding } from './problems/complaint-standing.ts';
export { decideOnCharge, type DecideOnCharge } from './problems/decide-on-charge.ts';
export { disputableCharge, mayDispute, type DisputableCharge } from './problems/disputable-charge.ts';
export { escalateProblems } from './problems/escalate-problems.ts';
export type { KnownComplaint } from './problems/lock-complaint-of.ts';
export { noteOnProblem, type NoteOnProblem } from './problems/note-on-problem.ts';
export { keepProblemDraft, problemDraftOf, type ProblemDraft } from './problems/problem-draft.ts';
export { problemKindWords } from './problems/problem-kind-words.ts';
export { markProblemSeen } from './problems/mark-problem-seen.ts';
export { problemOf, problemsOf, type ProblemPage, type ProblemView } from './problems/read-problems.ts';
export {
  reopenProblem,
  replyToProblem,
  type RepliedProblem,
  type ReplyToProblem,
} from './problems/reply-to-problem.ts';
export { saveProblem, type SavedProblem, type SaveProblem } from './problems/save-problem.ts';
export { scoreProblem, type ScoreProblem } from './problems/score-problem.ts';
export { staffProblems, type StaffProblem } from './problems/staff-problems.ts';
export {
  fillNameWords,
  keepNameWords,
  knownPeople,
  nameIndexes,
  type KnownPerson,
} from './borrowers/name-words.ts';
export { waiveAcross, waivableRows, type WaivablePart } from './loans/waive-across.ts';
export { delayLoan, tellSettlement, writeToBorrower } from './console/loans/act-on-loan.ts';
export type { LoanActInput, LoanActKind } from './console/loans/change-by-act.ts';
export { groupEntries, type EntryGroup } from './console/loans/group-entries.ts';
export { actFigures, seeLoanAct } from './console/loans/loan-act-preview.ts';
export type { NewTerms } from './loans/new-terms.ts';
export {
  answerRestructure,
  shownOffer,
  type AnswerRestructure,
  type OfferShown,
  type PlanShown,
} from './loans/offer-restructure.ts';
export { asSeen, askAsSeen } from './approvals/as-seen.ts';
export { figureChange } from './approvals/figure-change.ts';
export { previewMark } from './approvals/preview-mark.ts';
export { entryWords } from './console/loans/entry-words.ts';
export { contactBorrower } from './collections/contact-borrower.ts';
export { notePromise } from './collections/note-promise.ts';
export { readCollection, readCollections } from './console/collections/read-collections.ts';
export { hardshipAsked, readHardship, readHardshipQueue } from './console/collections/read-hardship.ts';
export { seeChargeDecision } from './console/complaints/see-charge-decision.ts';
export {
  readComplaint,
  readComplaintQueue,
  type ComplaintLine,
  type ComplaintPage,
} from './console/complaints/read-complaint.ts';
export { findLoans, listLoans } from './console/loans/find-loans.ts';
export type { LoanLine } from './console/loans/lines-with-positions.ts';
export { loanNameOf, loansNamed } from './console/loans/loan-name.ts';
export { loanStands, type LoanStands } from './console/loans/loan-stands.ts';
export { readBesideLoan, type BesideLoan } from './console/loans/read-beside-loan.ts';
export { seePaper } from './console/loans/see-paper.ts';
export { mayContact, type ContactAbout, type ContactRule } from './contact/may-contact.ts';
export { contactNow, readLoanPage, type LoanPage } from './console/loans/read-loan-page.ts';
export { readMessagesToBorrower } from './console/loans/read-messages-to.ts';
export { idOfWords } from './payments/id-of-words.ts';
export { fillHelp } from './help/fill-help.ts';
export { openingAt, type Opening } from './help/opening-at.ts';
export { publishText, type PublishText } from './help/publish-text.ts';
export { readFaq, readServiceDesk } from './help/read-help.ts';
export { lenderOnPaper } from './contracts/lender-on-paper.ts';
export { applyRoleChange, type RoleChange, type RoleChangeRefusal } from './staff/apply-role-change.ts';
export { beginLogin, type BeginLogin, type FirstStepOutcome } from './staff/begin-login.ts';
export { demoPassword, demoPeople, demoTotpSecret, fillDemoStaff } from './staff/demo-staff.ts';
export { addAdmin } from './staff/add-admin.ts';
export { addPerson } from './staff/add-person.ts';
export { askForPerson } from './staff/ask-for-person.ts';
export type { Doorstep } from './staff/count-tries.ts';
export { makeInvitation, sendInvitation } from './staff/invitation-mail.ts';
export type { PasswordWeakness } from './staff/password-weakness.ts';
export { endSessionsOfStaff, readStaffSessions } from './staff/staff-sessions.ts';
export { fillRoles, type RoleToFill } from './staff/fill-roles.ts';
export {
  finishLogin,
  type FinishLogin,
  type FinishLoginOutcome,
  type SecondFactor,
} from './staff/finish-login.ts';
export { ordinaryCost, type PasswordCost } from './staff/hash-password.ts';
export { changeOwnPassword, proveOwnPassword } from './staff/own-password.ts';
export { addPasskey, challengePasskey, offerPasskey, removePasskey } from './staff/passkeys.ts';
export { readPeople, type PersonView } from './staff/read-people.ts';
export { recogniseStaff, type StaffSession } from './staff/recognise-staff.ts';
export { refusePermission } from './staff/refuse-permission.ts';
export { resetStaff } from './staff/reset-staff.ts';
export { savePerson, type PersonChange, type SavedPerson } from './staff/save-person.ts';
export { setPassword } from './staff/set-password.ts';
export type { PasskeyPlace, StaffParts } from './staff/staff-parts.ts';
export { base32, totpCode, totpStep } from './staff/totp.ts';
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
} from './approvals/act-with-two.ts';
export type { ActEntry, ActPayee } from './approvals/act-with-two.ts';
export { actsWithTwo, type ActKey } from './approvals/acts-with-two.ts';
export { actOrAsk, actOrAskAsSeen, isWithinAuthority } from './approvals/act-or-ask.ts';
export { authorityFor, type Authority } from './approvals/authority.ts';
export { aloneRuleOf, authorityTable } from './approvals/authority-table.ts';
export { bothSidesOf, isPairOfSides } from './approvals/both-sides.ts';
export { readAuthority, type AuthorityView } from './approvals/read-authority.ts';
export {
  askForApproval,
  askSecondPerson,
  type AskedSecondPerson,
  type AskSecondPerson,
  previewOf,
} from './approvals/ask-second-person.ts';
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
export { actWords, knownActs } from './console/audit/act-words.ts';
export { exportAudit } from './console/audit/export-audit.ts';
export { readAudit, readAuditEvent } from './console/audit/read-audit.ts';
export { readTrail } from './console/audit/read-trail.ts';
export { referenceRange } from './orders/reference-range.ts';
export { dayEndChecks, type DayEndCheck } from './console/queues/day-end-checks.ts';
export { queueDefinition, type QueueDefinition } from './console/queues/queue-definitions.ts';
export { queueItems, type QueueItem } from './console/queues/queue-items.ts';
export { readOffice, type Taken } from './console/queues/queue-office.ts';
export { queuesFor, readQueues, standOf, type CountedQueue } from './console/queues/read-queues.ts';
export { readToday, type Today } from './console/queues/read-today.ts';
export { handBack, isOthersItem, stepOnItem, takeItem, takenBy } from './console/queues/take-item.ts';
export { changeProduct, type ChangeProduct } from './products/change-product.ts';
export { fillPortfolio, funnelEvents } from './portfolio/fill-portfolio.ts';
export {
  askProductChange,
  productFaultsOf,
  type AskProductChange,
} from './console/products/ask-product-change.ts';
export { readProductFile, readProductShelf } from './console/products/read-products.ts';
export { readScores } from './console/portfolio/read-scores.ts';
export { readFunnel, type FunnelAsked } from './console/portfolio/read-funnel.ts';
export { collectedOf, incomeOf } from './console/portfolio/month-figures.ts';
export { readPortfolio, type PortfolioAsked } from './console/portfolio/read-portfolio.ts';
export { readVintages } from './console/portfolio/read-vintages.ts';
export { readCursor, writeCursor } from './console/page-cursor.ts';
export { withReason, type WithReason } from './commands/with-reason.ts';
export { closeBooks } from './console/books/close-books.ts';
export { readEntry, readJournal, readPeriods, readTrialBalance } from './console/books/read-books.ts';
export { namesOf, type LoanName } from './console/names-of.ts';
export { matchAsSeen } from './console/payments/match-as-seen.ts';
export { previewEffect, previewMatch, type MatchPreview } from './console/payments/preview-match.ts';
export { readCandidates, type CandidateLine, type MoneyPaper } from './console/payments/read-candidates.ts';
export { readIncoming, readSuspense, readToMatch, type MoneyLine } from './console/payments/read-money.ts';
export { readDifferences, readStatementLines } from './console/payments/read-reconciliation.ts';
export { creditSubject, readRefunds } from './console/payments/read-refunds.ts';
export { moneyRuleWords } from './console/payments/rule-words.ts';
export { readPayout, type PayoutPaper } from './console/payouts/read-payout.ts';
export { readPayoutBatches, readPayouts, type PayoutLine } from './console/payouts/read-payouts.ts';
export { dividePayment } from './payments/divide-payment.ts';
export { holdPayout } from './payouts/hold-payout.ts';
export { sendPayoutAgain } from './payouts/send-payout-again.ts';
export { tellPayoutOutcome } from './payouts/tell-payout-outcome.ts';
export { decideApplication, type DecideApplication } from './console/applications/decide-application.ts';
export {
  applicationMark,
  decideApplicationAsSeen,
  previewApplication,
} from './console/applications/preview-application.ts';
export { readApplication, type ApplicationDetail } from './console/applications/read-application.ts';
export { readApplications, type ApplicationItem } from './console/applications/read-applications.ts';
export { pictureReader, seePicture } from './console/applications/see-picture.ts';
export { askTableChange } from './console/tables/ask-table-change.ts';
export {
  tableChangeWaits,
  tableColumns,
  tableOfVersion,
  tableReasons,
  tableVersions,
} from './console/tables/read-tables.ts';
export { readTable, type TableFault } from './console/tables/read-table.ts';
export { tableInWords, type TableInWords } from './console/tables/table-words.ts';
export { tableTestAnswer } from './console/tables/table-test-words.ts';
export { testTable } from './console/tables/test-table.ts';
export { readOutboxTasks, readSentMessages } from './console/outbox/read-outbox.ts';
export { tryAgain } from './console/outbox/try-again.ts';
export { exportForBorrower, orderOfReference } from './console/data/export-for-borrower.ts';
export { readDataRequests } from './console/data/read-data-requests.ts';
export { readRetention } from './console/data/read-retention.ts';
export { clearDue } from './privacy/clear-due.ts';
export { retentionRules } from './privacy/retention-rules.ts';
export { sealValues } from './certification/step-seal.ts';
export { phoneAbout } from './borrowers/borrower-phone.ts';
export { houseChannels } from './console/channels/house-channels.ts';
export { noteChannelTest, testChannel } from './console/channels/test-channel.ts';
export { newKey, readKey } from './integrations/api-key-form.ts';
export { recogniseKey, type KeyAnswer } from './integrations/recognise-key.ts';
export { makeKey } from './integrations/make-key.ts';
export { endKey } from './integrations/end-key.ts';
export { readKeys } from './integrations/read-keys.ts';
export { newWebhookSecret, signWebhook } from './integrations/sign-webhook.ts';
export { eventOfTopic, webhookEventNames } from './integrations/webhook-topics.ts';
export { tellingIntegrators } from './integrations/tell-integrators.ts';
export type { PostOutcome, WebhookPort } from './integrations/webhook-port.ts';
export { keepDeliveriesDays } from './integrations/webhook-rules.ts';
export { deliverWebhooks } from './integrations/deliver-webhooks.ts';
export { saveEndpoint } from './integrations/save-endpoint.ts';
export { actOnEndpoint } from './integrations/act-on-endpoint.ts';
export { sendAgain } from './integrations/send-again.ts';
export { readDeliveries, readDelivery, readEndpoints } from './integrations/read-webhooks.ts';
export { postProvision, type PostProvision } from './provisions/post-provision.ts';
export { provisionAsReclassified, type ProvisionDifference } from './provisions/provision-as-reclassified.ts';
export { provisionCells } from './provisions/provision-cells.ts';
export { provisionMove } from './provisions/provision-move.ts';
export { readProvision, type ProvisionState, type ProvisionView } from './provisions/read-provision.ts';
export { issueInvoices } from './tax/issue-invoices.ts';
export { taxOf, withTax } from './tax/tax-sums.ts';
export { readInvoiceFile, readInvoices, readOwnInvoiceFile, type InvoiceLine } from './tax/read-invoices.ts';
export { askImport, type AskedImport, type AskImport } from './imports/ask-import.ts';
export { checkImport } from './imports/check-import.ts';
export { importColumns } from './imports/import-columns.ts';
export { chargesOf, keptSummary, type KeptSums } from './imports/kept-summary.ts';
export { postingsOf } from './imports/import-with-two.ts';
export { importLimits } from './imports/read-import-file.ts';
export {
  openRefusedRows,
  readImport,
  readImportRows,
  readImports,
  refusedHeads,
  refusedLine,
  type ImportView,
} from './imports/read-imports.ts';
export { runImport } from './imports/run-import.ts';
export { bureauFileSubject, readBureau, readBureauFile } from './console/bureau/read-bureau.ts';
export { readBureauCase, readDecidedCases, readOpenCases } from './console/bureau/read-bureau-cases.ts';
export { announceDefaults } from './bureau/announce-defaults.ts';
export { bureauTogether } from './bureau/bureau-together.ts';
export { decideDispute, mendRefusal } from './bureau/decide-dispute.ts';
export { leftOutWords, statusWords } from './bureau/dispute-words.ts';
export { makeBureauFile, type MadeBureauFile } from './bureau/make-bureau-file.ts';
export { raiseDispute } from './bureau/raise-dispute.ts';
export { readBureauAnswer } from './bureau/read-bureau-answer.ts';
export { markBureauSent, openBureauFile } from './bureau/send-bureau-file.ts';
export { openBureauPart, writeBureauFile } from './bureau/write-bureau-file.ts';
export { changeHoliday, daysAheadToWork, type ChangeHoliday } from './console/page/change-holiday.ts';
export { holidaysOfYear, refreshHolidays, type HolidayLine } from './console/page/read-holidays.ts';
export { confirmBank } from './restore/confirm-bank.ts';
export { declareRestore, findRestore } from './restore/find-restore.ts';
export { restoreRound, settleRestore } from './restore/settle-restore.ts';
export { channelsToAsk, type ChannelToAsk } from './restore/channels-to-ask.ts';
export {
  openBankAccount,
  recordMovement,
  type OpenBankAccount,
  type RecordMovement,
} from './bank/bank-acts.ts';
export { openClearingAccounts } from './bank/open-clearing-accounts.ts';
export { planLine, postLine, type LineMeaning } from './bank/post-line.ts';
export { readBankDay, seeBankLine } from './bank/read-bank-day.ts';
export { settleTransfers } from './bank/settle-transfers.ts';
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
export { readBorrowerPhone } from './borrowers/borrower-phone.ts';
export { readOffer } from './contracts/read-offer.ts';
export { ownPictureLink } from './pictures/own-picture-link.ts';
export {
  begunExtension,
  newestOpenPayment,
  openPaymentsOf,
  type OpenLoanPayment,
} from './payments/open-payments.ts';
export { offeredPayTypes } from './payments/offered-pay-types.ts';
export { readOwnPayment, type PaymentOutcome, type PaymentView } from './payments/read-own-payment.ts';
export { readReceipt, readStatement } from './receipts/read-loan-papers.ts';
export {
  openExport,
  readConsents,
  readDeletion,
  readExport,
  type DataExport,
} from './privacy/read-privacy.ts';
export { readSessions } from './sessions/read-sessions.ts';
export { readRepayPlan } from './loans/read-repay-plan.ts';
export { readOwnHardship } from './hardship/read-own-hardship.ts';
export { readPage } from './pages/read-page.ts';
export { readProblemForm } from './problems/read-problem-form.ts';
export { readLoanLedger, readLoanMessages } from './console/loans/read-loan-ledger.ts';
export { readPasskeys } from './staff/read-passkeys.ts';
export { staffLoginWait } from './staff/staff-login-wait.ts';
export { mayDecide, readApprover, type Approver } from './approvals/may-decide.ts';
export { readApprovalLimits } from './approvals/read-limits.ts';
export { readRoles } from './staff/read-roles.ts';
export { readChannelTests, type ChannelTest } from './console/channels/read-channel-tests.ts';
export { readCollected, readIncome } from './console/portfolio/read-months.ts';
export { readRestoreHold, restoreSubject } from './restore/read-restore-hold.ts';
export { readText } from './console/page/read-text.ts';
export { marketOfPayout } from './payouts/market-of-payout.ts';
export { marketOfPayment, refundToAsk } from './console/payments/refund-to-ask.ts';
export { complaintState, openComplaintPicture } from './console/complaints/complaint-evidence.ts';
export { bureauFileState, readBureauPart } from './bureau/read-bureau-part.ts';
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
} from './sandbox/read-sandbox.ts';
