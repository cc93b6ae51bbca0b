import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';
import type { QueueKey } from '../queues/queue-sources.ts';

/** Something that has left its queue in this transaction; whether in time is not told yet. */
export type OpenExit = {
  readonly id: bigint;
  readonly queue: QueueKey;
  readonly market: string;
  readonly arrivedAt: Date | null;
  readonly arrivedOn: CalendarDate | null;
  readonly dueOn: CalendarDate | null;
  readonly since: Date | null;
};

/** What has left its queue by what this transaction does. */
export async function listOpenExits(tx: ReadTx): Promise<OpenExit[]> {
  const { rows } = await tx.query<OpenExit>({
    name: 'queue-exit-open',
    text: `select id, queue, market, arrived_at as "arrivedAt", arrived_on as "arrivedOn", due_on as "dueOn", since
           from queue_exit where done_at is null and cause = nullif(current_setting('candor.cause', true), '')::uuid order by id`,
    values: [],
  });
  return rows;
}

export type SettledExit = {
  readonly id: bigint;
  readonly since: Date;
  readonly deadline: Date;
  readonly doneOn: CalendarDate;
};

/** Whether each was in time: kept for ever. */
export async function settleExits(tx: Tx, exits: readonly SettledExit[], doneAt: Date): Promise<void> {
  await tx.query({
    name: 'queue-exit-settle',
    text: `update queue_exit x set done_at = $5, since = s.since, deadline = s.deadline, done_on = s.done_on,
             is_kept = $5 <= s.deadline
           from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[], $4::date[]) s (id, since, deadline, done_on)
           where x.id = s.id and x.done_at is null`,
    values: [
      exits.map(({ id }) => id),
      exits.map(({ since }) => since),
      exits.map(({ deadline }) => deadline),
      exits.map(({ doneOn }) => doneOn),
      doneAt,
    ],
  });
}

type Period = { readonly market: string; readonly from: CalendarDate; readonly to: CalendarDate };

export type ExitCount = {
  readonly queue: QueueKey;
  readonly staffId: string;
  readonly on: CalendarDate;
  readonly done: number;
  readonly missed: number;
};

/** How much each person did in each queue on each day, and how much of it after its deadline. */
export async function countExits(tx: ReadTx, { market, from, to }: Period): Promise<ExitCount[]> {
  const { rows } = await tx.query<ExitCount>({
    name: 'queue-exit-count',
    text: `select queue, staff_id as "staffId", coalesce(done_on, '2000-01-01'::date) as on, count(*)::int as done,
                  count(*) filter (where not is_kept)::int as missed
           from queue_exit where market = $1 and done_on between $2::date and $3::date
           group by queue, staff_id, done_on order by queue, staff_id, done_on`,
    values: [market, from, to],
  });
  return rows;
}

export type ExitMedian = {
  readonly queue: QueueKey | null;
  readonly staffId: string | null;
  readonly minutes: number | null;
};

/** How long things waited until they were done, in the middle: by queue, and by person. */
export async function medianOfExits(tx: ReadTx, { market, from, to }: Period): Promise<ExitMedian[]> {
  const { rows } = await tx.query<ExitMedian>({
    name: 'queue-exit-median',
    text: `select queue, staff_id as "staffId",
                  percentile_disc(0.5) within group (order by greatest(0, extract(epoch from done_at - since) / 60)::int) as minutes
           from queue_exit where market = $1 and done_on between $2::date and $3::date
           group by grouping sets ((queue), (staff_id))`,
    values: [market, from, to],
  });
  return rows;
}

export type MissedExit = {
  readonly id: bigint;
  readonly queue: QueueKey;
  readonly itemId: string;
  readonly borrowerId: string | null;
  readonly orderId: string | null;
  readonly staffId: string;
  readonly staffName: string;
  readonly since: Date;
  readonly deadline: Date;
  readonly doneAt: Date;
};

export type MissedWish = Period & {
  /** Those that whoever asks may see. */
  readonly queues: readonly QueueKey[];
  readonly queue: QueueKey | null;
  readonly staffId: string | null;
  readonly after: { readonly doneAt: Date; readonly id: bigint } | null;
  readonly limit: number;
};

/** What was done after its deadline, the last first: of a queue, a person or both. */
export async function listMissedExits(
  tx: ReadTx,
  { market, from, to, queues, queue, staffId, after, limit }: MissedWish,
): Promise<MissedExit[]> {
  const { rows } = await tx.query<MissedExit>({
    name: 'queue-exit-missed',
    text: `select x.id, x.queue, x.item_id as "itemId", x.borrower_id as "borrowerId", x.order_id as "orderId",
                  x.staff_id as "staffId", s.name as "staffName",
                  coalesce(x.since, 'epoch') as since, coalesce(x.deadline, 'epoch') as deadline, coalesce(x.done_at, 'epoch') as "doneAt"
           from queue_exit x join staff s on s.id = x.staff_id
           where x.market = $1 and not x.is_kept and x.done_on between $2::date and $3::date
             and x.queue = any ($9::text[]) and ($4::text is null or x.queue = $4) and ($5::uuid is null or x.staff_id = $5)
             and ($6::timestamptz is null or (x.done_at, x.id) < ($6, $7::bigint))
           order by x.done_at desc, x.id desc limit $8`,
    values: [market, from, to, queue, staffId, after?.doneAt ?? null, after?.id ?? null, limit, queues],
  });
  return rows;
}
