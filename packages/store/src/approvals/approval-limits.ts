import type { ReadTx, Tx } from '../database/database.ts';

export type ApprovalLimit = { readonly role: string; readonly name: string; readonly most: bigint | null };

/**
 * Of every role that is an approver, the most that it agrees to alone in a market; null: there is no limit.
 */
export async function listApprovalLimits(tx: ReadTx, market: string): Promise<ApprovalLimit[]> {
  const { rows } = await tx.query<ApprovalLimit>({
    name: 'approval-limits',
    text: `select r.key as role, r.name, l.most
           from staff_role r left join approval_limit l on l.role = r.key and l.market = $1
           where 'approval.decide' = any(r.permissions) order by r.name, r.key`,
    values: [market],
  });
  return rows;
}

/** The largest of somebody's own; null: none of their roles has a limit. */
export async function approvalLimitOf(tx: ReadTx, market: string, staffId: string): Promise<bigint | null> {
  const { rows } = await tx.query<{ most: bigint | null }>({
    name: 'approval-limit-of',
    text: `select case when bool_or(l.most is null) then null else max(l.most) end as most
           from staff_has_role h join staff_role r on r.key = h.role_key
           left join approval_limit l on l.role = r.key and l.market = $1
           where h.staff_id = $2 and 'approval.decide' = any(r.permissions)`,
    values: [market, staffId],
  });
  return rows[0]?.most ?? null;
}

/** From now on; null takes the limit away. */
export async function setApprovalLimit(
  tx: Tx,
  { market, role, most }: { readonly market: string; readonly role: string; readonly most: bigint | null },
): Promise<void> {
  if (most === null)
    await tx.query({
      name: 'approval-limit-take',
      text: 'delete from approval_limit where market = $1 and role = $2',
      values: [market, role],
    });
  else
    await tx.query({
      name: 'approval-limit-set',
      text: `insert into approval_limit (market, role, most) values ($1, $2, $3)
             on conflict (market, role) do update set most = excluded.most`,
      values: [market, role, most],
    });
}
