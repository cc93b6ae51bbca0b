import { listApprovalsAbout } from '@candor/store/approvals';
import type { ReadTx } from '@candor/store/database';

/** Whether an act about this waits for an approver, or for whoever asked. */
export async function isAskedFor(
  tx: ReadTx,
  { act, subject }: { readonly act: string; readonly subject: string },
  now: Date,
): Promise<boolean> {
  return (await listApprovalsAbout(tx, subject)).some(
    (each) =>
      each.act === act && (each.state === 'waiting' || each.state === 'asked-back') && each.deadlineAt > now,
  );
}
