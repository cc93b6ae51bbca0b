import type { Call } from './call.ts';
import { certificationBankDefault } from './calls/certification-bank-default.ts';
import { certificationBankFind } from './calls/certification-bank-find.ts';
import { certificationBankRemove } from './calls/certification-bank-remove.ts';
import { certificationBankSave } from './calls/certification-bank-save.ts';
import { certificationBank } from './calls/certification.ts';
import { certificationBaseSave } from './calls/certification-base-save.ts';
import { certificationBase } from './calls/certification-base.ts';
import { certificationDraftSave } from './calls/certification-draft-save.ts';
import { certificationExtSave } from './calls/certification-ext-save.ts';
import { certificationExt } from './calls/certification-ext.ts';
import { certificationJobSave } from './calls/certification-job-save.ts';
import { certificationJob } from './calls/certification-job.ts';
import { certificationList } from './calls/certification-list.ts';
import { certificationPersonalSave } from './calls/certification-personal-save.ts';
import { certificationPersonal } from './calls/certification-personal.ts';
import { channelDragonpayPostback } from './calls/channel.ts';
import { consoleApplicationCalls } from './calls/console/applications/application-calls.ts';
import { consoleAuditCalls } from './calls/console/audit/audit-calls.ts';
import { consoleApprovalsCalls } from './calls/console/approvals/approvals-calls.ts';
import { consoleQueueCalls } from './calls/console/queues/queue-calls.ts';
import { consoleOutboxCalls } from './calls/console/outbox/outbox-calls.ts';
import { consoleDataCalls } from './calls/console/data/data-calls.ts';
import { consolePageCalls } from './calls/console/page/page-calls.ts';
import { consoleChannelsCalls } from './calls/console/channels/channels-calls.ts';
import { consoleIntegrationCalls } from './calls/console/integrations/integration-calls.ts';
import { consoleClockCalls } from './calls/console/clock/clock-calls.ts';
import { consoleImportCalls } from './calls/console/imports/import-calls.ts';
import { consolePeopleCalls } from './calls/console/people/people-calls.ts';
import { consoleBureauCalls } from './calls/console/bureau/bureau-calls.ts';
import { consoleBookCalls } from './calls/console/books/book-calls.ts';
import { consoleCollectionsCalls } from './calls/console/collections/collections-calls.ts';
import { consoleComplaintsCalls } from './calls/console/complaints/complaints-calls.ts';
import { consoleLoansCalls } from './calls/console/loans/loans-calls.ts';
import { consolePortfolioCalls } from './calls/console/portfolio/portfolio-calls.ts';
import { consoleProductsCalls } from './calls/console/products/products-calls.ts';
import { consolePaymentCalls } from './calls/console/payments/payment-calls.ts';
import { consolePayoutCalls } from './calls/console/payouts/payout-calls.ts';
import { consoleSessionCalls } from './calls/console/session/session-calls.ts';
import { consoleTableCalls } from './calls/console/tables/table-calls.ts';
import { contractAgreement } from './calls/contract.ts';
import { contractDetail } from './calls/contract-detail.ts';
import { contractFile } from './calls/contract-file.ts';
import { eventBuriedPoints } from './calls/event-buried-points.ts';
import { eventSave } from './calls/event-save.ts';
import { homeCities } from './calls/home-cities.ts';
import { homePage } from './calls/home.ts';
import { imageFile } from './calls/image-file.ts';
import { imageLink } from './calls/image-link.ts';
import { imageRemove } from './calls/image-remove.ts';
import { imageUploadState } from './calls/image-upload-state.ts';
import { imageUpload } from './calls/image-upload.ts';
import { loanCancelDetail } from './calls/loan-cancel-detail.ts';
import { loanCancel } from './calls/loan-cancel.ts';
import { loanChanges } from './calls/loan-changes.ts';
import { loanChoices } from './calls/loan-choices.ts';
import { loanConfirm } from './calls/loan-confirm.ts';
import { loanDelayAccept } from './calls/loan-delay-accept.ts';
import { loanDelayDetail } from './calls/loan-delay-detail.ts';
import { loanDetails } from './calls/loan.ts';
import { loanGenerateCode } from './calls/loan-generate-code.ts';
import { loanHardshipAsk } from './calls/loan-hardship-ask.ts';
import { loanHardship } from './calls/loan-relief.ts';
import { loanRestructureAnswer } from './calls/loan-restructure-answer.ts';
import { loanInitPayType } from './calls/loan-init-pay-type.ts';
import { loanOffer } from './calls/loan-offer.ts';
import { loanPaymentStatus } from './calls/loan-payment-status.ts';
import { loanPayoutAccount } from './calls/loan-payout-account.ts';
import { loanReceipt } from './calls/loan-receipt.ts';
import { loanRepayPlan } from './calls/loan-repay-plan.ts';
import { loanStatement } from './calls/loan-statement.ts';
import { loanSubmitUtr } from './calls/loan-submit-utr.ts';
import { messageList } from './calls/message.ts';
import { messageRead } from './calls/message-read.ts';
import { operationsHealthz } from './calls/operations.ts';
import { operationsReadyz } from './calls/operations-readyz.ts';
import { orderList } from './calls/order-list.ts';
import { orderUserMenu } from './calls/order-user-menu.ts';
import { orderWithdraw } from './calls/order-withdraw.ts';
import { pageConfig } from './calls/page.ts';
import { privacyConsentSet } from './calls/privacy-consent-set.ts';
import { privacyConsents } from './calls/privacy-consents.ts';
import { privacyDeletion } from './calls/privacy-deletion.ts';
import { privacyExportArchive } from './calls/privacy-export-archive.ts';
import { privacyExportState } from './calls/privacy-export-state.ts';
import { privacyExport } from './calls/privacy-export.ts';
import { privacyPolicy } from './calls/privacy.ts';
import { problemDetail } from './calls/problem.ts';
import { problemDraftSave } from './calls/problem-draft-save.ts';
import { problemSeen } from './calls/problem-seen.ts';
import { problemFaq } from './calls/problem-faq.ts';
import { problemInit } from './calls/problem-init.ts';
import { problemList } from './calls/problem-list.ts';
import { problemReopen } from './calls/problem-reopen.ts';
import { problemReply } from './calls/problem-reply.ts';
import { problemSave } from './calls/problem-save.ts';
import { problemScore } from './calls/problem-score.ts';
import { problemUploadImage } from './calls/problem-upload-image.ts';
import { problemWhatsapp } from './calls/problem-whatsapp.ts';
import { productApply } from './calls/product-apply.ts';
import { productDetail } from './calls/product-detail.ts';
import { productLowRatePoint } from './calls/product-low-rate-point.ts';
import { productPush } from './calls/product-push.ts';
import { productQuote } from './calls/product-quote.ts';
import { reportStoreScore } from './calls/report-store-score.ts';
import { reportUnionError } from './calls/report.ts';
import { sandboxCases } from './calls/sandbox.ts';
import { sandboxClockMove } from './calls/sandbox-clock-move.ts';
import { sandboxClock } from './calls/sandbox-clock.ts';
import { sandboxDecide } from './calls/sandbox-decide.ts';
import { sandboxExplain } from './calls/sandbox-explain.ts';
import { sandboxHardship } from './calls/sandbox-hardship.ts';
import { sandboxMatch } from './calls/sandbox-match.ts';
import { sandboxOutbox } from './calls/sandbox-outbox.ts';
import { sandboxPay } from './calls/sandbox-pay.ts';
import { sandboxPayments } from './calls/sandbox-servicing.ts';
import { sandboxPayoutOutcome } from './calls/sandbox-payout-outcome.ts';
import { sandboxProblemAct } from './calls/sandbox-problem-act.ts';
import { sandboxProblems } from './calls/sandbox-problems.ts';
import { sandboxRefund } from './calls/sandbox-refund.ts';
import { sandboxStandIns } from './calls/sandbox-stand-ins.ts';
import { sandboxStatement } from './calls/sandbox-statement.ts';
import { sessionEnd } from './calls/session-end.ts';
import { sessionList } from './calls/session-list.ts';
import { sessionLoginInit } from './calls/session-login-init.ts';
import { sessionLogin } from './calls/session.ts';
import { sessionLogout } from './calls/session-logout.ts';
import { sessionShellCode } from './calls/session-shell-code.ts';
import { sessionShellExchange } from './calls/session-shell-exchange.ts';
import { sessionSmsCode } from './calls/session-sms-code.ts';
import { sessionStepUpCode } from './calls/session-step-up-code.ts';
import { sessionUserDelete } from './calls/session-user-delete.ts';
import { sessionVoiceCode } from './calls/session-voice-code.ts';
import { uploadContacts } from './calls/upload-contacts.ts';
import { uploadDeviceInfo } from './calls/upload-device-info.ts';
import { uploadFcmToken } from './calls/upload.ts';
import { uploadLocation } from './calls/upload-location.ts';

/** A table keyed by each call's own `group.name`, so that a key can't drift from its call. */
export function tableOf<const L extends readonly Call[]>(
  list: L,
): { readonly [C in L[number] as C['key']]: C } {
  return Object.fromEntries(list.map((call) => [call.key, call])) as never;
}

/** Every call there is. Adding one is a line here, its declaration, and a handler. */
export const calls = tableOf([
  sessionLoginInit,
  sessionSmsCode,
  sessionVoiceCode,
  sessionLogin,
  sessionLogout,
  sessionUserDelete,
  sessionShellExchange,
  sessionList,
  sessionEnd,
  sessionShellCode,
  sessionStepUpCode,
  homePage,
  homeCities,
  productApply,
  productDetail,
  productPush,
  productLowRatePoint,
  productQuote,
  certificationList,
  certificationBase,
  certificationBaseSave,
  certificationPersonal,
  certificationPersonalSave,
  certificationJob,
  certificationJobSave,
  certificationExt,
  certificationExtSave,
  certificationBank,
  certificationBankSave,
  certificationBankFind,
  certificationBankDefault,
  certificationBankRemove,
  certificationDraftSave,
  imageUpload,
  imageUploadState,
  imageLink,
  imageFile,
  imageRemove,
  orderList,
  orderUserMenu,
  orderWithdraw,
  loanConfirm,
  loanDetails,
  loanOffer,
  loanDelayDetail,
  loanRepayPlan,
  loanGenerateCode,
  loanInitPayType,
  loanSubmitUtr,
  loanChoices,
  loanDelayAccept,
  loanCancelDetail,
  loanCancel,
  loanPaymentStatus,
  loanChanges,
  loanReceipt,
  loanStatement,
  loanHardship,
  loanHardshipAsk,
  loanRestructureAnswer,
  loanPayoutAccount,
  contractDetail,
  contractAgreement,
  contractFile,
  problemFaq,
  problemInit,
  problemUploadImage,
  problemSave,
  problemList,
  problemDetail,
  problemScore,
  problemWhatsapp,
  problemReply,
  problemReopen,
  problemDraftSave,
  problemSeen,
  eventSave,
  eventBuriedPoints,
  uploadFcmToken,
  uploadLocation,
  uploadDeviceInfo,
  uploadContacts,
  reportUnionError,
  reportStoreScore,
  privacyConsents,
  privacyConsentSet,
  privacyExport,
  privacyExportState,
  privacyExportArchive,
  privacyDeletion,
  privacyPolicy,
  pageConfig,
  messageList,
  messageRead,
  sandboxOutbox,
  sandboxClock,
  sandboxClockMove,
  sandboxCases,
  sandboxDecide,
  sandboxPayoutOutcome,
  sandboxStandIns,
  channelDragonpayPostback,
  sandboxPayments,
  sandboxPay,
  sandboxStatement,
  sandboxMatch,
  sandboxHardship,
  sandboxExplain,
  sandboxRefund,
  sandboxProblems,
  sandboxProblemAct,
  ...consoleSessionCalls,
  ...consolePeopleCalls,
  ...consoleQueueCalls,
  ...consoleApprovalsCalls,
  ...consoleAuditCalls,
  ...consoleOutboxCalls,
  ...consoleDataCalls,
  ...consolePageCalls,
  ...consoleChannelsCalls,
  ...consoleIntegrationCalls,
  ...consoleImportCalls,
  ...consoleClockCalls,
  ...consoleApplicationCalls,
  ...consoleTableCalls,
  ...consoleProductsCalls,
  ...consolePortfolioCalls,
  ...consolePayoutCalls,
  ...consolePaymentCalls,
  ...consoleBookCalls,
  ...consoleBureauCalls,
  ...consoleLoansCalls,
  ...consoleComplaintsCalls,
  ...consoleCollectionsCalls,
  operationsHealthz,
  operationsReadyz,
]);

export type Calls = typeof calls;
