import type { Call } from './call.ts';
import { certificationCalls } from './calls/certification.ts';
import { channelCalls } from './calls/channel.ts';
import { consoleConfirmCalls } from './calls/console/access/confirm.ts';
import { consoleNetworkCalls } from './calls/console/access/networks.ts';
import { consoleApplicationCalls } from './calls/console/applications.ts';
import { consoleApprovalsCalls } from './calls/console/approvals.ts';
import { consoleAuditCalls } from './calls/console/audit.ts';
import { consoleBankCalls } from './calls/console/bank.ts';
import { consoleGeneralLedgerCalls } from './calls/console/bank-and-ledger/general-ledger.ts';
import { consoleStatementImportCalls } from './calls/console/bank-and-ledger/statement-imports.ts';
import { consoleBookCalls } from './calls/console/books.ts';
import { consoleBureauCaseCalls } from './calls/console/bureau-cases.ts';
import { consoleBureauCalls } from './calls/console/bureau.ts';
import { consoleChannelsCalls } from './calls/console/channels.ts';
import { consoleSetupCalls } from './calls/console/desk/setup.ts';
import { consoleClaimAndRefundCalls } from './calls/console/claims-and-refunds.ts';
import { consoleClockCalls } from './calls/console/clock.ts';
import { consoleCollectionsCalls } from './calls/console/collections.ts';
import { consoleSystemCalls } from './calls/console/desk/system.ts';
import { consoleTeamCalls } from './calls/console/desk/team.ts';
import { consoleComplaintDeskCalls } from './calls/console/desk/complaint-desk.ts';
import { consoleCollectionsListCalls } from './calls/console/collections/worklist.ts';
import { consoleCollectionsWorkCalls } from './calls/console/collections/work.ts';
import { consoleComplaintsCalls } from './calls/console/complaints.ts';
import { consoleCustomerCalls } from './calls/console/customers/customers.ts';
import { consoleFindCalls } from './calls/console/customers/find.ts';
import { consoleDataCalls } from './calls/console/data.ts';
import { consoleImportCalls } from './calls/console/imports.ts';
import { consoleIntegrationCalls } from './calls/console/integrations.ts';
import { consoleInvoiceCalls } from './calls/console/invoices.ts';
import { consoleListCalls } from './calls/console/lists/list-calls.ts';
import { consoleLoansCalls } from './calls/console/loans.ts';
import { consoleOutboxCalls } from './calls/console/outbox.ts';
import { consolePageCalls } from './calls/console/page.ts';
import { consolePaymentCalls } from './calls/console/payments.ts';
import { consoleServicingCalls } from './calls/console/servicing/servicing.ts';
import { consolePayoutBatchCalls } from './calls/console/payout-batches.ts';
import { consolePayoutCalls } from './calls/console/payouts.ts';
import { consolePeopleCalls } from './calls/console/people.ts';
import { consolePortfolioCalls } from './calls/console/portfolio.ts';
import { consoleProductsCalls } from './calls/console/products.ts';
import { consoleProvisionCalls } from './calls/console/provisions.ts';
import { consoleQueueCalls } from './calls/console/queues.ts';
import { consoleReconciliationCalls } from './calls/console/reconciliation.ts';
import { consoleRestoreHoldCalls } from './calls/console/restore-hold.ts';
import { consoleSessionCalls } from './calls/console/session.ts';
import { consoleReminderCalls } from './calls/console/collections/reminder-plans.ts';
import { consoleTableCalls } from './calls/console/tables.ts';
import { consoleTemplateCalls } from './calls/console/desk/templates.ts';
import { contractCalls } from './calls/contract.ts';
import { eventCalls } from './calls/event.ts';
import { homeCalls } from './calls/home.ts';
import { imageCalls } from './calls/image.ts';
import { loanCalls } from './calls/loan.ts';
import { messageCalls } from './calls/message.ts';
import { operationsCalls } from './calls/operations.ts';
import { orderCalls } from './calls/order.ts';
import { pageCalls } from './calls/page.ts';
import { privacyCalls } from './calls/privacy.ts';
import { problemCalls } from './calls/problem.ts';
import { productCalls } from './calls/product.ts';
import { reportCalls } from './calls/report.ts';
import { sandboxServicingCalls } from './calls/sandbox-servicing.ts';
import { sandboxCalls } from './calls/sandbox.ts';
import { sessionCalls } from './calls/session/session.ts';
import { sessionPasskeyCalls } from './calls/session/session-passkeys.ts';
import { uploadCalls } from './calls/upload.ts';

/** A table keyed by each call's own `group.name`, so that a key can't drift from its call. */
export function tableOf<const L extends readonly Call[]>(
  list: L,
): { readonly [C in L[number] as C['key']]: C } {
  return Object.fromEntries(list.map((call) => [call.key, call])) as never;
}

/** Every call there is. A new one is declared and listed in its group's file, and has a handler. */
export const calls = tableOf([
  ...sessionCalls,
  ...sessionPasskeyCalls,
  ...homeCalls,
  ...productCalls,
  ...certificationCalls,
  ...imageCalls,
  ...orderCalls,
  ...loanCalls,
  ...contractCalls,
  ...problemCalls,
  ...eventCalls,
  ...uploadCalls,
  ...reportCalls,
  ...privacyCalls,
  ...pageCalls,
  ...messageCalls,
  ...sandboxCalls,
  ...channelCalls,
  ...sandboxServicingCalls,
  ...consoleSessionCalls,
  ...consoleConfirmCalls,
  ...consolePeopleCalls,
  ...consoleNetworkCalls,
  ...consoleQueueCalls,
  ...consoleApprovalsCalls,
  ...consoleAuditCalls,
  ...consoleOutboxCalls,
  ...consoleDataCalls,
  ...consolePageCalls,
  ...consoleChannelsCalls,
  ...consoleSetupCalls,
  ...consoleSystemCalls,
  ...consoleIntegrationCalls,
  ...consoleImportCalls,
  ...consoleClockCalls,
  ...consoleApplicationCalls,
  ...consoleReminderCalls,
  ...consoleTemplateCalls,
  ...consoleTableCalls,
  ...consoleProductsCalls,
  ...consolePortfolioCalls,
  ...consolePayoutCalls,
  ...consolePayoutBatchCalls,
  ...consoleRestoreHoldCalls,
  ...consolePaymentCalls,
  ...consoleServicingCalls,
  ...consoleClaimAndRefundCalls,
  ...consoleReconciliationCalls,
  ...consoleBankCalls,
  ...consoleStatementImportCalls,
  ...consoleGeneralLedgerCalls,
  ...consoleBookCalls,
  ...consoleProvisionCalls,
  ...consoleInvoiceCalls,
  ...consoleBureauCalls,
  ...consoleBureauCaseCalls,
  ...consoleListCalls,
  ...consoleCustomerCalls,
  ...consoleFindCalls,
  ...consoleLoansCalls,
  ...consoleComplaintsCalls,
  ...consoleComplaintDeskCalls,
  ...consoleTeamCalls,
  ...consoleCollectionsListCalls,
  ...consoleCollectionsCalls,
  ...consoleCollectionsWorkCalls,
  ...operationsCalls,
]);

export type Calls = typeof calls;
