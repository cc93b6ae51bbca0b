import { isMarketId, problemKinds, type MarketId, type ProblemKind } from '@candor/markets';
import { findComplaint, lockComplaint, type Complaint } from '@candor/store/complaints';
import { lockBorrower } from '@candor/store/borrowers';
import type { Tx } from '@candor/store/database';
import { lockLoanOf } from '../disputes/lock-loan-of.ts';

export type KnownComplaint = Complaint & { readonly market: MarketId; readonly kind: ProblemKind };

export type LockedComplaint = { readonly complaint: KnownComplaint; readonly language: string };

/**
 * Locks a complaint for a change: its borrower first, always, and before both the loan whose charge it
 * disputes. What is written to the borrower asks for the borrower's row too, so that an answer and a reply
 * that locked in another order would wait for each other. Nothing of somebody who has left is changed.
 */
export async function lockComplaintOf(
  tx: Tx,
  reportId: string,
  borrowerId: string | null,
): Promise<LockedComplaint | undefined> {
  const found = await findComplaint(tx, reportId);
  if (!found || (borrowerId !== null && found.borrowerId !== borrowerId)) return undefined;
  const { borrowerId: whose } = found;
  if (found.rowN !== null) await lockLoanOf(tx, found);
  const borrower = whose === null ? null : await lockBorrower(tx, whose);
  const complaint = borrower === undefined ? undefined : await lockComplaint(tx, reportId);
  if (!complaint || !isKnown(complaint)) return undefined;
  return { complaint, language: borrower?.language ?? 'en' };
}

export function isKnown(complaint: Complaint): complaint is KnownComplaint {
  return isMarketId(complaint.market) && problemKinds.some((kind) => kind === complaint.kind);
}
