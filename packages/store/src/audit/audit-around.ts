import type { ReadTx } from '../database/database.ts';
import { auditColumns, auditStaff, type AuditEntry } from './audit-columns.ts';

export async function findAudit(tx: ReadTx, id: string): Promise<AuditEntry | undefined> {
  const { rows } = await tx.query<AuditEntry>({
    name: 'audit-find',
    text: `select ${auditColumns} from audit_log a ${auditStaff} where a.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** What happened to the same thing right before, or right after; the nearest first. */
export async function auditBeside(
  tx: ReadTx,
  { subject, atKey, id }: Pick<AuditEntry, 'subject' | 'atKey' | 'id'>,
  side: 'before' | 'after',
  limit: number,
): Promise<AuditEntry[]> {
  const [sign, order] = side === 'before' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
  const { rows } = await tx.query<AuditEntry>({
    name: `audit-${side}`,
    rowsOf: 'audit-around',
    text: `select ${auditColumns} from audit_log a ${auditStaff}
           where a.subject = $1 and (a.at, a.id) ${sign} ($2::timestamptz, $3::uuid)
           order by a.at ${order}, a.id ${order} limit $4`,
    values: [subject, atKey, id, limit],
  });
  return rows;
}

/** Of the same request, without the event itself. */
export async function auditOfRequest(
  tx: ReadTx,
  { requestId, id }: Pick<AuditEntry, 'requestId' | 'id'>,
  limit: number,
): Promise<AuditEntry[]> {
  if (requestId === null) return [];
  const { rows } = await tx.query<AuditEntry>({
    name: 'audit-of-request',
    text: `select ${auditColumns} from audit_log a ${auditStaff}
           where a.request_id = $1 and a.id <> $2 order by a.at, a.id limit $3`,
    values: [requestId, id, limit],
  });
  return rows;
}

export type FollowedMessage = { topic: string; doneAt: Date | null; givenUpAt: Date | null };

/** What a command left to be done outside. Done ones are cleared after a while. */
export async function outboxOfAudit(tx: ReadTx, id: string): Promise<FollowedMessage[]> {
  const { rows } = await tx.query<FollowedMessage>({
    name: 'outbox-of-audit',
    text: `select topic, done_at as "doneAt", given_up_at as "givenUpAt" from outbox where audit_id = $1 order by id`,
    values: [id],
  });
  return rows;
}
