export { dryRun } from './database/dry-run.ts';
export { loginFault } from './database/application-login.ts';
export { LaunchError, type LaunchErrorCode } from './embedded/launch-error.ts';
export { startEmbedded, type Embedded, type EmbeddedOptions } from './embedded/start-embedded.ts';
export {
  applicationRole,
  applicationUrl,
  openDatabase,
  outsideCommands,
  type Cause,
  type Database,
  type DatabaseOptions,
  type QueryOutcome,
  type ReadOptions,
  type ReadTx,
  type Statement,
  type TransactionOptions,
  type Tx,
} from './database/database.ts';
export {
  errorCode,
  isConnectionLoss,
  isOutage,
  isPoolTimeout,
  isRetryable,
  isUniqueViolation,
} from './database/database-errors.ts';
export { migrate, pendingMigrations, type MigrateOptions } from './database/migrate.ts';
export { MigrationError, type MigrationErrorCode } from './database/migration-error.ts';
export {
  appendAudit,
  appendAuditWord,
  auditExists,
  forgetAuditWords,
  type ActorKind,
  type AuditChange,
  type AuditRow,
} from './audit/audit-log.ts';
export {
  deleteAnswersBefore,
  findAnswer,
  lockIdempotencyKey,
  saveAnswer,
  type StoredAnswer,
} from './commands/idempotency-keys.ts';
export { changesChannel } from './database/change-notice.ts';
export { listen, type Listener, type ListenOptions } from './database/listen.ts';
export {
  appendOutbox,
  claimOutbox,
  deleteDoneOutboxBefore,
  markOutboxDone,
  markOutboxFailed,
  type OutboxLane,
  type OutboxRow,
} from './outbox/outbox.ts';
export {
  insertPageConfigurationIfAbsent,
  listPageConfigurations,
  lockPageConfiguration,
  updatePageConfiguration,
  type PageConfiguration,
} from './pages/page-configuration.ts';
export {
  deleteTelemetryBefore,
  insertAnalyticsEvents,
  insertClientErrors,
  type AnalyticsEvent,
  type ClientError,
} from './telemetry/telemetry.ts';
export { accrueLoans, loansToDecide, lockChunkLoans } from './end-of-day/chunk-loans.ts';
export { countByDaysLate, type LateLoans } from './end-of-day/count-arrears.ts';
export { claimChunk, markChunkDone, sumOfChunkFacts, type DayEndChunk } from './end-of-day/day-end-chunks.ts';
export {
  finishDayEnd,
  lockDayEnd,
  openDayEnd,
  readDayEnd,
  type DayEndProgress,
  type DayOfMarket,
} from './end-of-day/day-end-runs.ts';
export { loansDueOn, type DueRow } from './end-of-day/due-reminders.ts';
export { expireCodes, expireOffers, marketsOfExpiredCodes } from './end-of-day/expire-waiting.ts';
export { listBusinessClocks } from './end-of-day/list-business-clocks.ts';
export { loadActiveLoans, readLoans } from './end-of-day/load-loans.ts';
export { saveChargedLoans, type ChargedLoan } from './end-of-day/save-charged-loans.ts';
export { takenKeys } from './end-of-day/taken-keys.ts';
export { reconcileDay, type DayDifference } from './end-of-day/reconcile-day.ts';
export { balanceOf, balancesOf, type Balance, type WhichBalance } from './ledger/balances.ts';
export {
  moveBusinessClock,
  openBusinessClock,
  readBusinessClock,
  type BusinessClock,
} from './ledger/business-clock.ts';
export { sealEntries } from './ledger/seal-entries.ts';
export { closePeriod, type ClosingRefusal } from './ledger/close-period.ts';
export {
  accountNames,
  findJournalEntry,
  listAccounts,
  listActsOfEntry,
  listClosings,
  listEntriesOf,
  listEntriesOfPayout,
  listJournal,
  type JournalEntry,
  type JournalLine,
} from './ledger/journal.ts';
export {
  countMoneyWork,
  findListedMoney,
  insertPaymentPart,
  lockPaymentParts,
  listIncomingMoney,
  listMoneyToMatch,
  listWaitingClaims,
  suspenseThrough,
  suspenseTotals,
  type ListedMoney,
  type MoneyPlace,
  type WaitingClaim,
} from './payments/list-money.ts';
export { listStatementLines, type ListedLine } from './transfers/list-statement-lines.ts';
export { listRefunds, type ListedRefund } from './disbursements/list-refunds.ts';
export {
  findPayoutHold,
  insertPayoutHold,
  releasePayoutHold,
  type PayoutHold,
} from './disbursements/payout-holds.ts';
export {
  countPayouts,
  listPayoutsById,
  findListedPayout,
  listAttempts,
  listEndedPayoutsOfConcern,
  listPayoutAnswers,
  listPayoutBatches,
  listPayouts,
  type ListedBatch,
  type ListedPayout,
  type PayoutCounts,
  type PayoutPlace,
  type PayoutView,
} from './disbursements/list-payouts.ts';
export { findEntry, type WhichEntry } from './ledger/find-entry.ts';
export { listClearingChannels, openClearingAccount } from './ledger/open-clearing-account.ts';
export {
  postEntries,
  postEntry,
  watchPostings,
  type Posting,
  type PostingRefusal,
} from './ledger/post-entries.ts';
export { reverseEntry, type ReversalRefusal } from './ledger/reverse-entry.ts';
export { addUpSums } from './ledger/add-up-sums.ts';
export { trialBalance, type TrialBalanceRow, type WhichTrialBalance } from './ledger/trial-balance.ts';
export { verifyBooks, type BooksProof, type Difference } from './ledger/verify-books.ts';
export {
  databaseNow,
  openDatabaseClock,
  type DatabaseClock,
  type DatabaseInstant,
} from './database/database-clock.ts';
export { noteDeploymentMode, type DeploymentMode } from './database/deployment.ts';
export { nextNaturalKeys } from './ledger/next-natural-keys.ts';
export { accrualSpans, type AccrualSpan } from './loans/accrual-spans.ts';
export { insertLoan, type NewLoan } from './loans/insert-loan.ts';
export { fromLendingJson, toLendingJson } from './loans/lending-json.ts';
export { listLoanIds, loadLoan, lockLoan, readLoan, worstDaysLate } from './loans/load-loan.ts';
export {
  endRestructureOffer,
  insertRestructureOffer,
  lapseRestructureOffers,
  openRestructureOffer,
  type RestructureOffer,
  type RestructureOfferState,
} from './loans/restructure-offers.ts';
export { loanStanding, type LoanStanding, type RowStanding } from './loans/loan-standing.ts';
export { notePaymentEntries, standingPaymentEntries, type PaymentEntry } from './loans/payment-entries.ts';
export {
  endHardshipRequest,
  findHardshipRequest,
  forgetHardshipWords,
  insertHardshipRequest,
  isSheltered,
  latestHardshipRequest,
  listHardshipCases,
  listHardshipRequests,
  listPromisesOver,
  notePromisedAmount,
  notePromiseOutcome,
  type HardshipCase,
  type HardshipOption,
  type HardshipRequest,
  type HardshipState,
  type PromiseOutcome,
} from './hardship/hardship-requests.ts';
export {
  findCreditToReturn,
  listCreditsToReturn,
  type CreditToReturn,
} from './loans/ended-loans-with-credit.ts';
export { findOrderOfLoan, findOwnLoanId, findWriteOffDay } from './loans/own-loan.ts';
export { findOwnPayment, type OwnPayment } from './payments/own-payment.ts';
export { saveLoanEvents, type LoanBooked } from './loans/save-loan-events.ts';
export type { StoredLoan } from './loans/stored-loan.ts';
export { booksHaveItSince, loansToReclassify } from './loans/loans-to-reclassify.ts';
export { setNpaSince } from './loans/set-npa-since.ts';
export { findOrderOfPayment } from './loans/order-of-payment.ts';
export {
  findComplaintByReference,
  findLoanOfMarket,
  listLoansOfIds,
  type LoanOfMany,
  findLoansOfOrders,
  findLoansOfPayment,
  readLoanHead,
  type LoanHead,
} from './loans/find-loan-ids.ts';
export {
  listEntryLines,
  listLoanEntries,
  newestLoanEntry,
  type EntryLine,
  type LoanEntryRow,
} from './loans/list-loan-entries.ts';
export {
  listLateLoans,
  listLoansByAge,
  listLoansById,
  listLoansOfBorrowers,
  type LatePlace,
  type LoanListLine,
} from './loans/list-loan-lines.ts';
export { findBorrowerByPhone } from './borrowers/find-borrower.ts';
export {
  forgetLoanNotes,
  insertLoanNote,
  listLoanNotes,
  type LoanNote,
  type LoanNoteAbout,
} from './loans/loan-notes.ts';
export {
  countContacts,
  forgetContactWords,
  insertContactNote,
  listContactNotes,
  unansweredWord,
  type BorrowersWord,
  type ContactCount,
  type ContactDirection,
  type ContactNote,
  type ContactOutcome,
  type ContactWay,
} from './collections/contact-notes.ts';
export { listHardshipQueue, shelterOfLoans, type HardshipLine } from './hardship/hardship-queue.ts';
export {
  isPictureOfComplaint,
  listAnsweredComplaints,
  listWaitingComplaints,
} from './complaints/complaint-queue.ts';
export {
  findBorrowersByName,
  listBaseSteps,
  listStepsWithoutNameWords,
  saveNameWords,
} from './borrowers/name-words.ts';
export { channelIsKnown } from './payments/channel-is-known.ts';
export {
  explainEvent,
  listEventsForAPerson,
  noteChannelEvent,
  readChannelEvent,
  settleEvent,
  unsettledEventsOf,
  type ChannelEvent,
  type ChannelEventState,
} from './payments/channel-events.ts';
export { openCodesOf, wayNamesOf, type OpenCode } from './payments/loan-codes.ts';
export {
  askPaymentAgainAt,
  claimDuePayment,
  insertPaymentCode,
  keepPaymentCode,
  lastPayTypeOf,
  readMovedDay,
  readPaymentCode,
  type DuePayment,
  type PaymentCode,
} from './payments/payment-codes.ts';
export {
  lockSandboxCollection,
  saveSandboxCollection,
  type SandboxCollection,
} from './payments/sandbox-collections.ts';
export {
  insertPayment,
  listUnplacedPayments,
  findPayment,
  lockPayment,
  countWaitingPayments,
  lockReference,
  paymentsOfReferences,
  updatePayment,
  type Payment,
  type PaymentMeaning,
} from './payments/payments.ts';
export {
  findAwaitedPayment,
  findLoanByOrder,
  listAwaitedPayments,
  listAwaitedTransfers,
  listLoansBetween,
  listPaymentsBetween,
  type AwaitedPayment,
  type NamedLoan,
} from './transfers/awaited-payments.ts';
export {
  closeDifferences,
  explainDifference,
  listDifferencesPage,
  listOpenDifferences,
  lockOpenDifference,
  noteDifference,
  type ChannelDifference,
  type LockedDifference,
  type OpenDifference,
} from './transfers/channel-differences.ts';
export { listAskedOn, listReceivedOn, type MoneyOfDay } from './transfers/money-of-day.ts';
export {
  listMoneyInSuspense,
  listOpenPayments,
  listPaidPayments,
  type OpenPayment,
} from './transfers/open-money.ts';
export {
  insertStatementLine,
  lineDaysOfPayments,
  lineOfPayment,
  linesOfPayments,
  type StatementLine,
} from './transfers/statement-lines.ts';
export {
  claimsOfNumber,
  claimsOfNumbers,
  countClaimsOf,
  countClaimsOn,
  endClaimOf,
  insertClaim,
  latestClaimOf,
  listClaimsOfBorrower,
  lockTransferNumber,
  type ClaimState,
  type UtrClaim,
} from './transfers/utr-claims.ts';
export {
  findPayout,
  insertPayout,
  lockPayout,
  lockPayoutOfOrder,
  updatePayout,
  type Payout,
} from './disbursements/payouts.ts';
export {
  accountOfOrder,
  accountOfPayout,
  ordersWithAccount,
  appendAccountChange,
  setAccountOfOrder,
  type AccountChange,
} from './disbursements/payout-accounts-of.ts';
export {
  appendPayoutAnswer,
  forgetPayoutAnswersBefore,
  forgetPayoutAnswersOf,
  type PayoutAnswer,
} from './disbursements/payout-answers.ts';
export {
  chooseRefundAccount,
  deleteRefundAccountsBefore,
  findRefundAccount,
  insertRefundAccount,
  type RefundAccountRow,
} from './disbursements/refund-accounts.ts';
export { listLyingIntents, type LyingIntent } from './disbursements/lying-intents.ts';
export {
  findPayoutBatch,
  forgetPayoutFilesBefore,
  insertPayoutBatch,
  lockPayoutBatch,
  listPayoutsOfBatch,
  lockPayoutsOfBatch,
  lockWaitingPayouts,
  releasePayoutBatch,
  returnPayoutBatch,
  sealPayoutBatch,
  type BatchedPayout,
  type PayoutBatch,
  type WaitingPayout,
} from './disbursements/payout-batches.ts';
export {
  closeOrderConcerns,
  closeConcernsOfUnsent,
  closePayoutConcerns,
  listConcernsOfOrders,
  listOrderConcerns,
  raisePayoutConcern,
  type OrderConcern,
  type PayoutConcern,
} from './disbursements/payout-concerns.ts';
export {
  claimDueIntent,
  hastenPayoutIntent,
  insertPayoutIntent,
  latestPayoutIntent,
  lockOtherIntents,
  lockPayoutIntent,
  setPayoutIntentDue,
  updatePayoutIntent,
  type DueIntent,
  type PayoutIntent,
} from './disbursements/payout-intents.ts';
export {
  findPayoutStanding,
  listPayoutsUnderWay,
  type PayoutStandingRow,
} from './disbursements/payout-standing.ts';
export { lockSandboxPayout, saveSandboxPayout, type SandboxPayout } from './disbursements/sandbox-payouts.ts';
export {
  findOrder,
  countOrdersOn,
  hasOtherOpenOrder,
  insertOrder,
  lockEndedOffer,
  lockOrder,
  mostOfferedBefore,
  updateOrder,
  type LoanOrder,
} from './applications/orders.ts';
export { insertBorrowerIfAbsent, marketOfBorrower } from './applications/borrowers.ts';
export {
  findOrderDestination,
  setOrderDestination,
  type OrderDestination,
} from './applications/order-destination.ts';
export {
  findSignedDocument,
  insertSignedDocumentIfAbsent,
  listSignedDocumentKinds,
  type SignedDocument,
  type SignedDocumentKind,
} from './applications/signed-documents.ts';
export {
  deleteSignedTexts,
  deleteSignedTextsKeptUntil,
  findSignedText,
  insertSignedText,
  insertSigningConsent,
  listSignedTexts,
  listSigningConsents,
  type SignedText,
  type SigningConsent,
} from './applications/signed-texts.ts';
export {
  findSignedAgreement,
  insertSignedAgreement,
  type SignedAgreement,
} from './applications/signed-agreements.ts';
export {
  currentProductVersion,
  findProductVersion,
  insertProductVersion,
  lastProductVersion,
  listProducts,
  lockProduct,
  saveProductCheck,
  type ProductCheck,
  type ProductVersion,
} from './products/products.ts';
export { firstUnwrittenDay, holdPortfolio } from './portfolio/portfolio-gap.ts';
export {
  loansByVersion,
  portfolioBuckets,
  portfolioDay,
  portfolioMonthEnds,
  portfolioRoll,
  type BucketRow,
  type PortfolioDay,
  type RollRow,
} from './portfolio/read-buckets.ts';
export {
  portfolioFlows,
  portfolioIncome,
  portfolioVintages,
  type MonthFlows,
  type MonthOfAccount,
} from './portfolio/read-flows.ts';
export { ordersByState, portfolioVisits, type OrdersByState } from './portfolio/read-funnel.ts';
export { snapshotDay, type PortfolioTie } from './portfolio/snapshot-day.ts';
export { snapshotFlows } from './portfolio/snapshot-flows.ts';
export { snapshotMonth } from './portfolio/snapshot-month.ts';
export { snapshotVisits } from './portfolio/snapshot-visits.ts';
export { countLowRatePoint, type LowRatePoint } from './products/low-rate-points.ts';
export {
  listProductShelf,
  listProductVersions,
  productNamesOf,
  type SavedVersion,
  type ShelvedProduct,
} from './products/product-shelf.ts';
export { listOfferedProducts, type NamedProduct } from './products/offered-products.ts';
export { insertProductNamesIfAbsent, saveProductNames } from './products/product-names.ts';
export { listOrderSteps, type OrderStep } from './applications/order-steps.ts';
export {
  countOrderTabs,
  findOrderView,
  listOrderViews,
  type LoanLine,
  type OrderPlace,
  type OrderReader,
  type OrderTab,
  type OrderView,
} from './applications/order-views.ts';
export {
  findImport,
  insertImport,
  listImports,
  lockImport,
  noteImportBegun,
  noteImportEnded,
  noteImportProgress,
  type LoanImport,
} from './imports/loan-imports.ts';
export {
  forgetImportRowsBefore,
  insertImportRows,
  listImportRows,
  nextImportRows,
  noteRowImported,
  noteRowRefused,
  type ImportReason,
  type ImportRow,
} from './imports/import-rows.ts';
export {
  borrowersByPhones,
  findImportedLoan,
  insertImportedLoan,
  knownReferences,
  ownersOfDocuments,
  type ImportedLoan,
} from './imports/imported-loans.ts';
export {
  countOrders,
  findBorrower,
  insertBorrower,
  lendingTiesOf,
  lockBorrower,
  lockBorrowerByPhone,
  markBorrowerDeleted,
  noteBorrowerSeen,
  noteScoreAsked,
  releasePhone,
  type BorrowerRow,
  type LendingTies,
} from './borrowers/borrowers.ts';
export {
  deleteDocument,
  deleteDocuments,
  deleteDocumentsKeptUntil,
  findDocumentOwner,
  listDocuments,
  releaseDocument,
  saveDocument,
  type DocumentOwner,
  type DocumentRow,
} from './borrowers/documents.ts';
export { deleteLimitsBefore, returnPermits, takePermits, type Permit } from './rate-limits/rate-limits.ts';
export { countMessage, messagesSentOn, uncountMessage } from './messages/message-counts.ts';
export {
  claimUnsentMessage,
  countUnread,
  deleteMessages,
  deleteStrayMessagesBefore,
  insertMessage,
  listInbox,
  listMessagesTo,
  markMessage,
  markRead,
  releaseMessage,
  type Inbox,
  type MessageChannel,
  type MessageRow,
} from './messages/messages.ts';
export {
  insertSandboxMessage,
  listSandboxMessages,
  type SandboxMessage,
} from './messages/sandbox-messages.ts';
export {
  deleteDraft,
  deleteDrafts,
  deleteDraftsBefore,
  listDrafts,
  saveDraftRow,
  type DraftRow,
} from './kyc/certification-drafts.ts';
export {
  deleteSteps,
  deleteStepsKeptUntil,
  findStep,
  hasLockingOrder,
  listSteps,
  saveStepRow,
  stepOfEach,
  type StepRow,
} from './kyc/certification-steps.ts';
export { appendConsent, consentHistory, latestConsents, type ConsentRow } from './privacy/consents.ts';
export {
  deleteExpiredExports,
  deleteExportsOf,
  findExport,
  finishExport,
  insertExport,
  markExportFailed,
  noteExportProgress,
  readExportArchive,
  type ExportRow,
} from './privacy/data-exports.ts';
export {
  deleteHeld,
  deletePushToken,
  findDevice,
  findLocation,
  insertStoreScore,
  isHoldingPurpose,
  listPushTokens,
  listReferencePersons,
  noteKnownDevice,
  replaceReferencePersons,
  saveDevice,
  saveLocation,
  savePushToken,
  scoresByMonth,
  type HoldingPurpose,
  type Place,
  type PushToken,
  type SealedRow,
} from './privacy/held-data.ts';
export {
  codeHistory,
  countTry,
  deleteCodesBefore,
  findLatestCode,
  insertCode,
  lockCodes,
  markCodeFailed,
  markCodeUsed,
  type CodeCarrier,
  type CodeHistory,
  type CodeKey,
  type CodePurpose,
  type CodeRow,
} from './sessions/one-time-codes.ts';
export {
  deleteSessionsBefore,
  endAllSessions,
  endSession,
  endSessionByToken,
  findLiveSession,
  insertSession,
  listLiveSessions,
  touchSession,
  type SessionRow,
} from './sessions/sessions.ts';
export { insertShellCode, useShellCode, type ShellCodeOwner } from './sessions/shell-codes.ts';
export { listBorrowerLending, type LendingLine } from './borrowers/lending-of-borrower.ts';
export {
  countPictures,
  dropPictures,
  deletePictureRow,
  findPicture,
  findPictureOf,
  insertPicture,
  listPictures,
  markPictureDeleted,
  markPicturesKept,
  markPicturesKeptUntilDeleted,
  markPicturesOfDeleted,
  markUnkeptDeleted,
  markUnkeptDeletedBefore,
  type PictureRow,
} from './pictures/pictures.ts';
export {
  beginUpload,
  deleteUpload,
  deleteUploadsBefore,
  deleteUploadsBeyond,
  deleteUploadsOf,
  findPiece,
  findUpload,
  finishUpload,
  insertPiece,
  listPieces,
  lockUpload,
  type PictureUpload,
  type UploadName,
} from './pictures/picture-uploads.ts';
export {
  decisionTableOn,
  findDecisionTable,
  insertDecisionTable,
  insertFirstDecisionTable,
  listDecisionTables,
  type StoredTable,
  type TableVersion,
} from './decisions/decision-tables.ts';
export {
  handDecisionsAbout,
  handDecisionsOf,
  insertHandDecision,
  type HandDecision,
} from './decisions/hand-decisions.ts';
export { countPastDecisions, listPastDecisions, type PastDecision } from './decisions/past-decisions.ts';
export {
  findApplication,
  listApplicationHolds,
  listNewestApplications,
  listWaitingApplications,
  type ApplicationHold,
  type ApplicationLine,
  type ApplicationPlace,
} from './applications/application-list.ts';
export {
  decisionsAbout,
  decisionsOf,
  forgetGrounds,
  forgetGroundsKeptUntil,
  hasDecision,
  insertDecision,
  listReferredOrders,
  type StoredDecision,
} from './decisions/decisions.ts';
export {
  findEnquiryAnswer,
  findRecentEnquiry,
  givenConsentId,
  insertEnquiryAnswer,
  insertEnquiryIfAbsent,
  listEnquiries,
  type AskedEnquiry,
  type EnquiryAnswer,
  type EnquiryKind,
} from './decisions/enquiries.ts';
export { lendingHistory, type LendingHistory } from './decisions/lending-history.ts';
export { readStandIns, switchStandIn, type StandIns } from './decisions/stand-ins.ts';
export {
  deleteAccountsKeptUntil,
  deletePayoutAccounts,
  dropPayoutAccount,
  setDefaultAccount,
} from './payout-accounts/change-payout-accounts.ts';
export {
  countPayoutAccounts,
  findPayoutAccount,
  holdPayoutAccount,
  insertPayoutAccount,
  isAccountShared,
  listPayoutAccounts,
  lockPayoutAccount,
  type PayoutAccountInUse,
  type PayoutAccountRow,
} from './payout-accounts/payout-accounts.ts';
export {
  countComplaintsToSee,
  countWaitingComplaints,
  doesChargeStand,
  findComplaint,
  insertComplaint,
  isRowInDispute,
  listWaitingDisputes,
  lockComplaint,
  markComplaintSeen,
  updateComplaint,
  type AnswerWay,
  type ChargeDecision,
  type Complaint,
} from './complaints/complaints.ts';
export {
  findComplaintCase,
  listComplaintCases,
  listComplaints,
  listDueComplaints,
  type ComplaintCase,
  type ComplaintPlace,
} from './complaints/list-complaints.ts';
export {
  addComplaintPictures,
  countFreeProblemPictures,
  insertComplaintMessage,
  listComplaintMessages,
  type ComplaintMessage,
  type SaidMessage,
} from './complaints/complaint-messages.ts';
export {
  deleteComplaintDraft,
  deleteComplaintDraftsBefore,
  deleteComplaintDraftsOf,
  listComplaintDrafts,
  saveComplaintDraft,
  type ComplaintDraftRow,
} from './complaints/complaint-drafts.ts';
export { insertComplaintNote, listComplaintNotes, type ComplaintNote } from './complaints/complaint-notes.ts';
export {
  listComplaintSteps,
  noteComplaintStep,
  noteEscalation,
  type ComplaintStep,
  type ComplaintStepName,
} from './complaints/complaint-steps.ts';
export {
  closeComplaintsOf,
  forgetComplaintWords,
  forgetComplaintWordsKeptUntil,
} from './complaints/forget-complaints.ts';
export {
  currentText,
  findText,
  insertText,
  listTextVersions,
  type PublishedText,
  type TextName,
  type TextVersion,
} from './help/published-texts.ts';
export {
  findStaffByEmail,
  insertStaff,
  isStaffDomain,
  listStaff,
  findStaff,
  lockStaff,
  nameStaff,
  noteStaffSeen,
  noteTotpStep,
  setStaffPassword,
  setStaffState,
  setStaffTotp,
  type StaffRow,
  type StaffState,
} from './staff/staff.ts';
export {
  countAdmins,
  insertRoleIfAbsent,
  listRoles,
  lockRole,
  peopleWhoMay,
  rolesOfStaff,
  setRolesOfStaff,
  updateRole,
  type CountedRole,
  type StaffRole,
} from './staff/staff-roles.ts';
export {
  deleteStaffSessionsBefore,
  endStaffSession,
  endStaffSessionByToken,
  endStaffSessions,
  findLiveStaffSession,
  insertStaffSession,
  keepSessionChallenge,
  listLiveStaffSessions,
  takeSessionChallenge,
  touchStaffSession,
} from './staff/staff-sessions.ts';
export {
  deleteTicketsBefore,
  insertTicket,
  lockTicket,
  setTicketChallenge,
  useTickets,
  type StaffTicket,
} from './staff/staff-tickets.ts';
export {
  insertInvitation,
  lockInvitation,
  staffOfInvitation,
  useInvitations,
} from './staff/staff-invitations.ts';
export {
  countRecoveryCodes,
  hasRecoveryCode,
  replaceRecoveryCodes,
  useRecoveryCode,
} from './staff/recovery-codes.ts';
export {
  deleteDevicesBefore,
  forgetStaffDevices,
  keepStaffDevice,
  staffOfDevice,
} from './staff/staff-devices.ts';
export {
  deletePasskey,
  deletePasskeysOf,
  insertPasskey,
  listPasskeys,
  notePasskeyUsed,
  type PasskeyRow,
} from './staff/passkeys.ts';
export {
  deleteTriesBefore,
  forgetTries,
  lockTries,
  restingUntil,
  saveTries,
  type StaffTries,
  type TriedDoor,
} from './staff/staff-tries.ts';
export { invitersOf } from './staff/inviters.ts';
export {
  endApproval,
  findApproval,
  insertApproval,
  listApprovalsAbout,
  listApprovalsOfIds,
  listSubjectsAsked,
  listApprovalsEnded,
  listApprovalsWaiting,
  listAskedBack,
  lockApproval,
  areApprovalsOver,
  lockApprovalsOver,
  reopenApproval,
  type ApprovalPlace,
  type ApprovalRow,
  type ApprovalState,
} from './approvals/approval-requests.ts';
export {
  insertApprovalWord,
  listApprovalWords,
  type ApprovalStep,
  type ApprovalWord,
} from './approvals/approval-words.ts';
export {
  approvalLimitOf,
  listApprovalLimits,
  setApprovalLimit,
  type ApprovalLimit,
} from './approvals/approval-limits.ts';
export {
  insertAuthorityLimit,
  listAuthorityLimits,
  type AuthorityLimitRow,
} from './approvals/authority-limits.ts';
export {
  authorityUsed,
  insertAuthorityUse,
  listAuthorityUsed,
  lockAuthority,
} from './approvals/authority-uses.ts';
export { insertScreeningClearance, isScreeningCleared } from './decisions/screening-clearances.ts';
export type { AuditEntry } from './audit/audit-columns.ts';
export {
  auditBeside,
  auditOfRequest,
  findAudit,
  outboxOfAudit,
  type FollowedMessage,
} from './audit/audit-around.ts';
export {
  countTrail,
  listTrail,
  ordersBetween,
  subjectsOfLoan,
  type TrailCounts,
  type TrailLine,
  type TrailStep,
} from './audit/loan-trail.ts';
export { lastAuditOfEach, searchAudit, type AuditSearch } from './audit/search-audit.ts';
export { queueKeys, type QueueKey } from './queues/queue-sources.ts';
export {
  countQueues,
  isInQueue,
  listQueues,
  type FileDue,
  type QueueBounds,
  type QueueCounts,
  type QueueHolder,
  detailsOfQueues,
  type WaitingDetail,
  type WaitingRow,
  type QueueOffice,
  type QueuePlace,
} from './queues/queue-items.ts';
export {
  deleteHoldsBefore,
  dropHold,
  findHold,
  holdItem,
  noteHoldStep,
  type QueueHold,
} from './queues/queue-holds.ts';
export { listOnShift, type OnShift } from './queues/on-shift.ts';
export {
  lastDayEnd,
  listLoansDueWithCredit,
  moneyToday,
  openDifferences,
  type CountedMoney,
  type MoneyToday,
} from './queues/money-today.ts';
export {
  countOutboxTasks,
  listOutboxTasks,
  lockOutboxTask,
  tryOutboxAgain,
  type LockedTask,
  type OutboxTask,
  type TaskState,
} from './outbox/outbox-tasks.ts';
export { listSentMessages, type SentMessage, type SentPlace } from './outbox/sent-messages.ts';
export {
  borrowerOfOrder,
  hasExportUnderWay,
  listDataRequests,
  type DataRequest,
} from './privacy/data-requests.ts';
export {
  endApiKey,
  findApiKey,
  findPresentedKey,
  insertApiKey,
  listApiKeys,
  lockApiKey,
  openApiKey,
  touchApiKey,
  type ApiKey,
  type KeyPlace,
} from './integrations/api-keys.ts';
export {
  countEndpoints,
  endpointsFor,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  lockEndpoint,
  updateEndpoint,
  type EndpointState,
  type ListedEndpoint,
  type WebhookEndpoint,
} from './integrations/webhook-endpoints.ts';
export {
  deleteDeliveriesBefore,
  findDelivery,
  giveUpWaiting,
  hurryWaiting,
  insertDeliveries,
  listWebhookAttempts,
  listDeliveries,
  sendDeliveryAgain,
  type DeliveryPlace,
  type WebhookAttempt,
  type WebhookDelivery,
} from './integrations/webhook-deliveries.ts';
export {
  claimDelivery,
  noteDelivery,
  type ClaimedDelivery,
  type DeliveryOutcome,
} from './integrations/claim-delivery.ts';
export {
  findComplaintOutside,
  findLoanOutside,
  findPaymentOutside,
  findPayoutOutside,
} from './integrations/outside-names.ts';
export {
  findBureauFile,
  insertBureauFile,
  firstLoanDay,
  lastBureauDay,
  listBureauFiles,
  lockBureauFile,
  moveBureauFile,
  noteBureauGroups,
  noteBureauTotals,
  type BureauFile,
  type BureauGroups,
} from './bureau/bureau-files.ts';
export {
  bureauPeople,
  countReportedDefaults,
  findBureauPart,
  findBureauRow,
  findBureauRowOfLoan,
  forgetBureauPartsBefore,
  keepBureauPart,
  lastBureauPart,
  listBureauRows,
  listReportedDefaults,
  listReportedOf,
  type BureauPerson,
  type BureauRow,
  type ReportedDefault,
} from './bureau/bureau-parts.ts';
export {
  countCorrections,
  decideBureauDispute,
  endCorrections,
  findBureauDispute,
  findComplaintOfBorrower,
  forgetDisputeWordsKeptUntil,
  insertBureauDispute,
  lastReportedRow,
  listDecidedDisputes,
  listDisputesOf,
  lockBureauDispute,
  type BureauDispute,
} from './bureau/bureau-disputes.ts';
export {
  findBureauRefusal,
  insertBureauRefusal,
  mendBureauRefusal,
  type BureauRefusal,
} from './bureau/bureau-refusals.ts';
export {
  bureauFiguresOf,
  snapshotBureau,
  type BureauCovers,
  type BureauFigures,
  type BureauTotals,
} from './bureau/snapshot-bureau.ts';
export { listLoansToProvide, type LoanToProvide } from './provisions/loans-to-provide.ts';
export {
  findProvisionOfEntry,
  insertProvision,
  listProvisionClasses,
  listProvisionLoans,
  listProvisions,
  lockPortfolio,
  lockProvisions,
  type Provision,
  type ProvisionOfClass,
  type ProvisionOfLoan,
} from './provisions/provisions.ts';
export {
  addToTaxMonth,
  findInvoiceToCredit,
  findTaxInvoice,
  findTaxInvoiceOfEntry,
  insertTaxInvoice,
  listTaxInvoiceNumbers,
  listTaxInvoices,
  listTaxInvoicesOf,
  takeTaxSerial,
  taxByMonth,
  type TaxInvoice,
  type TaxInvoiceFilter,
  type TaxOfMonth,
} from './tax/tax-invoices.ts';
export {
  countTaxedEntries,
  holdTaxInvoices,
  listTaxedEntries,
  moveTaxMark,
  type TaxedEntry,
} from './tax/taxed-entries.ts';
export {
  holidaysChannel,
  insertHolidayChange,
  listHolidayChanges,
  type HolidayChangeRow,
} from './holidays/holiday-changes.ts';
export {
  beginRestoreHold,
  countUnknownPayouts,
  insertRestoreCheck,
  listRestoreChecks,
  lockRestoreHold,
  noteDatabaseIdentity,
  openRestoreHold,
  releaseRestoreHold,
  type RestoreCheck,
  type RestoreHold,
} from './restore/restore-holds.ts';
export {
  bankLineKinds,
  firstStatement,
  insertBankBalances,
  insertBankLines,
  insertBankStatement,
  listBankStatements,
  statementOfDay,
  type BankLineKind,
  type ListedStatement,
  type NewBankLine,
} from './bank/bank-statements.ts';
export {
  findBankLine,
  listBankLinesOn,
  listOpenBankLines,
  lockBankLine,
  type BankLine,
} from './bank/bank-lines.ts';
export {
  listBankEntriesOfLines,
  listOpenBankEntries,
  lockBankEntries,
  matchBankEntries,
  pairDebits,
  type BankEntry,
} from './bank/bank-entries.ts';
export {
  insertSettlements,
  lastRemittance,
  listReadTransfers,
  listThirdParties,
  listUnsettled,
  readClearingAges,
  type ClearingAge,
  type UnsettledPayment,
} from './bank/channel-settlements.ts';
export {
  cashBefore,
  insertBankOpening,
  readBankDaySums,
  readBankMovement,
  readBankOpening,
  type BankOpening,
} from './bank/bank-day.ts';
