import { findStaff } from '@candor/store/staff';
import type { ReadTx } from '@candor/store/database';
import type { ApprovalLine } from './read-approvals.ts';

/** Somebody at work who looks at what waits for an approver. */
export type Approver = {
  readonly staffId: string;
  readonly invitedBy: string | null;
  readonly may: ReadonlySet<string>;
};

export async function readApprover(tx: ReadTx, staff: Omit<Approver, 'invitedBy'>): Promise<Approver> {
  return { ...staff, invitedBy: (await findStaff(tx, staff.staffId))?.invitedBy ?? null };
}

/**
 * Nobody decides on what they asked for; and whoever had somebody invited is not their checker, nor they
 * theirs.
 */
export function mayDecide(line: ApprovalLine, { staffId, invitedBy, may }: Approver): boolean {
  return (
    line.state === 'waiting' &&
    line.askedBy !== staffId &&
    line.askerInvitedBy !== staffId &&
    line.askedBy !== invitedBy &&
    may.has('approval.decide') &&
    line.decides !== null &&
    may.has(line.decides)
  );
}
