import type { CalendarDate } from '@candor/domain/calendar';
import type { ApprovalState } from '@candor/domain/states';
import type { ReadTx, Tx } from '../database/database.ts';

export type NewImport = {
  readonly id: string;
  readonly market: string;
  readonly asOf: CalendarDate;
  readonly fileName: string;
  readonly fingerprint: string;
  readonly heads: readonly string[];
  readonly summary: unknown;
  readonly rows: number;
  readonly refused: number;
  readonly requestId: string;
  readonly askedBy: string;
  readonly askedAt: Date;
};

export type LoanImport = NewImport & {
  readonly askerName: string;
  readonly approval: ApprovalState;
  readonly begunAt: Date | null;
  readonly endedAt: Date | null;
  readonly imported: number;
};

const selected = `select i.id, i.market, i.as_of as "asOf", i.file_name as "fileName", i.fingerprint, i.heads, i.summary,
    i.request_id as "requestId", i.asked_by as "askedBy", i.asked_at as "askedAt", s.name as "askerName", r.state as approval,
    i.begun_at as "begunAt", i.ended_at as "endedAt", i.rows, i.refused,
    i.imported
  from loan_import i join staff s on s.id = i.asked_by join approval_request r on r.id = i.request_id`;

export async function insertImport(tx: Tx, row: NewImport): Promise<void> {
  await tx.query({
    name: 'import-insert',
    text: `insert into loan_import (id, market, as_of, file_name, fingerprint, heads, summary, request_id, asked_by, asked_at,
             rows, refused)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    values: [
      row.id,
      row.market,
      row.asOf,
      row.fileName,
      row.fingerprint,
      JSON.stringify(row.heads),
      JSON.stringify(row.summary),
      row.requestId,
      row.askedBy,
      row.askedAt,
      row.rows,
      row.refused,
    ],
  });
}

export async function findImport(tx: ReadTx, id: string): Promise<LoanImport | undefined> {
  const { rows } = await tx.query<LoanImport>({
    name: 'import-find',
    text: `${selected} where i.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** Newest first. */
export async function listImports(
  tx: ReadTx,
  market: string,
  {
    before,
    limit,
  }: { readonly before: { readonly at: Date; readonly id: string } | null; readonly limit: number },
): Promise<LoanImport[]> {
  const { rows } = await tx.query<LoanImport>({
    name: 'imports-list',
    text: `${selected} where i.market = $1 and ($2::timestamptz is null or (i.asked_at, i.id) < ($2, $3::uuid))
           order by i.asked_at desc, i.id desc limit $4`,
    values: [market, before?.at ?? null, before?.id ?? null, limit],
  });
  return rows;
}

/** Held until the transaction ends: two workers never bring in the same rows. */
export async function lockImport(
  tx: Tx,
  id: string,
): Promise<Pick<LoanImport, 'id' | 'market' | 'asOf' | 'heads' | 'begunAt' | 'endedAt'> | undefined> {
  const { rows } = await tx.query<
    Pick<LoanImport, 'id' | 'market' | 'asOf' | 'heads' | 'begunAt' | 'endedAt'>
  >({
    name: 'import-lock',
    text: `select id, market, as_of as "asOf", heads, begun_at as "begunAt", ended_at as "endedAt"
           from loan_import where id = $1 for no key update`,
    values: [id],
  });
  return rows[0];
}

export async function noteImportBegun(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query({
    name: 'import-begun',
    text: 'update loan_import set begun_at = $2 where id = $1 and begun_at is null',
    values: [id, at],
  });
}

/** What a few rows came to. */
export async function noteImportProgress(
  tx: Tx,
  id: string,
  { imported, refused }: { readonly imported: number; readonly refused: number },
): Promise<void> {
  await tx.query({
    name: 'import-progress',
    text: 'update loan_import set imported = imported + $2, refused = refused + $3 where id = $1',
    values: [id, imported, refused],
  });
}

export async function noteImportEnded(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query({
    name: 'import-ended',
    text: 'update loan_import set ended_at = $2 where id = $1 and ended_at is null',
    values: [id, at],
  });
}
