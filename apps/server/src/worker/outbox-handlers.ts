import { announceDefaults, writeBureauFile } from '@candor/services/backoffice/bureau';
import { isMarketId } from '@candor/markets';
import { sendMailCode } from '@candor/services/customers/mail';
import { deliverMessage } from '@candor/services/customers/messages';
import { eraseDocuments } from '@candor/services/kernel/documents';
import { erasePictures } from '@candor/services/customers/pictures';
import { followingCallbacks } from '@candor/services/composition/topics';
import { makeExport } from '@candor/services/composition/privacy';
import {
  applicationTopics,
  attachmentsOf,
  documentTopics,
  paymentTopics,
  disbursementTopics,
  unheardHandlers,
} from '@candor/services/composition/topics';
import { runForMessage, type OutboxHandlers, type PlannedReminder } from '@candor/services/kernel/outbox';
import { runImport } from '@candor/services/backoffice/imports';
import { runStatementImport } from '@candor/services/payments/bank-imports';
import { sendInvitation } from '@candor/services/backoffice/staff';
import { handOver } from '@candor/services/lending/reminders';
import { sendReminder } from '@candor/services/lending/loans';
import { tellPromise } from '@candor/services/servicing/hardship';
import { tellingIntegrators } from '@candor/services/backoffice/integrations';
import type { LendingDeps } from '@candor/services/kernel';
import type { Logger } from 'pino';

/** What each outbox topic leads to. */
export function outboxHandlers(parts: LendingDeps, log: Pick<Logger, 'info'>): OutboxHandlers {
  return tellingIntegrators(parts, {
    ...unheardHandlers,
    ...applicationTopics(parts),
    ...disbursementTopics(parts),
    ...paymentTopics(parts),
    ...documentTopics(parts),
    'channel.heard': followingCallbacks(parts),
    'message.deliver': ({ messageId }) =>
      deliverMessage({ ...parts, attachmentsOf: (...of) => attachmentsOf(parts, ...of) }, messageId),
    'mail.confirm': (payload, { id }) => askToConfirmMail(parts, payload, id),
    'export.make': (payload) => makeExport(parts, payload),
    'import.agreed': (payload) => runImport(parts, payload),
    'statement.import': (payload) => runStatementImport(parts, payload),
    'bureau.announce-defaults': (payload) => announceDefaults(parts, payload),
    'bureau.write': (payload) => writeBureauFile(parts, payload),
    'page.changed': async (payload) => log.info({ page: payload }, 'page configuration changed'),
    'document.erase': (payload) => eraseDocuments(parts, payload),
    'picture.erase': (payload) => erasePictures(parts, payload),
    'staff.invited': (payload) => sendInvitation(parts, payload),
    'reminder.due': (payload, { id }) => remind(parts, payload, id),
    'promise.ended': (payload, { id }) => tellOfPromise(parts, payload, id),
  });
}

/** Sent once; one that no mail server took is asked for by its reader, who sees that it is not confirmed. */
async function askToConfirmMail(
  parts: LendingDeps,
  { borrowerId, market }: { readonly borrowerId: string; readonly market: string },
  id: bigint,
): Promise<void> {
  if (!isMarketId(market)) return;
  const actor = { kind: 'system', id: 'certification' } as const;
  await sendMailCode(parts, { borrowerId, market, actor, requestId: `mail ${id}` });
}

async function tellOfPromise(
  parts: LendingDeps,
  input: { readonly requestId: string },
  id: bigint,
): Promise<void> {
  await runForMessage(parts.database, tellPromise(parts), {
    input,
    actor: { kind: 'system', id: 'promises' },
    idempotencyKey: `promise ${id}`,
    now: parts.now(),
  });
}

/** The outbox may hand it over twice; the borrower hears of it once. */
async function remind(
  parts: LendingDeps,
  { loan, dueOn, daysLate, plan }: PlannedReminder,
  id: bigint,
): Promise<void> {
  const loanId = BigInt(loan);
  const told = { actor: { kind: 'system', id: 'reminders' }, idempotencyKey: `reminder ${id}` } as const;
  const run = { ...told, now: parts.now() };
  if (plan?.isHandOver)
    await runForMessage(parts.database, handOver, { ...run, input: { loanId, dueOn, plan } });
  else
    await runForMessage(parts.database, sendReminder(parts), {
      ...run,
      input: { loanId, dueOn, ...(plan && { step: { ...plan, day: daysLate } }) },
    });
}
