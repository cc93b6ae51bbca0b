import type { MarketId } from '@candor/markets';
import { listApprovalLimits, type ApprovalLimit } from '@candor/store/approvals';
import type { Database } from '@candor/store/database';

/** How much each role approves alone. */
export function readApprovalLimits(database: Database, market: MarketId): Promise<readonly ApprovalLimit[]> {
  return database.read((tx) => listApprovalLimits(tx, market));
}
