import { listApprovalsAbout } from '@candor/store/approvals';
import type { Database, ReadTx } from '@candor/store/database';

/** What waits for an approver about something, and who asked for it; null where nothing does. */
export async function openRequestAbout(
  tx: ReadTx,
  subject: string,
  now: Date,
): Promise<{ readonly approvalId: string; readonly askedBy: string } | null> {
  const open = (await listApprovalsAbout(tx, subject)).find(
    ({ state, deadlineAt }) => (state === 'waiting' || state === 'asked-back') && deadlineAt > now,
  );
  return open ? { approvalId: open.id, askedBy: open.askerName } : null;
}

/** The same, in a transaction of its own. */
export const readRequestAbout = (database: Database, subject: string, now: Date) =>
  database.read((tx) => openRequestAbout(tx, subject, now));
