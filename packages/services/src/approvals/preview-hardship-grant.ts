import type { Database } from '@candor/store/database';
import { previewOf } from '../backoffice/approvals/request-approval.ts';
import type { ActPreview } from '../kernel/acts/approvable-act.ts';
import { preview } from '../kernel/commands/preview.ts';
import type { GrantHardship } from '../servicing/hardship/grant-act.ts';
import { approvableActs } from './approvable-acts.ts';
import type { Refusal } from '../kernel/commands/command.ts';

/** What granting a hardship plan would do: the very preview that an approver sees. */
export function previewHardshipGrant(
  database: Database,
  input: GrantHardship,
): Promise<ActPreview | Refusal> {
  return preview(database, (tx) => previewOf(tx, () => approvableActs['hardship.grant'].preview(tx, input)));
}
