import type { CalendarDate } from '@candor/domain';
import {
  announceDefaults,
  deliverMessage,
  erasePictures,
  followCallback,
  makeExport,
  orderTopics,
  paymentTopics,
  payoutTopics,
  printContract,
  runForMessage,
  runImport,
  sendInvitation,
  sendReminder,
  tellingIntegrators,
  unheardHandlers,
  writeBureauFile,
  type BorrowingParts,
  type OutboxHandlers,
} from '@candor/services';
import type { Logger } from 'pino';

/** What each outbox topic leads to. */
export function outboxHandlers(parts: BorrowingParts, log: Pick<Logger, 'info'>): OutboxHandlers {
  return tellingIntegrators(parts, {
    ...unheardHandlers,
    ...orderTopics(parts),
    ...payoutTopics(parts),
    ...paymentTopics(parts),
    'channel.heard': (payload) => followCallback(parts, BigInt((payload as { event: string }).event)),
    'message.deliver': (payload) => deliverMessage(parts, (payload as { messageId: string }).messageId),
    'export.make': (payload) => makeExport(parts, payload as { exportId: string; borrowerId: string }),
    'import.agreed': (payload) => runImport(parts, payload as { importId: string }),
    'bureau.announce-defaults': (payload) =>
      announceDefaults(parts, payload as { fileId: string; after: string | null }),
    'bureau.write': (payload) => writeBureauFile(parts, payload as { fileId: string }),
    'contract.print': (payload) => printContract(parts, payload as { order: string }),
    'page.changed': async (payload) => log.info({ page: payload }, 'page configuration changed'),
    'picture.erase': (payload) => erasePictures(parts, payload as { keys: string[] }),
    'staff.invited': (payload) => sendInvitation(parts, payload as Parameters<typeof sendInvitation>[1]),
    'reminder.due': (payload, { id }) => remind(parts, payload as PlannedReminder, id),
  });
}

type PlannedReminder = { loan: string; dueOn: CalendarDate };

/** The outbox may hand it over twice; the borrower hears of it once. */
async function remind(parts: BorrowingParts, { loan, dueOn }: PlannedReminder, id: bigint): Promise<void> {
  await runForMessage(parts.database, sendReminder(parts), {
    input: { loanId: BigInt(loan), dueOn },
    actor: { kind: 'system', id: 'reminders' },
    idempotencyKey: `reminder ${id}`,
    now: parts.now(),
  });
}
