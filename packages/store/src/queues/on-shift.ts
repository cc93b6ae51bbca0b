import type { ReadTx } from '../database/database.ts';
import { queueKeys, queueSetName, queueSources, usesAll, type QueueKey } from './queue-sources.ts';
import { officeValues, type QueueOffice } from './queue-items.ts';

export type OnShift = { staffId: string; name: string; roles: string[]; holds: number };

/**
 * Who is logged in and has done something lately, or has something of these queues in hand; those who hold
 * most first.
 */
export async function listOnShift(
  tx: ReadTx,
  office: QueueOffice,
  queues: readonly QueueKey[],
): Promise<OnShift[]> {
  const seen = queueKeys.filter((key) => queues.includes(key));
  // Few things are in hand, and many may wait: each of the few is looked up.
  const still = seen.map(
    (key) => `select h.staff_id from hand h
              cross join lateral (select 1 from (${queueSources[key]}) q where q.id = h.item_id limit 1) waits where h.queue = '${key}'`,
  );
  const all = still.length > 0 ? still.join(' union all ') : `select null::uuid where false`;
  const { rows } = await tx.query<OnShift>({
    name: `on-shift-${queueSetName(seen)}`,
    rowsOf: 'on-shift',
    text: `with hand as materialized (select queue, item_id, staff_id from queue_hold where last_step_at > $8),
                held as (select w.staff_id, count(*)::int as holds from (${all}) w group by w.staff_id),
                here as (select distinct staff_id from staff_session
                         where ended_at is null and expires_at > $4 and last_used_at > $8)
           select s.id as "staffId", s.name, coalesce(held.holds, 0) as holds,
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
