import type { ReadTx } from '../database/database.ts';
import { queueKeys, queueSetName, queueSources, usesAll, type QueueKey } from './queue-sources.ts';
import { officeValues, type QueueOffice } from './queue-items.ts';

export type OnShift = {
  staffId: string;
  name: string;
  roles: string[];
  /** What is assigned to them of what waits: they work on it now, or own it and nobody else works on it. */
  holds: number;
  isHere: boolean;
};

/**
 * How much of some queues is assigned to whom, as `assigneeOf` has it for one thing; $8 is since when one
 * must have done something to have it in hand. Few things are in hand, and many may wait: each of the few is
 * looked up, and so is what has an owner.
 */
function assignedCounts(queues: readonly QueueKey[]): string {
  const inHand = queues.map(
    (key) => `select h.staff_id from hand h
              cross join lateral (select 1 from (${queueSources[key]}) q where q.id = h.item_id limit 1) waits where h.queue = '${key}'`,
  );
  const owned = queues.includes('collections')
    ? [
        `select q.owner_id from (${queueSources.collections}) q where q.owner_id is not null
           and not exists (select from hand h where h.queue = 'collections' and h.item_id = q.id)`,
      ]
    : [];
  const each = [...inHand, ...owned];
  const all = each.length > 0 ? each.join(' union all ') : `select null::uuid as staff_id where false`;
  return `hand as materialized (select queue, item_id, staff_id from queue_hold where last_step_at > $8),
          held as (select w.staff_id, count(*)::int as holds from (${all}) w group by w.staff_id)`;
}

/** How much of some queues is assigned to each person who has any of it. */
export async function countAssigned(
  tx: ReadTx,
  office: QueueOffice,
  queues: readonly QueueKey[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.query<{ staffId: string; holds: number }>({
    name: `assigned-${queueSetName(queues)}`,
    rowsOf: 'assigned-count',
    text: `with ${assignedCounts(queues)}
           select held.staff_id as "staffId", held.holds from held where ${usesAll}`,
    values: [...officeValues(office), office.idleSince],
  });
  return new Map(rows.map(({ staffId, holds }) => [staffId, holds]));
}

/** Who is logged in and has done something lately, or is assigned something; those with most first. */
export async function listOnShift(
  tx: ReadTx,
  office: QueueOffice,
  queues: readonly QueueKey[],
): Promise<OnShift[]> {
  const seen = queueKeys.filter((key) => queues.includes(key));
  const { rows } = await tx.query<OnShift>({
    name: `on-shift-${queueSetName(seen)}`,
    rowsOf: 'on-shift',
    text: `with ${assignedCounts(seen)},
                here as (select distinct staff_id from staff_session
                         where ended_at is null and expires_at > $4 and last_used_at > $8)
           select s.id as "staffId", s.name, coalesce(held.holds, 0) as holds,
                  s.id in (select staff_id from here) as "isHere",
                  array(select r.name from staff_has_role x join staff_role r on r.key = x.role_key
                        where x.staff_id = s.id order by r.name) as roles
           from staff s left join held on held.staff_id = s.id
           where s.state = 'active' and (held.staff_id is not null or s.id in (select staff_id from here))
             and ${usesAll}
           order by holds desc, lower(s.name), s.id limit 50`,
    values: [...officeValues(office), office.idleSince],
  });
  return rows;
}
