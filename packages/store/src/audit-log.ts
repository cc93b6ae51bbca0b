import type { Tx } from './database.ts';

export type ActorKind = 'anyone' | 'borrower' | 'staff' | 'channel' | 'system' | 'sandbox';

export type AuditRow = {
  id: string;
  actorKind: ActorKind;
  actorId: string;
  command: string;
  subject: string;
  outcome: string;
  facts: Record<string, unknown>;
  requestId: string | null;
};

export async function appendAudit(tx: Tx, row: AuditRow): Promise<void> {
  await tx.query({
    name: 'audit-append',
    text: `insert into audit_log (id, actor_kind, actor_id, command, subject, outcome, facts, request_id)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      row.id,
      row.actorKind,
      row.actorId,
      row.command,
      row.subject,
      row.outcome,
      JSON.stringify(row.facts),
      row.requestId,
    ],
  });
}

/** Whether the command that chose this id was committed. */
export async function auditExists(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.query({
    name: 'audit-exists',
    text: 'select 1 from audit_log where id = $1',
    values: [id],
  });
  return found.rows.length > 0;
}
