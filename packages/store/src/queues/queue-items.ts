import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';
import { preparedFirst } from '../database/prepared-first.ts';
import {
  assigneeOf,
  atApproverSources,
  clockOf,
  countedPastDue,
  ownerOf,
  partsOfQueue,
  queueSetName,
  queueSources,
  usesAll,
  type QueueKey,
} from './queue-sources.ts';

/** A thing that waits: where it stands, who works on it now, and whose it is for good. */
export type WaitingRow = {
  queue: QueueKey;
  id: string;
  at: Date;
  /** The same to the microsecond, since 1970: where it stands in the list. */
  place: bigint;
  since: Date;
  takenBy: string | null;
  takenByName: string | null;
  takenSince: Date | null;
  lastStepAt: Date | null;
  ownerId: string | null;
  ownerName: string | null;
};

/** What a line says of it. */
export type WaitingDetail = {
  queue: QueueKey;
  id: string;
  borrowerId: string | null;
  orderId: string | null;
  amount: bigint | null;
  note: string;
  name: string | null;
};

/** Of which market, and how its office reckons. */
export type QueueOffice = {
  readonly market: string;
  readonly timeZone: string;
  readonly closes: string;
  readonly now: Date;
  /** Files for the credit bureau that are due and not made: the calendar says so, and no row does. */
  readonly filesDue: readonly FileDue[];
  /** Acts whose requests count: those that whoever asks may decide, or, of everybody's, may know of. */
  readonly acts: readonly string[];
  /** Who asks: nobody decides on what they asked for. Nobody's id: all that wait. */
  readonly viewer: string;
  /** Who did nothing since then has nothing in hand. */
  readonly idleSince: Date;
};

/** A file that the law wants of a reporting day: by when, and since when it could be made. */
export type FileDue = {
  readonly id: string;
  readonly day: CalendarDate;
  readonly sendBy: CalendarDate;
  readonly since: Date;
};

/** $1 to $7 of every source. */
export function officeValues({
  market,
  timeZone,
  closes,
  now,
  filesDue,
  acts,
  viewer,
}: QueueOffice): unknown[] {
  return [market, timeZone, closes, now, JSON.stringify(filesDue), acts, viewer];
}

export type QueuePlace = { readonly place: bigint; readonly id: string };
export type QueueHolder = { readonly is: 'all' | 'free' | 'mine'; readonly staffId: string };

/** A statement over all queues is long, and always the same. */
const texts = new Map<string, string>();

function keptText(name: string, write: () => string): string {
  const text = texts.get(name) ?? write();
  texts.set(name, text);
  return text;
}

const saidOf = (row: string) =>
  `${row}.borrower_id as "borrowerId", ${row}.order_id as "orderId", ${row}.amount, ${row}.note, ${row}.name`;

/**
 * A queue's source with who has each thing in hand. Of somebody's own, who has few, each is looked up; but
 * not where things have owners.
 */
function withHolds(text: string, queue: QueueKey, holder: QueueHolder['is']): string {
  const source = `(${text}) q`;
  const hold = `h.queue = '${queue}' and h.last_step_at > $8`;
  const owner = `left join staff o on o.id = ${ownerOf(queue)}`;
  if (holder === 'mine' && queue !== 'collections')
    return `queue_hold h cross join lateral (select * from ${source} where q.id = h.item_id offset 0) q
            left join staff s on s.id = h.staff_id ${owner} where ${hold} and h.staff_id = $9`;
  const free = `not exists (select from queue_hold x where x.queue = '${queue}' and x.item_id = q.id and x.last_step_at > $8)`;
  const whose = { all: 'true', free, mine: `${assigneeOf(queue)} = $9` };
  return `${source} left join queue_hold h on h.item_id = q.id and ${hold} left join staff s on s.id = h.staff_id ${owner}
          where ${whose[holder]}`;
}

/**
 * What waits in some queues, of each its next deadlines first, from after a place, with who has it in hand.
 * What is said of it is looked up for what is shown.
 */
export async function listQueues(
  tx: ReadTx,
  queues: readonly QueueKey[],
  office: QueueOffice,
  {
    after,
    limit,
    holder,
    isSaid = false,
    isAtApprover = false,
  }: {
    readonly after: QueuePlace | null;
    readonly limit: number;
    readonly holder: QueueHolder;
    /** With what is said of each: where that is cheaper than to look it up for what is shown. */
    readonly isSaid?: boolean;
    /** What an approver has been asked about instead, and has not decided. */
    readonly isAtApprover?: boolean;
  },
): Promise<(WaitingRow & Partial<WaitingDetail>)[]> {
  if (queues.length === 0) return [];
  // Nothing is said of a place where a list begins: PostgreSQL then plans its statement once and keeps the
  // plan.
  const from = after
    ? `and (q.at, q.id) > (timestamptz 'epoch' + $10::bigint * interval '1 microsecond', $11::uuid)`
    : '';
  const one = (queue: QueueKey) => {
    const clock = clockOf(queue);
    const part = ({ text, order }: { readonly text: string; readonly order: string }) =>
      `(select q.id, ${clock.columns}, ${isSaid ? 'q.borrower_id, q.order_id, q.amount, q.note, q.name,' : ''}
          h.staff_id as "takenBy", s.name as "takenByName", h.since as "takenSince", h.last_step_at as "lastStepAt",
          ${ownerOf(queue)} as "ownerId", o.name as "ownerName"
        from ${withHolds(text, queue, holder.is)} and ${usesAll} and $8::timestamptz is not null and $9::uuid is not null ${from}
        order by ${order} limit ${Math.trunc(limit)})`;
    const parts = isAtApprover
      ? [{ text: atApproverSources[queue], order: `${clock.order}, q.id` }]
      : partsOfQueue(queue, holder.is === 'free');
    return `(select '${queue}' as queue, w.id, ${clock.at} as at, (extract(epoch from ${clock.at}) * 1000000)::bigint as place, ${clock.since} as since,
               ${isSaid ? `${saidOf('w')},` : ''} w."takenBy", w."takenByName", w."takenSince", w."lastStepAt", w."ownerId", w."ownerName"
             from (select * from (${parts.map(part).join(' union all ')}) q order by ${clock.order}, q.id limit ${Math.trunc(limit)}) w)`;
  };
  const name = `queue-list-${queueSetName(queues)}-${holder.is}-${limit}${isSaid ? '-said' : ''}${isAtApprover ? '-at-approver' : ''}`;
  const { rows } = await tx.query<WaitingRow & Partial<WaitingDetail>>({
    ...preparedFirst(name, after),
    rowsOf: 'queue-list',
    text: keptText(`${name} ${after ? 'after' : ''}`, () => queues.map(one).join(' union all ')),
    values: [
      ...officeValues(office),
      office.idleSince,
      holder.staffId,
      ...(after ? [after.place, after.id] : []),
    ],
  });
  return rows;
}

/** What is said of these, by their ids, queue by queue. */
export async function detailsOfQueues(
  tx: ReadTx,
  office: QueueOffice,
  idsOf: ReadonlyMap<QueueKey, readonly string[]>,
): Promise<WaitingDetail[]> {
  const queues = [...idsOf.keys()];
  if (queues.length === 0) return [];
  const each = queues.map(
    (queue, nth) => `select '${queue}' as queue, q.id, ${saidOf('q')}
                     from (${queueSources[queue]}) q where q.id = any ($${nth + 8}::uuid[]) and ${usesAll}`,
  );
  const { rows } = await tx.query<WaitingDetail>({
    name: `queue-details-${queueSetName(queues)}`,
    rowsOf: 'queue-details',
    text: each.join(' union all '),
    values: [...officeValues(office), ...idsOf.values()],
  });
  return rows;
}

export type QueueCounts = {
  queue: QueueKey;
  waiting: number;
  /** Reckoned from before the first instant; between the two; after the second. */
  over: number;
  today: number;
  later: number;
  free: number;
  mine: number;
  oldest: Date | null;
};

/** Until when something must have come to be over its deadline, and to be due today. */
export type QueueBounds = { readonly queue: QueueKey; readonly over: Date; readonly today: Date };

/** What waits in a queue and whose it is. */
function assignedOf(queue: QueueKey): string {
  if (queue === 'collections') return countedPastDue;
  const { columns } = clockOf(queue);
  return `select ${columns}, ${assigneeOf(queue)} as assignee, 1 as things from (${queueSources[queue]}) q
    left join queue_hold h on h.queue = '${queue}' and h.item_id = q.id and h.last_step_at > $8 where ${usesAll}`;
}

/** How each of these queues stands, in their order. */
export async function countQueues(
  tx: ReadTx,
  office: QueueOffice,
  bounds: readonly QueueBounds[],
  staffId: string,
): Promise<QueueCounts[]> {
  if (bounds.length === 0) return [];
  const one = ({ queue }: QueueBounds, nth: number) => {
    const clock = clockOf(queue);
    const [over, today] = [`($10::timestamptz[])[${nth + 1}]`, `($11::timestamptz[])[${nth + 1}]`];
    const sum = (condition: string) => `coalesce(sum(c.things) filter (where ${condition}), 0)::int`;
    // Each row's instants are reckoned once, however often they are compared.
    return `select '${queue}' as queue, ${sum('true')} as waiting, ${sum(`c.at <= ${over}`)} as over,
              ${sum(`c.at > ${over} and c.at <= ${today}`)} as today, ${sum(`c.at > ${today}`)} as later,
              ${sum('c.assignee is null')} as free, ${sum('c.assignee = $9')} as mine, min(c.since) as oldest
            from (select ${clock.at} as at, ${clock.since} as since, w.assignee, w.things
                  from (${assignedOf(queue)}) w offset 0) c`;
  };
  const name = `queue-count-${queueSetName(bounds.map(({ queue }) => queue))}`;
  const { rows } = await tx.query<QueueCounts>({
    name,
    rowsOf: 'queue-count',
    text: keptText(name, () => bounds.map(one).join(' union all ')),
    values: [
      ...officeValues(office),
      office.idleSince,
      staffId,
      bounds.map(({ over }) => over),
      bounds.map(({ today }) => today),
    ],
  });
  return bounds.map(({ queue }) => rows.find((row) => row.queue === queue)!);
}

/** Whether it waits in the queue. */
export async function isInQueue(
  tx: ReadTx,
  queue: QueueKey,
  office: QueueOffice,
  id: string,
): Promise<boolean> {
  const { rows } = await tx.query({
    name: `queue-has-${queue}`,
    text: `select 1 from (${queueSources[queue]}) q where q.id = $8 and ${usesAll} limit 1`,
    values: [...officeValues(office), id],
  });
  return rows.length > 0;
}

/** From when the deadline of each of these is reckoned that waits in the queue. */
export async function arrivalsIn(
  tx: ReadTx,
  queue: QueueKey,
  office: QueueOffice,
  ids: readonly string[],
): Promise<Date[]> {
  const { rows } = await tx.query<{ at: Date }>({
    name: `queue-arrivals-${queue}`,
    rowsOf: 'queue-arrivals',
    text: `select q.at from (${queueSources[queue]}) q where q.id = any ($8::uuid[]) and ${usesAll}`,
    values: [...officeValues(office), ids],
  });
  return rows.map(({ at }) => at);
}

/** How many things of a queue an approver has been asked about, and how many of them are over by then. */
export async function countAtApprover(
  tx: ReadTx,
  queue: QueueKey,
  office: QueueOffice,
  over: Date,
): Promise<{ waiting: number; over: number }> {
  const { rows } = await tx.query<{ waiting: number; over: number }>({
    name: `queue-at-approver-${queue}`,
    rowsOf: 'queue-at-approver',
    text: `select count(*)::int as waiting, count(*) filter (where q.at <= $8)::int as over
           from (${atApproverSources[queue]}) q where ${usesAll}`,
    values: [...officeValues(office), over],
  });
  return rows[0] ?? { waiting: 0, over: 0 };
}
