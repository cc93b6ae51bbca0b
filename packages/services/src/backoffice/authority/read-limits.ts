import type { MarketId } from '@candor/markets';
import { listApprovalLimits, type ApprovalLimit } from '@candor/store/approvals';
import type { ReadTx } from '@candor/store/database';

/** How much each role approves alone. */
export function readApprovalLimits(tx: ReadTx, market: MarketId): Promise<readonly ApprovalLimit[]> {
  return listApprovalLimits(tx, market);
}
