import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';
import type { DisbursementIntent } from '../disbursement-attempts/disbursement-intents.ts';
import type { Payout } from './disbursements.ts';

export type DisbursementStandingRow = {
  readonly payoutId: string;
  readonly orderId: string | null;
  readonly market: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly attempt: number;
  readonly payout: Payout['state'];
  readonly leftOn: CalendarDate | null;
  /** Of the newest attempt; null before it was taken up. */
  readonly intent: DisbursementIntent['state'] | null;
  /** Since when; null for a refund that was not taken up yet. */
  readonly changedAt: Date | null;
  readonly why: string | null;
  /** What a person has to look at, while somebody has to. */
  readonly concern: string | null;
  /** What the channel calls the newest attempt; null where it said nothing. */
  readonly vendorRef: string | null;
};

const standing = `select p.id as "payoutId", p.order_id as "orderId", p.market, p.currency, p.amount, p.attempts as attempt,
    p.state as payout, p.left_on as "leftOn", i.state as intent, coalesce(i.changed_at, o.changed_at) as "changedAt", i.why, c.why as concern,
    i.vendor_ref as "vendorRef"
  from payout p
  left join loan_order o on o.id = p.order_id
  left join payout_intent i on i.payout_id = p.id and i.attempt = p.attempts
  left join lateral (select why from payout_concern where payout_id = p.id and closed_at is null
                     order by raised_at desc limit 1) c on true`;

export async function findDisbursementStanding(
  tx: ReadTx,
  orderId: string,
): Promise<DisbursementStandingRow | undefined> {
  const { rows } = await tx.query<DisbursementStandingRow>({
    name: 'payout-standing',
    text: `${standing} where p.order_id = $1`,
    values: [orderId],
  });
  return rows[0];
}

/** Payouts that are on their way, failed, or need a person; the newest first. */
export async function listDisbursementsUnderWay(
  tx: ReadTx,
  market: string | null,
): Promise<DisbursementStandingRow[]> {
  const { rows } = await tx.query<DisbursementStandingRow>({
    name: 'payouts-under-way',
    text: `${standing} where ($1::text is null or p.market = $1) and (p.state <> 'left' or c.why is not null)
           order by 10 desc nulls first, p.id limit 100`,
    values: [market],
  });
  return rows;
}
