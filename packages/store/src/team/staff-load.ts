import type { ReadTx, Tx } from '../database/database.ts';

export type StaffMember = {
  readonly staffId: string;
  readonly name: string;
  readonly roles: string[];
  /** What their roles let them do. */
  readonly may: string[];
  readonly isHere: boolean;
};

/** Everybody who can log in, with what they may do and whether they did something since then. */
export async function listStaffMembers(tx: ReadTx, now: Date, idleSince: Date): Promise<StaffMember[]> {
  const { rows } = await tx.query<StaffMember>({
    name: 'team-members',
    text: `select s.id as "staffId", s.name,
                  array(select r.name from staff_has_role x join staff_role r on r.key = x.role_key
                        where x.staff_id = s.id order by r.name) as roles,
                  array(select distinct p from staff_has_role x join staff_role r on r.key = x.role_key, unnest(r.permissions) p
                        where x.staff_id = s.id order by p) as may,
                  coalesce(exists (select 1 from staff_session e where e.staff_id = s.id and e.ended_at is null and e.expires_at > $1
                          and e.last_used_at > $2), false) as "isHere"
           from staff s where s.state = 'active' order by lower(s.name), s.id limit 500`,
    values: [now, idleSince],
  });
  return rows;
}

/**
 * Gives a thing of a queue to somebody, whoever has it. It counts as worked on at `until`, so that it is
 * theirs so long though they have not touched it yet.
 */
export async function giveItem(
  tx: Tx,
  item: { readonly queue: string; readonly itemId: string },
  { staffId, at, until }: { readonly staffId: string; readonly at: Date; readonly until: Date },
): Promise<void> {
  await tx.query({
    name: 'queue-hold-give',
    text: `insert into queue_hold (queue, item_id, staff_id, since, last_step_at) values ($1, $2, $3, $4, $5)
           on conflict (queue, item_id) do update set staff_id = excluded.staff_id, since = excluded.since,
             last_step_at = excluded.last_step_at`,
    values: [item.queue, item.itemId, staffId, at, until],
  });
}

/** Nobody works on a thing of a queue any more, whoever did. */
export async function clearHold(
  tx: Tx,
  { queue, itemId }: { readonly queue: string; readonly itemId: string },
): Promise<void> {
  await tx.query({
    name: 'queue-hold-clear',
    text: 'delete from queue_hold where queue = $1 and item_id = $2',
    values: [queue, itemId],
  });
}
