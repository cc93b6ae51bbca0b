import type { ReadTx } from '../database/database.ts';

/**
 * Which of the lender's people invited somebody, as the audit log has it; nobody where the server's own
 * command line did.
 */
export async function invitersOf(tx: ReadTx, staffId: string): Promise<string[]> {
  const { rows } = await tx.query<{ actorId: string }>({
    name: 'staff-inviters',
    text: `select distinct coalesce(maker_id::text, actor_id) as "actorId" from audit_log
           where subject = 'staff:' || $1 and actor_kind = 'staff' and outcome = 'done'
             and facts ->> 'change' in ('invite', 'invite-again')`,
    values: [staffId],
  });
  return rows.map(({ actorId }) => actorId);
}
