import { instantPart } from '../../kernel/page-cursor.ts';

/** Where a page of the audit log ended: the instant with its microseconds, and the id. */
export type AuditPlace = { readonly atKey: string; readonly id: string };

export function writeAuditCursor({ atKey, id }: AuditPlace): string {
  return Buffer.from(`${atKey} ${id}`).toString('base64url');
}

/** One that we did not write leads to the first page. */
export function readAuditCursor(cursor: string | undefined): AuditPlace | null {
  const [, atKey = '', id = ''] =
    /^(\d{4}-\d\d-\d\dT[\d:]{8}\.\d{6}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u.exec(
      Buffer.from(cursor ?? '', 'base64url').toString(),
    ) ?? [];
  return instantPart.test(atKey) ? { atKey, id } : null;
}
