import type { CalendarDate } from '@candor/domain/calendar';
import type { Tx } from '../database/database.ts';

export type LowRatePoint = {
  readonly market: string;
  readonly productId: string;
  readonly on: CalendarDate;
  readonly point: 'seen' | 'tapped';
};

/** Counts one look at a low rate; false where the market has no such product. */
export async function countLowRatePoint(
  tx: Tx,
  { market, productId, on, point }: LowRatePoint,
): Promise<boolean> {
  // A count that a crash takes back costs nobody anything, so nobody waits for the disk.
  await tx.query({ text: 'set local synchronous_commit = off' });
  const { rowCount } = await tx.query({
    name: 'low-rate-point',
    text: `insert into low_rate_point as p (product_id, on_day, seen, tapped)
           select id, $3, ($4 = 'seen')::int, ($4 = 'tapped')::int from product where id = $1 and market = $2
           on conflict (product_id, on_day) do update set seen = p.seen + excluded.seen, tapped = p.tapped + excluded.tapped`,
    values: [productId, market, on, point],
  });
  return rowCount === 1;
}
