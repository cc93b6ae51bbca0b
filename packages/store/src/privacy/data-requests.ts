import type { ReadTx } from '../database/database.ts';
import { preparedFirst } from '../database/prepared-first.ts';

export type DataRequest = {
  id: string;
  kind: 'export' | 'deletion';
  market: string;
  borrowerId: string;
  at: Date;
  atKey: string;
  state: 'waiting' | 'making' | 'ready' | 'failed' | 'done';
  progressPercent: number;
  expiresAt: Date | null;
  keptUntil: string | null;
};

export type RequestPlace = { readonly atKey: string; readonly id: string };

/**
 * Who asked for their data, and who left: newest first. Each half is read from its own index and cut before
 * the two are put together.
 */
export async function listDataRequests(
  tx: ReadTx,
  {
    market,
    before,
    limit,
  }: { readonly market: string; readonly before: RequestPlace | null; readonly limit: number },
): Promise<DataRequest[]> {
  const place = '($2::timestamptz is null or (at, id) < ($2, $3::uuid))';
  const { rows } = await tx.query<DataRequest>({
    ...preparedFirst('data-requests', before),
    text: `select r.*, to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "atKey" from (
             (select e.id, 'export' as kind, b.market, e.borrower_id as "borrowerId", e.asked_at as at, e.state,
                     e.progress_percent as "progressPercent", e.expires_at as "expiresAt", null::date as "keptUntil"
              from data_export e join borrower b on b.id = e.borrower_id
              where b.market = $1 and ${place.replace('(at, id)', '(e.asked_at, e.id)')}
              order by e.asked_at desc, e.id desc limit $4)
             union all
             (select b.id, 'deletion', b.market, b.id, b.deleted_at, 'done', 100, null, b.kept_until
              from borrower b
              where b.market = $1 and b.deleted_at is not null and ${place.replace('(at, id)', '(b.deleted_at, b.id)')}
              order by b.deleted_at desc, b.id desc limit $4)) r
           order by r.at desc, r.id desc limit $4`,
    values: [market, before?.atKey ?? null, before?.id ?? null, limit],
  });
  return rows;
}

/** Whose loan it is, while they are with us. */
export async function borrowerOfApplication(tx: ReadTx, orderId: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'data-borrower-of-order',
    text: `select b.id from loan_order o join borrower b on b.id = o.borrower_id
           where o.id = $1 and b.deleted_at is null and b.phone_index is not null`,
    values: [orderId],
  });
  return rows[0]?.id;
}

/** Whether an export of theirs is being made right now. */
export async function hasExportUnderWay(tx: ReadTx, borrowerId: string): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'data-export-under-way',
    text: `select 1 from data_export where borrower_id = $1 and state in ('waiting', 'making') limit 1`,
    values: [borrowerId],
  });
  return rows.length > 0;
}
