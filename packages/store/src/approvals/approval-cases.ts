import type { ReadTx, Tx } from '../database/database.ts';

/** What a request carries, by the ids that the queues know it by. */
export async function insertApprovalCases(
  tx: Tx,
  requestId: string,
  itemIds: readonly string[],
): Promise<void> {
  await tx.query({
    name: 'approval-cases-insert',
    text: `insert into approval_case (request_id, item_id) select $1, unnest($2::uuid[]) on conflict do nothing`,
    values: [requestId, itemIds],
  });
}

/** Which of these are carried by a request that waits for an approver. */
export async function itemsAtApprover(
  tx: ReadTx,
  itemIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (itemIds.length === 0) return new Set();
  const { rows } = await tx.query<{ id: string }>({
    name: 'approval-cases-of-items',
    text: `select distinct ac.item_id as id from approval_case ac join approval_request ar on ar.id = ac.request_id
           where ac.item_id = any ($1::uuid[]) and ar.state = 'waiting' and ar.deadline_at > $2`,
    values: [itemIds, now],
  });
  return new Set(rows.map(({ id }) => id));
}

/** Whether a request that waits for an approver carries the thing. */
export const isAtApprover = (item: string, now: string): string =>
  `exists (select from approval_case ac join approval_request ar on ar.id = ac.request_id
           where ac.item_id = ${item} and ar.state = 'waiting' and ar.deadline_at > ${now})`;

/**
 * Whether a request `r` is for one person to decide: of an act that their role decides, asked for neither by
 * them nor by somebody whom they had invited or who had invited them.
 */
export const mayBeDecided = (acts: string, staffId: string): string =>
  `r.act = any (${acts}::text[]) and r.asked_by <> ${staffId}::uuid
   and not exists (select from staff i where (i.id = r.asked_by and i.invited_by = ${staffId}::uuid)
                                          or (i.id = ${staffId}::uuid and i.invited_by = r.asked_by))`;
