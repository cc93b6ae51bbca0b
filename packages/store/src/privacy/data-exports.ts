import type { ReadTx, Tx } from '../database/database.ts';

export type ExportRow = {
  id: string;
  borrowerId: string;
  state: 'waiting' | 'making' | 'ready' | 'failed';
  progressPercent: number;
  askedAt: Date;
  expiresAt: Date | null;
  sizeBytes: number | null;
};

const columns = `id, borrower_id as "borrowerId", state, progress_percent as "progressPercent", asked_at as "askedAt",
  expires_at as "expiresAt", size_bytes as "sizeBytes"`;

export async function insertExport(
  tx: Tx,
  row: Pick<ExportRow, 'id' | 'borrowerId' | 'askedAt'>,
): Promise<void> {
  await tx.query({
    name: 'export-insert',
    text: `insert into data_export (id, borrower_id, state, asked_at) values ($1, $2, 'waiting', $3)`,
    values: [row.id, row.borrowerId, row.askedAt],
  });
}

/** One's own: another's export is not there. Without an id, the latest. */
export async function findExport(
  tx: ReadTx,
  borrowerId: string,
  id: string | null,
): Promise<ExportRow | undefined> {
  const { rows } = await tx.query<ExportRow>({
    name: 'export-find',
    text: `select ${columns} from data_export where borrower_id = $1 and ($2::uuid is null or id = $2)
           order by asked_at desc limit 1`,
    values: [borrowerId, id],
  });
  return rows[0];
}

export async function readExportArchive(
  tx: ReadTx,
  borrowerId: string,
  id: string,
): Promise<Buffer | undefined> {
  const { rows } = await tx.query<{ sealed: Buffer | null }>({
    name: 'export-archive',
    text: 'select sealed from data_export where id = $2 and borrower_id = $1',
    values: [borrowerId, id],
  });
  return rows[0]?.sealed ?? undefined;
}

export async function noteExportProgress(tx: Tx, id: string, percent: number): Promise<void> {
  await tx.query({
    name: 'export-progress',
    text: `update data_export set state = 'making', progress_percent = $2 where id = $1 and state <> 'ready'`,
    values: [id, percent],
  });
}

/** Something of ours broke; the worker tries again, and the borrower may ask again. */
export async function markExportFailed(tx: Tx, id: string): Promise<void> {
  await tx.query({
    name: 'export-failed',
    text: `update data_export set state = 'failed' where id = $1 and state <> 'ready'`,
    values: [id],
  });
}

/** False if another worker has finished it, or its borrower has left. */
export async function finishExport(
  tx: Tx,
  id: string,
  { sealed, sizeBytes, expiresAt }: { sealed: Buffer; sizeBytes: number; expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'export-finish',
    text: `update data_export set state = 'ready', progress_percent = 100, sealed = $2, size_bytes = $3, expires_at = $4
           where id = $1 and state <> 'ready'`,
    values: [id, sealed, sizeBytes, expiresAt],
  });
  return rowCount > 0;
}

export async function deleteExportsOf(tx: Tx, borrowerId: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'export-delete-of',
    text: 'delete from data_export where borrower_id = $1',
    values: [borrowerId],
  });
  return rowCount;
}

/**
 * Expired ones lose their bytes at once and their row a while later, so that one can be told what became of
 * it.
 */
export async function deleteExpiredExports(tx: Tx, at: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'export-delete-expired',
    text: 'update data_export set sealed = null where expires_at < $1 and sealed is not null',
    values: [at],
  });
  return rowCount;
}
