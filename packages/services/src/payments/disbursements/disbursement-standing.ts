import type { CalendarDate } from '@candor/domain/calendar';
import { findDisbursementStanding, type DisbursementStandingRow } from '@candor/store/disbursements';
import type { ReadTx } from '@candor/store/database';

export type DisbursementState = 'ordered' | 'sent' | 'unknown' | 'failed' | 'left';

/** How far the money of an order is. */
export type DisbursementStanding = {
  readonly state: DisbursementState;
  readonly at: Date;
  readonly leftOn: CalendarDate | null;
  readonly why: string | null;
  /** What the channel calls the transfer that has left: what one says when asking after it. */
  readonly reference: string | null;
};

/** How far the money of an order is, or undefined before it was ordered. */
export async function disbursementStandingOf(
  tx: ReadTx,
  orderId: string,
): Promise<DisbursementStanding | undefined> {
  const row = await findDisbursementStanding(tx, orderId);
  if (!row) return undefined;
  if (!row.changedAt) throw new Error(`payout ${row.payoutId} belongs to no order`);
  const state = stateOf(row);
  const reference = state === 'left' ? row.vendorRef : null;
  return { state, at: row.changedAt, leftOn: row.leftOn, why: row.why, reference };
}

/** The payout's own state where it has ended; while it runs, how far its newest attempt is. */
export function stateOf({
  payout,
  intent,
}: Pick<DisbursementStandingRow, 'payout' | 'intent'>): DisbursementState {
  if (payout !== 'ordered') return payout;
  return intent === 'sent' || intent === 'unknown' ? intent : 'ordered';
}
