import type { ReadTx, Tx } from '../database/database.ts';

export type PictureUpload = {
  id: bigint;
  pictureId: string;
  purpose: string;
  totalBytes: number;
  receivedBytes: number;
  finishedAt: Date | null;
};

const columns = `id, picture_id as "pictureId", purpose, total_bytes as "totalBytes", received_bytes as "receivedBytes",
  finished_at as "finishedAt"`;

/** Which upload: its key means something only together with its sender. */
export type UploadName = { readonly borrowerId: string; readonly uploadKey: string };

export async function findUpload(
  tx: ReadTx,
  { borrowerId, uploadKey }: UploadName,
): Promise<PictureUpload | undefined> {
  const { rows } = await tx.query<PictureUpload>({
    name: 'picture-upload-find',
    text: `select ${columns} from picture_upload where borrower_id = $1 and upload_key = $2`,
    values: [borrowerId, uploadKey],
  });
  return rows[0];
}

/** The same, locked: the pieces of one upload take turns. */
export async function lockUpload(
  tx: Tx,
  { borrowerId, uploadKey }: UploadName,
): Promise<PictureUpload | undefined> {
  const { rows } = await tx.query<PictureUpload>({
    name: 'picture-upload-lock',
    text: `select ${columns} from picture_upload where borrower_id = $1 and upload_key = $2 for update`,
    values: [borrowerId, uploadKey],
  });
  return rows[0];
}

/** Of two first pieces that come at once, one begins the upload and the other finds it. */
export async function beginUpload(
  tx: Tx,
  { borrowerId, uploadKey }: UploadName,
  row: Pick<PictureUpload, 'pictureId' | 'purpose' | 'totalBytes'> & { readonly begunAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'picture-upload-begin',
    text: `insert into picture_upload (borrower_id, upload_key, picture_id, purpose, total_bytes, begun_at)
           values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    values: [borrowerId, uploadKey, row.pictureId, row.purpose, row.totalBytes, row.begunAt],
  });
  return rowCount > 0;
}

/** The newest few stay: a phone that gave up on the others will not come back for them. */
export async function deleteUploadsBeyond(tx: Tx, borrowerId: string, most: number): Promise<void> {
  await tx.query({
    name: 'picture-upload-delete-beyond',
    text: `delete from picture_upload where id in (
             select id from picture_upload where borrower_id = $1 and finished_at is null
             order by id desc offset $2)`,
    values: [borrowerId, most],
  });
}

export type PicturePiece = { atByte: number; byteCount: number; sealed: Buffer };

export async function insertPiece(tx: Tx, uploadId: bigint, piece: PicturePiece): Promise<void> {
  await tx.query({
    name: 'picture-piece-insert',
    text: `with piece as (
             insert into picture_piece (upload_id, at_byte, byte_count, sealed) values ($1, $2, $3, $4))
           update picture_upload set received_bytes = received_bytes + $3 where id = $1`,
    values: [uploadId, piece.atByte, piece.byteCount, piece.sealed],
  });
}

export async function findPiece(
  tx: ReadTx,
  uploadId: bigint,
  atByte: number,
): Promise<PicturePiece | undefined> {
  const { rows } = await tx.query<PicturePiece>({
    name: 'picture-piece-find',
    text: `select at_byte as "atByte", byte_count as "byteCount", sealed from picture_piece
           where upload_id = $1 and at_byte = $2`,
    values: [uploadId, atByte],
  });
  return rows[0];
}

export async function listPieces(tx: ReadTx, uploadId: bigint): Promise<PicturePiece[]> {
  const { rows } = await tx.query<PicturePiece>({
    name: 'picture-piece-list',
    text: `select at_byte as "atByte", byte_count as "byteCount", sealed from picture_piece
           where upload_id = $1 order by at_byte`,
    values: [uploadId],
  });
  return rows;
}

/** The row stays for a day, so that a lost answer can be given again; its pieces go at once. */
export async function finishUpload(tx: Tx, uploadId: bigint, at: Date): Promise<void> {
  await tx.query({
    name: 'picture-upload-finish',
    text: 'update picture_upload set finished_at = $2 where id = $1',
    values: [uploadId, at],
  });
  await tx.query({
    name: 'picture-piece-delete',
    text: 'delete from picture_piece where upload_id = $1',
    values: [uploadId],
  });
}

export async function deleteUpload(tx: Tx, uploadId: bigint): Promise<void> {
  await tx.query({
    name: 'picture-upload-delete',
    text: 'delete from picture_upload where id = $1',
    values: [uploadId],
  });
}

export async function deleteUploadsOf(tx: Tx, borrowerId: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'picture-upload-delete-of',
    text: 'delete from picture_upload where borrower_id = $1',
    values: [borrowerId],
  });
  return rowCount;
}

/**
 * Gives the pictures that might have come of them: a finishing that broke off may have left bytes in the
 * store.
 */
export async function deleteUploadsBefore(tx: Tx, instant: Date): Promise<string[]> {
  const { rows } = await tx.query<{ pictureId: string }>({
    name: 'picture-upload-delete-old',
    text: `with old as (delete from picture_upload where begun_at < $1 returning picture_id, finished_at)
           select picture_id as "pictureId" from old where finished_at is null`,
    values: [instant],
  });
  return rows.map(({ pictureId }) => pictureId);
}
