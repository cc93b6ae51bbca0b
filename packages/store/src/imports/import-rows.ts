import type { ReadTx, Tx } from '../database/database.ts';

export type ImportReason = { readonly column: string | null; readonly words: string };
export type ImportRow = {
  readonly line: number;
  readonly state: 'good' | 'refused' | 'imported';
  readonly sealed: string | null;
  readonly reasons: readonly ImportReason[];
  readonly orderId: string | null;
};

/** Many at once: a file has thousands. */
export async function insertImportRows(
  tx: Tx,
  importId: string,
  rows: readonly Pick<ImportRow, 'line' | 'state' | 'sealed' | 'reasons'>[],
): Promise<void> {
  await tx.query({
    name: 'import-rows-insert',
    text: `insert into import_row (import_id, line, state, sealed, reasons)
           select $1, r.* from unnest($2::int[], $3::text[], $4::text[], $5::jsonb[]) r`,
    values: [
      importId,
      rows.map(({ line }) => line),
      rows.map(({ state }) => state),
      rows.map(({ sealed }) => sealed),
      rows.map(({ reasons }) => JSON.stringify(reasons)),
    ],
  });
}

const columns = 'line, state, sealed, reasons, order_id as "orderId"';

/** Rows that are still to be brought in, in the order of the file. */
export async function nextImportRows(tx: ReadTx, importId: string, limit: number): Promise<ImportRow[]> {
  const { rows } = await tx.query<ImportRow>({
    name: 'import-rows-next',
    text: `select ${columns} from import_row where import_id = $1 and state = 'good' order by line limit $2`,
    values: [importId, limit],
  });
  return rows;
}

export async function listImportRows(
  tx: ReadTx,
  importId: string,
  {
    state,
    after,
    limit,
  }: { readonly state: ImportRow['state'] | null; readonly after: number; readonly limit: number },
): Promise<ImportRow[]> {
  const { rows } = await tx.query<ImportRow>({
    name: 'import-rows-list',
    text: `select ${columns} from import_row
           where import_id = $1 and line > $2 and ($3::text is null or state = $3) order by line limit $4`,
    values: [importId, after, state, limit],
  });
  return rows;
}

/** It is a loan now: what was typed is kept there. */
export async function noteRowImported(
  tx: Tx,
  row: { readonly importId: string; readonly line: number; readonly orderId: string },
): Promise<void> {
  await tx.query({
    name: 'import-row-imported',
    text: `update import_row set state = 'imported', order_id = $3, sealed = null where import_id = $1 and line = $2`,
    values: [row.importId, row.line, row.orderId],
  });
}

export async function noteRowRefused(
  tx: Tx,
  row: { readonly importId: string; readonly line: number; readonly reasons: readonly ImportReason[] },
): Promise<void> {
  await tx.query({
    name: 'import-row-refused',
    text: `update import_row set state = 'refused', reasons = $3 where import_id = $1 and line = $2`,
    values: [row.importId, row.line, JSON.stringify(row.reasons)],
  });
}

/** What was typed in rows that were not brought in; why they were refused stays. How many. */
export async function forgetImportRowsBefore(tx: Tx, before: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'import-rows-forget',
    text: `update import_row r set sealed = null, state = 'refused'
           from loan_import i join approval_request a on a.id = i.request_id
           where i.id = r.import_id and r.sealed is not null
             and (i.ended_at < $1 or a.state in ('refused', 'withdrawn', 'lapsed') and a.decided_at < $1)`,
    values: [before],
  });
  return rowCount ?? 0;
}
