import { isMarketId, type MarketId } from '@candor/markets';
import { findComplaint, type Complaint } from '@candor/store/complaints';
import { isPictureOfComplaint } from '@candor/store/complaint-lists';
import type { ReadTx } from '@candor/store/database';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { openPicture } from '../../customers/pictures/open-picture.ts';
import { type OpenedPicture } from '../../kernel/ports/picture-store.ts';

/** A picture that was sent with a complaint; undefined for any other. */
export async function openComplaintPicture(
  parts: Pick<LendingDeps, 'database' | 'seal' | 'pictures'>,
  { reportId, imageId }: { readonly reportId: string; readonly imageId: string },
): Promise<OpenedPicture | undefined> {
  const isOf = await parts.database.read((tx) => isPictureOfComplaint(tx, reportId, imageId));
  return isOf ? openPicture(parts, imageId) : undefined;
}

export type ComplaintState = { readonly state: Complaint['state']; readonly market: MarketId };

/** How far a complaint is, and in which market; undefined where there is none. */
export async function complaintState(tx: ReadTx, reportId: string): Promise<ComplaintState | undefined> {
  const complaint = await findComplaint(tx, reportId);
  return complaint && isMarketId(complaint.market)
    ? { state: complaint.state, market: complaint.market }
    : undefined;
}
