import { isWithinLimit } from '@candor/domain/staff';
import { approvalLimitOf, type ApprovalWord } from '@candor/store/approvals';
import type { ReadTx } from '@candor/store/database';
import type { ActPreview } from '../../kernel/acts/approvable-act.ts';
import { figureChange } from '../approvals/figure-change.ts';

/** How much money an act moves: what its total changes by. An act without a total moves none. */
export function sizeOfAct({ figures }: Pick<ActPreview, 'figures'>): bigint {
  const total = figures.find(({ isTotal }) => isTotal);
  if (!total) return 0n;
  const change = figureChange(total);
  return change < 0n ? -change : change;
}

export type LimitStand = {
  /** Null: this person's agreement is enough. */
  readonly limit: bigint | null;
  /** Who agreed to the very same before, above a limit too. */
  readonly agreedBefore: { readonly staffId: string; readonly staffName: string } | null;
  readonly hasAgreed: boolean;
};

/**
 * Finance agrees to ₱10,000.00 alone. To waive ₱12,000.00 Paolo's agreement is the first of two; Lina's makes
 * it happen, unless the figures have changed since Paolo saw them. Somebody whose role has a higher limit, or
 * none, needs nobody beside them.
 */
export async function limitStand(
  tx: ReadTx,
  {
    market,
    staffId,
    size,
    seen,
    words,
  }: {
    readonly market: string;
    readonly staffId: string;
    readonly size: bigint;
    readonly seen: string;
    readonly words: readonly ApprovalWord[];
  },
): Promise<LimitStand> {
  const most = await approvalLimitOf(tx, market, staffId);
  const agreed = words.filter((word) => word.step === 'agreed' && word.isStaffActive && word.seen === seen);
  const other = agreed.find((word) => word.staffId !== staffId);
  return {
    limit: isWithinLimit(most, 0n, size) ? null : most,
    agreedBefore: other ? { staffId: other.staffId, staffName: other.staffName } : null,
    hasAgreed: agreed.some((word) => word.staffId === staffId),
  };
}
