import type { ReadTx } from '../database/database.ts';
import { auditColumns, auditStaff, type AuditEntry } from './audit-columns.ts';

export type AuditSearch = {
  /** Any of these. */
  readonly subjects?: readonly string[] | undefined;
  readonly staffId?: string | undefined;
  readonly group?: 'people' | 'borrower' | 'system' | undefined;
  readonly command?: string | undefined;
  readonly refusedOnly?: boolean | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
};

export type AuditPage = {
  readonly before: { readonly atKey: string; readonly id: string } | null;
  readonly limit: number;
};

/**
 * Written out and not given as a value: the small indexes over one kind of actor are used for these very
 * words.
 */
const groups = {
  people: `a.actor_kind = 'staff'`,
  borrower: `a.actor_kind = 'borrower'`,
  system: `a.actor_kind not in ('staff', 'borrower')`,
} as const;

/** What somebody did, asked for as its maker, or what was tried at their login. */
const byStaff = (staffId: string) =>
  `((a.actor_kind = 'staff' and a.actor_id = ${staffId}) or a.maker_id = ${staffId}::uuid
    or (a.actor_kind = 'anyone' and a.subject = 'staff:' || ${staffId}))`;

/** Newest first. A statement without a name: which index is best depends on what is asked for. */
export async function searchAudit(
  tx: ReadTx,
  { subjects, staffId, group, command, refusedOnly, from, to }: AuditSearch,
  { before, limit }: AuditPage,
): Promise<AuditEntry[]> {
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const wheres = [
    ...(subjects === undefined ? [] : [`a.subject = any(${given(subjects)})`]),
    ...(staffId === undefined ? [] : [byStaff(given(staffId))]),
    ...(group === undefined ? [] : [groups[group]]),
    ...(command === undefined ? [] : [`a.command = ${given(command)}`]),
    ...(refusedOnly ? [`a.outcome <> 'done'`] : []),
    ...(from === undefined ? [] : [`a.at >= ${given(from)}`]),
    ...(to === undefined ? [] : [`a.at < ${given(to)}`]),
    // The first part alone lets the index begin there.
    ...(before === null
      ? []
      : [
          `a.at <= ${given(before.atKey)}::timestamptz`,
          `(a.at, a.id) < (${given(before.atKey)}::timestamptz, ${given(before.id)}::uuid)`,
        ]),
  ];
  const { rows } = await tx.query<AuditEntry>({
    rowsOf: 'audit-search',
    text: `select ${auditColumns}
           from (select * from audit_log a ${wheres.length > 0 ? `where ${wheres.join(' and ')}` : ''}
                 order by a.at desc, a.id desc limit ${given(limit)}) a
           ${auditStaff}
           order by a.at desc, a.id desc`,
    values,
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
