import type { Calls } from '@candor/contract';
import { isMarketId } from '@candor/markets';
import type { Handlers } from '../http/handler.ts';
import type { HandlerParts } from './handler-parts.ts';
import { messageCalls } from './message-calls.ts';
import { orderCalls } from './order-calls.ts';
import { privacyCalls } from './privacy-calls.ts';
import { reportCalls, eventCalls } from './telemetry-calls.ts';
import { sandboxCalls } from './sandbox-calls.ts';
import { homeCalls } from './home-calls.ts';
import { productCalls } from './product-calls.ts';
import { certificationCalls } from './certification-calls.ts';
import { accountCalls } from './account-calls.ts';
import { imageCalls } from './image-calls.ts';
import { loanCalls } from './loan-calls.ts';
import { contractCalls } from './contract-calls.ts';
import { payoutCalls } from './payout-calls.ts';
import { orderListCalls } from './order-list-calls.ts';
import { sandboxLendingCalls } from './sandbox-lending-calls.ts';
import { repaymentCalls } from './repayment-calls.ts';
import { payingCalls } from './paying-calls.ts';
import { liveCalls } from './live-calls.ts';
import { hardshipCalls } from './hardship-calls.ts';
import { consoleAuditCalls } from './console/audit-calls.ts';
import { consoleCollectionsCalls } from './console/collections-calls.ts';
import { consoleComplaintsCalls } from './console/complaints-calls.ts';
import { consoleLoansCalls } from './console/loans-calls.ts';
import { consoleApprovalCalls } from './console/approval-calls.ts';
import { consoleQueueCalls } from './console/queue-calls.ts';
import { consoleOutboxCalls } from './console/outbox-calls.ts';
import { consoleBookCalls } from './console/book-calls.ts';
import { consoleInvoiceCalls } from './console/invoice-calls.ts';
import { consoleProvisionCalls } from './console/provision-calls.ts';
import { consoleBankCalls } from './console/bank-calls.ts';
import { consolePaymentCalls } from './console/payment-calls.ts';
import { consolePayoutCalls } from './console/payout-calls.ts';
import { consoleRestoreCalls } from './console/restore-calls.ts';
import { consoleApplicationCalls } from './console/application-calls.ts';
import { consoleApplicationDecidingCalls } from './console/application-deciding-calls.ts';
import { consoleBureauCalls } from './console/bureau-calls.ts';
import { consoleBureauCaseCalls } from './console/bureau-case-calls.ts';
import { consoleDataCalls } from './console/data-calls.ts';
import { consoleHolidayCalls } from './console/holiday-calls.ts';
import { consolePageCalls } from './console/page-calls.ts';
import { consoleChannelsCalls } from './console/channels-calls.ts';
import { consoleIntegrationCalls } from './console/integration-calls.ts';
import { consoleClockCalls } from './console/clock-calls.ts';
import { consoleImportCalls } from './console/import-calls.ts';
import { consolePeopleCalls } from './console/people-calls.ts';
import { consoleTableCalls } from './console/table-calls.ts';
import { consolePortfolioCalls } from './console/portfolio-calls.ts';
import { consoleProductsCalls } from './console/products-calls.ts';
import { consoleSessionCalls } from './console/session-calls.ts';
import { channelCalls } from './channel-calls.ts';
import { sandboxMoneyCalls } from './sandbox-money-calls.ts';
import { problemCalls } from './problem-calls.ts';
import { helpCalls } from './help-calls.ts';
import { sandboxProblemCalls } from './sandbox-problem-calls.ts';
import { sessionCalls } from './session-calls.ts';
import { uploadCalls } from './upload-calls.ts';

/** Each declared call, answered: a few lines from the wire to the service that knows. */
export function callHandlers(parts: HandlerParts): Handlers<Calls> {
  const { database, book, identity, offered } = parts;
  return {
    ...sessionCalls(identity),
    ...orderCalls(identity),
    ...eventCalls(parts),
    ...uploadCalls(identity),
    ...reportCalls(parts),
    ...privacyCalls(identity),
    ...messageCalls(identity),
    ...repaymentCalls(parts),
    ...payingCalls(parts),
    ...hardshipCalls(parts),
    ...problemCalls(parts),
    ...helpCalls(parts),
    ...sandboxProblemCalls(parts),
    ...liveCalls(parts),
    ...channelCalls(parts),
    ...sandboxMoneyCalls(parts),
    ...sandboxCalls(parts),
    ...sandboxLendingCalls(parts),
    ...orderListCalls(parts),
    ...contractCalls(parts),
    ...loanCalls(parts),
    ...payoutCalls(parts),
    ...imageCalls(parts),
    ...accountCalls(parts),
    ...certificationCalls(parts),
    ...productCalls(parts),
    ...homeCalls(parts),
    ...consoleSessionCalls(parts),
    ...consolePeopleCalls(parts),
    ...consoleApplicationCalls(parts),
    ...consoleApplicationDecidingCalls(parts),
    ...consoleTableCalls(parts),
    ...consolePayoutCalls(parts),
    ...consoleRestoreCalls(parts),
    ...consolePaymentCalls(parts),
    ...consoleBankCalls(parts),
    ...consoleBookCalls(parts),
    ...consoleProvisionCalls(parts),
    ...consoleInvoiceCalls(parts),
    ...consoleBureauCalls(parts),
    ...consoleBureauCaseCalls(parts),
    ...consoleQueueCalls(parts),
    ...consoleApprovalCalls(parts),
    ...consoleLoansCalls(parts),
    ...consoleComplaintsCalls(parts),
    ...consoleCollectionsCalls(parts),
    ...consoleProductsCalls(parts),
    ...consolePortfolioCalls(parts),
    ...consoleAuditCalls(parts),
    ...consoleOutboxCalls(parts),
    ...consoleDataCalls(parts),
    ...consoleHolidayCalls(parts),
    ...consolePageCalls(parts),
    ...consoleChannelsCalls(parts),
    ...consoleClockCalls(parts),
    ...consoleImportCalls(parts),
    ...consoleIntegrationCalls(parts),

    'page.config': async ({ market = offered[0] }) =>
      (isMarketId(market) && book.config(market)) || { refused: 'market_not_offered' },

    'operations.healthz': async () => ({ status: 'ok' }),

    'operations.readyz': async () =>
      (await database.healthy()) ? { status: 'ready' } : { refused: 'service_unavailable' },
  };
}
