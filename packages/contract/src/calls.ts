import type { Call } from './call.ts';
import { certificationCalls } from './calls/certification.ts';
import { channelCalls } from './calls/channel.ts';
import { consoleApplicationCalls } from './calls/console/applications/application-calls.ts';
import { consoleApprovalsCalls } from './calls/console/approvals/approvals-calls.ts';
import { consoleAuditCalls } from './calls/console/audit/audit-calls.ts';
import { consoleBookCalls } from './calls/console/books/book-calls.ts';
import { consoleBureauCalls } from './calls/console/bureau/bureau-calls.ts';
import { consoleChannelsCalls } from './calls/console/channels/channels-calls.ts';
import { consoleClockCalls } from './calls/console/clock/clock-calls.ts';
import { consoleCollectionsCalls } from './calls/console/collections/collections-calls.ts';
import { consoleComplaintsCalls } from './calls/console/complaints/complaints-calls.ts';
import { consoleDataCalls } from './calls/console/data/data-calls.ts';
import { consoleImportCalls } from './calls/console/imports/import-calls.ts';
import { consoleIntegrationCalls } from './calls/console/integrations/integration-calls.ts';
import { consoleLoansCalls } from './calls/console/loans/loans-calls.ts';
import { consoleOutboxCalls } from './calls/console/outbox/outbox-calls.ts';
import { consolePageCalls } from './calls/console/page/page-calls.ts';
import { consolePaymentCalls } from './calls/console/payments/payment-calls.ts';
import { consolePayoutCalls } from './calls/console/payouts/payout-calls.ts';
import { consolePeopleCalls } from './calls/console/people/people-calls.ts';
import { consolePortfolioCalls } from './calls/console/portfolio/portfolio-calls.ts';
import { consoleProductsCalls } from './calls/console/products/products-calls.ts';
import { consoleQueueCalls } from './calls/console/queues/queue-calls.ts';
import { consoleSessionCalls } from './calls/console/session/session-calls.ts';
import { consoleTableCalls } from './calls/console/tables/table-calls.ts';
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
import { sessionCalls } from './calls/session.ts';
import { uploadCalls } from './calls/upload.ts';

/** A table keyed by each call's own `group.name`, so that a key can't drift from its call. */
export function tableOf<const L extends readonly Call[]>(
  list: L,
): { readonly [C in L[number] as C['key']]: C } {
  return Object.fromEntries(list.map((call) => [call.key, call])) as never;
}

/** Every call there is. A new one is declared in its group's file, named in the list at that file's end, and handled. */
export const calls = tableOf([
  ...sessionCalls,
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
  ...operationsCalls,
]);

export type Calls = typeof calls;
