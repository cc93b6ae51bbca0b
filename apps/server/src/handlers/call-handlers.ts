import type { Calls } from '@candor/contract';
import { isMarketId } from '@candor/markets';
import type { Handlers } from '../http/handler.ts';
import type { HandlerParts } from './handler-parts.ts';
import { messageHandlers } from './message-calls.ts';
import { orderHandlers } from './order-calls.ts';
import { privacyHandlers } from './privacy-calls.ts';
import { reportHandlers, eventHandlers } from './telemetry-calls.ts';
import { sandboxHandlers } from './sandbox-calls.ts';
import { homeHandlers } from './home-calls.ts';
import { productHandlers } from './product-calls.ts';
import { certificationHandlers } from './certification-calls.ts';
import { accountHandlers } from './account-calls.ts';
import { imageHandlers } from './image-calls.ts';
import { loanHandlers } from './loan-calls.ts';
import { contractHandlers } from './contract-calls.ts';
import { payoutHandlers } from './payout-calls.ts';
import { orderListHandlers } from './order-list-calls.ts';
import { sandboxLendingHandlers } from './sandbox-lending-calls.ts';
import { repaymentHandlers } from './repayment-calls.ts';
import { payingHandlers } from './paying-calls.ts';
import { liveHandlers } from './live-calls.ts';
import { autopayHandlers } from './autopay/autopay-calls.ts';
import { hardshipHandlers } from './hardship-calls.ts';
import { consoleAuditHandlers } from './console/audit-calls.ts';
import { consoleCollectionsHandlers } from './console/collections-calls.ts';
import { consoleTeamHandlers } from './console/desk/team-calls.ts';
import { consoleComplaintDeskHandlers } from './console/desk/complaint-desk-calls.ts';
import { consoleCollectionsListHandlers } from './console/collections/worklist-calls.ts';
import { consoleCollectionsWorkHandlers } from './console/collections/work-calls.ts';
import { consoleComplaintsHandlers } from './console/complaints-calls.ts';
import { consoleListHandlers } from './console/lists/list-calls.ts';
import { consoleCustomerHandlers } from './console/customers/customer-calls.ts';
import { consoleLoansHandlers } from './console/loans-calls.ts';
import { consoleApprovalHandlers } from './console/approval-calls.ts';
import { consoleQueueHandlers } from './console/queue-calls.ts';
import { consoleOutboxHandlers } from './console/outbox-calls.ts';
import { consoleBookHandlers } from './console/book-calls.ts';
import { consoleInvoiceHandlers } from './console/invoice-calls.ts';
import { consoleProvisionHandlers } from './console/provision-calls.ts';
import { consoleBankHandlers } from './console/bank-calls.ts';
import { consoleStatementHandlers } from './console/bank/statement-calls.ts';
import { consoleGeneralLedgerHandlers } from './console/bank/general-ledger-calls.ts';
import { consolePaymentHandlers } from './console/payment-calls.ts';
import { consoleDocumentHandlers } from './console/servicing/document-calls.ts';
import { consoleServicingHandlers } from './console/servicing/servicing-calls.ts';
import { consolePayoutHandlers } from './console/payout-calls.ts';
import { consoleRestoreHandlers } from './console/restore-calls.ts';
import { consoleApplicationHandlers } from './console/application-calls.ts';
import { consoleApplicationDecidingHandlers } from './console/application-deciding-calls.ts';
import { consoleBureauHandlers } from './console/bureau-calls.ts';
import { consoleBureauCaseHandlers } from './console/bureau-case-calls.ts';
import { consoleDataHandlers } from './console/data-calls.ts';
import { consoleHolidayHandlers } from './console/holiday-calls.ts';
import { consolePageHandlers } from './console/page-calls.ts';
import { consoleChannelsHandlers } from './console/channels-calls.ts';
import { consoleSetupHandlers } from './console/desk/setup-calls.ts';
import { consoleSystemHandlers } from './console/desk/system-calls.ts';
import { consoleIntegrationHandlers } from './console/integration-calls.ts';
import { consoleClockHandlers } from './console/clock-calls.ts';
import { consoleImportHandlers } from './console/import-calls.ts';
import { consoleConfirmHandlers } from './console/access/confirm-calls.ts';
import { consoleNetworkHandlers } from './console/access/network-calls.ts';
import { consolePeopleHandlers } from './console/people-calls.ts';
import { consoleReminderHandlers } from './console/collections/reminder-plan-calls.ts';
import { consoleTableHandlers } from './console/table-calls.ts';
import { consoleTemplateHandlers } from './console/desk/template-calls.ts';
import { consolePortfolioHandlers } from './console/portfolio-calls.ts';
import { consoleProductsHandlers } from './console/products-calls.ts';
import { consoleSessionHandlers } from './console/session-calls.ts';
import { channelHandlers } from './channel-calls.ts';
import { sandboxMoneyHandlers } from './sandbox-money-calls.ts';
import { problemHandlers } from './problem-calls.ts';
import { helpHandlers } from './help-calls.ts';
import { sandboxProblemHandlers } from './sandbox-problem-calls.ts';
import { sessionHandlers } from './session-calls.ts';
import { uploadHandlers } from './upload-calls.ts';

/** Each declared call, answered: a few lines from the wire to the service that knows. */
export function callHandlers(parts: HandlerParts): Handlers<Calls> {
  const { database, book, identity, offered, isDraining = () => false } = parts;
  return {
    ...sessionHandlers(identity),
    ...orderHandlers(identity),
    ...eventHandlers(parts),
    ...uploadHandlers(identity),
    ...reportHandlers(parts),
    ...privacyHandlers(identity),
    ...messageHandlers(identity),
    ...repaymentHandlers(parts),
    ...payingHandlers(parts),
    ...autopayHandlers(parts),
    ...hardshipHandlers(parts),
    ...problemHandlers(parts),
    ...helpHandlers(parts),
    ...sandboxProblemHandlers(parts),
    ...liveHandlers(parts),
    ...channelHandlers(parts),
    ...sandboxMoneyHandlers(parts),
    ...sandboxHandlers(parts),
    ...sandboxLendingHandlers(parts),
    ...orderListHandlers(parts),
    ...contractHandlers(parts),
    ...loanHandlers(parts),
    ...payoutHandlers(parts),
    ...imageHandlers(parts),
    ...accountHandlers(parts),
    ...certificationHandlers(parts),
    ...productHandlers(parts),
    ...homeHandlers(parts),
    ...consoleSessionHandlers(parts),
    ...consoleConfirmHandlers(parts),
    ...consoleNetworkHandlers(parts),
    ...consolePeopleHandlers(parts),
    ...consoleApplicationHandlers(parts),
    ...consoleApplicationDecidingHandlers(parts),
    ...consoleReminderHandlers(parts),
    ...consoleTableHandlers(parts),
    ...consoleTemplateHandlers(parts),
    ...consolePayoutHandlers(parts),
    ...consoleRestoreHandlers(parts),
    ...consolePaymentHandlers(parts),
    ...consoleServicingHandlers(parts),
    ...consoleDocumentHandlers(parts),
    ...consoleBankHandlers(parts),
    ...consoleStatementHandlers(parts),
    ...consoleGeneralLedgerHandlers(parts),
    ...consoleBookHandlers(parts),
    ...consoleProvisionHandlers(parts),
    ...consoleInvoiceHandlers(parts),
    ...consoleBureauHandlers(parts),
    ...consoleBureauCaseHandlers(parts),
    ...consoleQueueHandlers(parts),
    ...consoleApprovalHandlers(parts),
    ...consoleListHandlers(parts),
    ...consoleCustomerHandlers(parts),
    ...consoleLoansHandlers(parts),
    ...consoleComplaintsHandlers(parts),
    ...consoleComplaintDeskHandlers(parts),
    ...consoleTeamHandlers(parts),
    ...consoleCollectionsListHandlers(parts),
    ...consoleCollectionsHandlers(parts),
    ...consoleCollectionsWorkHandlers(parts),
    ...consoleProductsHandlers(parts),
    ...consolePortfolioHandlers(parts),
    ...consoleAuditHandlers(parts),
    ...consoleOutboxHandlers(parts),
    ...consoleDataHandlers(parts),
    ...consoleHolidayHandlers(parts),
    ...consolePageHandlers(parts),
    ...consoleChannelsHandlers(parts),
    ...consoleSetupHandlers(parts),
    ...consoleSystemHandlers(parts),
    ...consoleClockHandlers(parts),
    ...consoleImportHandlers(parts),
    ...consoleIntegrationHandlers(parts),

    'page.config': async ({ market = offered[0] }) =>
      (isMarketId(market) && book.config(market)) || { refused: 'market_not_offered' },

    'operations.healthz': async () => ({ status: 'ok' }),

    'operations.readyz': async () =>
      !isDraining() && (await database.healthy()) ? { status: 'ready' } : { refused: 'service_unavailable' },
  };
}
