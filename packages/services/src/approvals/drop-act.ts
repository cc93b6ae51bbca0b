import type { ApprovalRow } from '@candor/store/approvals';
import type { Tx } from '@candor/store/database';
import type { ApprovableAct } from '../kernel/acts/approvable-act.ts';
import { actOf } from './approvable-acts.ts';

/**
 * A request has ended and its act will not happen: what was set aside for it is given back in the same
 * transaction.
 */
export async function dropAct(
  tx: Tx,
  { act, input }: Pick<ApprovalRow, 'act' | 'input'>,
  now: Date,
): Promise<void> {
  await actOf(act)?.dropped?.(tx, input as Parameters<ApprovableAct['preview']>[1], { now });
}
