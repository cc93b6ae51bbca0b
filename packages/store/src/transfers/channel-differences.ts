import type { CalendarDate } from '@candor/domain';
import type { Tx } from '../database.ts';

export type ChannelDifference = {
  readonly market: string;
  readonly channel: string;
  readonly kind: 'only-theirs' | 'only-ours' | 'other-amount' | 'taken-back-here';
  /** The channel's number for the money. */
  readonly reference: string;
  readonly paymentId: string | null;
  readonly ours: bigint | null;
  readonly theirs: bigint | null;
};

/** Kept once; one that was gone and is there again is open again. */
export async function noteDifference(
  tx: Tx,
  difference: ChannelDifference,
  { on, at }: { readonly on: CalendarDate; readonly at: Date },
): Promise<void> {
  const { market, channel, kind, reference, paymentId, ours, theirs } = difference;
  await tx.query({
    name: 'channel-difference-note',
    text: `insert into channel_difference (market, channel, kind, reference, payment_id, ours, theirs, found_on, found_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           on conflict (market, channel, kind, reference)
           do update set ours = excluded.ours, theirs = excluded.theirs, found_on = excluded.found_on,
             found_at = excluded.found_at, closed_at = null
           where channel_difference.closed_at is not null`,
    values: [market, channel, kind, reference, paymentId, ours, theirs, on, at],
  });
}

export async function listOpenDifferences(tx: Tx, market: string | null): Promise<ChannelDifference[]> {
  const { rows } = await tx.query<ChannelDifference>({
    name: 'channel-differences-open',
    text: `select market, channel, kind, reference, payment_id as "paymentId", ours, theirs from channel_difference
           where closed_at is null and ($1::text is null or market = $1) order by found_at desc, id desc limit 200`,
    values: [market],
  });
  return rows;
}

/** Those of a compared day that were not found again are gone. How many. */
export async function closeDifferences(
  tx: Tx,
  { market, channel }: { readonly market: string; readonly channel: string },
  { on, still, at }: { readonly on: CalendarDate; readonly still: readonly string[]; readonly at: Date },
): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'channel-differences-close',
    text: `update channel_difference set closed_at = $5
           where market = $1 and channel = $2 and found_on = $3 and closed_at is null
             and kind in ('only-ours', 'only-theirs') and not (reference = any ($4::text[]))`,
    values: [market, channel, on, still, at],
  });
  return rowCount;
}
