import type { ReadTx, Tx } from '../database/database.ts';
import { deleteOldest } from '../database/delete-oldest.ts';

export type QueueHold = { staffId: string; name: string; since: Date; lastStepAt: Date };

type Item = { readonly queue: string; readonly itemId: string };

/**
 * Takes a thing that nobody has, or has it longer if one has it already. False: somebody else has it. Of two
 * who take it at once the second waits for the first and finds it taken.
 */
export async function holdItem(
  tx: Tx,
  { queue, itemId }: Item,
  { staffId, at, idleSince }: { readonly staffId: string; readonly at: Date; readonly idleSince: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'queue-hold',
    text: `insert into queue_hold (queue, item_id, staff_id, since, last_step_at) values ($1, $2, $3, $4, $4)
           on conflict (queue, item_id) do update set staff_id = excluded.staff_id,
             since = case when queue_hold.staff_id = excluded.staff_id and queue_hold.last_step_at > $5
                          then least(queue_hold.since, excluded.since) else excluded.since end,
             last_step_at = case when queue_hold.staff_id = excluded.staff_id
                                 then greatest(queue_hold.last_step_at, excluded.last_step_at) else excluded.last_step_at end
           where queue_hold.staff_id = excluded.staff_id or queue_hold.last_step_at <= $5`,
    values: [queue, itemId, staffId, at, idleSince],
  });
  return rowCount === 1;
}

/** Who has it in hand; nobody, if they did nothing since then. */
export async function findHold(
  tx: ReadTx,
  { queue, itemId }: Item,
  idleSince: Date,
): Promise<QueueHold | undefined> {
  const { rows } = await tx.query<QueueHold>({
    name: 'queue-hold-find',
    text: `select h.staff_id as "staffId", s.name, h.since, h.last_step_at as "lastStepAt"
           from queue_hold h join staff s on s.id = h.staff_id
           where h.queue = $1 and h.item_id = $2 and h.last_step_at > $3`,
    values: [queue, itemId, idleSince],
  });
  return rows[0];
}

/** The holder did something with it. Nothing happens to anybody else's. */
export async function noteHoldStep(
  tx: Tx,
  { queue, itemId }: Item,
  { staffId, at, idleSince }: { readonly staffId: string; readonly at: Date; readonly idleSince: Date },
): Promise<void> {
  await tx.query({
    name: 'queue-hold-step',
    text: `update queue_hold set last_step_at = $4
           where queue = $1 and item_id = $2 and staff_id = $3 and last_step_at > $5 and last_step_at < $4`,
    values: [queue, itemId, staffId, at, idleSince],
  });
}

/** False if this person does not have it. */
export async function dropHold(tx: Tx, { queue, itemId }: Item, staffId: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'queue-hold-drop',
    text: 'delete from queue_hold where queue = $1 and item_id = $2 and staff_id = $3',
    values: [queue, itemId, staffId],
  });
  return rowCount === 1;
}

/** What nobody did anything with since then: it was free already. */
export async function deleteHoldsBefore(tx: Tx, instant: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'queue-hold-delete-old',
    text: deleteOldest('queue_hold', 'last_step_at'),
    values: [instant],
  });
  return rowCount;
}
