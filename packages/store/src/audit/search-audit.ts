import type { ReadTx } from '../database/database.ts';
import { auditQuestion, auditSorts, type AuditSearch } from '../desk-lists/audit-question.ts';
import { pageOfList } from '../lists/list-question.ts';
import { auditColumns, auditStaff, type AuditEntry } from './audit-columns.ts';

/** The newest that a search leaves, the newest first. */
export async function searchAudit(tx: ReadTx, search: AuditSearch, limit: number): Promise<AuditEntry[]> {
  const newest = { ...auditSorts.at, way: 'down' } as const;
  const page = await pageOfList(tx, auditQuestion(search), newest, { after: null, limit });
  return listAuditOfIds(
    tx,
    page.map(({ id }) => id),
  );
}

/** These, in the order in which they are asked for. */
export async function listAuditOfIds(tx: ReadTx, ids: readonly string[]): Promise<AuditEntry[]> {
  const { rows } = await tx.query<AuditEntry>({
    name: 'audit-of-ids',
    text: `select ${auditColumns}
           from unnest($1::uuid[]) with ordinality as wanted (id, place) join audit_log a on a.id = wanted.id ${auditStaff}
           order by wanted.place`,
    values: [ids],
  });
  return rows;
}

/** The newest entry about each of these. */
export async function lastAuditOfEach(
  tx: ReadTx,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, Pick<AuditEntry, 'at' | 'facts'>>> {
  const { rows } = await tx.query<Pick<AuditEntry, 'at' | 'facts'> & { subject: string }>({
    name: 'audit-last-of-each',
    text: `select s.subject, a.at, a.facts from unnest($1::text[]) as s (subject)
           cross join lateral (select at, facts from audit_log where subject = s.subject order by at desc, id desc limit 1) a`,
    values: [subjects],
  });
  return new Map(rows.map(({ subject, ...last }) => [subject, last]));
}
