import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

/** Keeps who took a promise to pay. */
export async function insertTakenPromise(
  tx: Tx,
  {
    requestId,
    market,
    staffId,
    at,
  }: { readonly requestId: string; readonly market: string; readonly staffId: string; readonly at: Date },
): Promise<void> {
  await tx.query({
    name: 'collection-promise-insert',
    text: `insert into collection_promise (request_id, market, staff_id, at) values ($1, $2, $3, $4)`,
    values: [requestId, market, staffId, at],
  });
}

/** What a person did in a period, and what came of it. Promises are those taken in the period. */
export type CollectorFigures = {
  readonly staffId: string | null;
  readonly name: string | null;
  readonly calls: number;
  /** Calls in which the borrower was spoken with, and was verified to be it. */
  readonly rightParty: number;
  readonly promises: number;
  readonly kept: number;
  readonly broken: number;
  readonly open: number;
  readonly promised: bigint;
  readonly cures: number;
};

export async function collectorFigures(
  tx: ReadTx,
  market: string,
  period: {
    readonly from: Date;
    readonly until: Date;
    readonly fromDay: CalendarDate;
    readonly toDay: CalendarDate;
  },
): Promise<CollectorFigures[]> {
  const { rows } = await tx.query<CollectorFigures>({
    name: 'collection-figures',
    text: `with done as (
             select n.staff_id, 1 as calls, (n.is_verified and n.outcome in ('spoke', 'asked-not-to'))::int as right_party, 0 as promises, 0 as kept, 0 as broken,
                    0 as open, 0::bigint as promised, 0 as cures
             from contact_note n where n.market = $1 and n.way = 'call' and n.at >= $2 and n.at < $3
             union all
             select p.staff_id, 0, 0, 1, (r.outcome is not distinct from 'kept')::int, (r.outcome is not distinct from 'broken')::int,
                    (r.outcome is null and r.state = 'granted')::int, coalesce(r.promised_amount, 0), 0
             from collection_promise p join hardship_request r on r.id = p.request_id where p.market = $1 and p.at >= $2 and p.at < $3
             union all
             select u.staff_id, 0, 0, 0, 0, 0, 0, 0, 1 from collection_cure u where u.market = $1 and u.on_day between $4 and $5
           )
           select d.staff_id as "staffId", s.name, sum(d.calls)::int as calls, sum(d.right_party)::int as "rightParty",
             sum(d.promises)::int as promises, sum(d.kept)::int as kept, sum(d.broken)::int as broken, sum(d.open)::int as open,
             sum(d.promised)::bigint as promised, sum(d.cures)::int as cures
           from done d left join staff s on s.id = d.staff_id group by d.staff_id, s.name order by lower(s.name) nulls last`,
    values: [market, period.from, period.until, period.fromDay, period.toDay],
  });
  return rows;
}
