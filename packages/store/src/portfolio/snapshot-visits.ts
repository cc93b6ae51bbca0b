import type { Tx } from '../database/database.ts';

type Visits = {
  readonly market: string;
  /** IANA name: a visit counts on the market's own day. */
  readonly timeZone: string;
  readonly since: Date;
  readonly names: readonly string[];
};

/**
 * Counts what pages told since an instant, by day. What was counted before is counted anew: the larger count
 * holds, for old events are deleted.
 */
export async function snapshotVisits(tx: Tx, { market, timeZone, since, names }: Visits): Promise<void> {
  await tx.query({
    name: 'portfolio-visits',
    text: `insert into portfolio_visit as v (market, on_day, name, times)
           select $1, (received_at at time zone $2)::date, name, count(*) from analytics_event
           where market = $1 and received_at >= $3 and name = any ($4::text[])
           group by 2, 3
           on conflict (market, on_day, name) do update set times = greatest(v.times, excluded.times)`,
    values: [market, timeZone, since, names],
  });
}
