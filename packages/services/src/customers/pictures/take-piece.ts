import {
  beginUpload,
  deleteUploadsBeyond,
  findPiece,
  findPicture,
  findUpload,
  insertPiece,
  lockUpload,
  type PictureUpload,
} from '@candor/store/pictures';
import type { Database, ReadTx, Tx } from '@candor/store/database';
import { lease } from '../../kernel/commands/lease.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { permit, takeAll } from '../../kernel/rate-limits/limits.ts';
import { finishPicture, type FinishRefusal } from './finish-picture.ts';
import {
  pictureBytesAtMost,
  pieceAbout,
  uploadsUnderWayAtMost,
  type PicturePurpose,
} from './picture-rules.ts';

export type Piece = {
  readonly borrowerId: string;
  readonly uploadKey: string;
  readonly purpose: PicturePurpose;
  readonly atByte: number;
  readonly totalBytes: number;
  readonly bytes: Buffer;
};

export type UploadProgress = {
  readonly receivedBytes: number;
  readonly picture: { readonly id: string; readonly width: number; readonly height: number } | null;
};

export type PieceRefusal =
  | { readonly refused: 'picture_too_large' | 'picture_pieces_do_not_fit' | FinishRefusal }
  | { readonly refused: 'picture_kind_not_taken'; readonly isHeic: boolean }
  | { readonly refused: 'too_many_requests'; readonly retryAfterSeconds: number };

type Parts = Pick<LendingDeps, 'database' | 'seal' | 'now' | 'newId' | 'pictures' | 'scanner'>;

/**
 * Takes one piece of a picture. A picture of 1,200,000 bytes in pieces of 524,288: at 0, at 524,288, at
 * 1,048,576; each answer says how much is here without a gap, and a sender that lost one asks, and goes on
 * from there. The same piece twice changes nothing; one that begins beyond what is here, or belongs to a
 * picture of another length, does not fit. The last one makes the picture.
 *
 * Beside the funnel of commands, as telemetry is: a piece is no event of the lender's world, and twenty
 * entries in the audit log for one picture would hide the one that counts, which `finishPicture` makes.
 */
export async function takePiece(parts: Parts, piece: Piece): Promise<UploadProgress | PieceRefusal> {
  const { database, seal, now } = parts;
  const { borrowerId, uploadKey } = piece;
  if (piece.totalBytes > pictureBytesAtMost) return { refused: 'picture_too_large' };
  if (piece.bytes.length === 0 || piece.atByte + piece.bytes.length > piece.totalBytes) return unfit;
  const known = await database.read((tx) => findUpload(tx, { borrowerId, uploadKey }));
  const names = known ? (['pieceByBorrower'] as const) : (['pieceByBorrower', 'pictureByBorrower'] as const);
  const permits = names.map((name) => permit(seal, name, borrowerId));
  const waitSeconds = await takeAll(database, permits, now());
  if (waitSeconds > 0) return { refused: 'too_many_requests', retryAfterSeconds: waitSeconds };

  const placed = await lease(database, 'picture.upload', (tx) => place(tx, parts, piece));
  if ('refused' in placed) return placed;
  if (placed.receivedBytes < placed.totalBytes) return { receivedBytes: placed.receivedBytes, picture: null };
  if (!placed.finishedAt) return finishPicture(parts, { borrowerId, uploadKey });
  return database.read((tx) => progressOf(tx, placed));
}

const unfit = { refused: 'picture_pieces_do_not_fit' } as const;

async function place(
  tx: Tx,
  { seal, now, newId }: Parts,
  { borrowerId, uploadKey, purpose, atByte, totalBytes, bytes }: Piece,
): Promise<PictureUpload | typeof unfit> {
  const name = { borrowerId, uploadKey };
  if (atByte === 0) {
    const begun = { pictureId: newId(), purpose, totalBytes, begunAt: now() };
    if (await beginUpload(tx, name, begun)) await deleteUploadsBeyond(tx, borrowerId, uploadsUnderWayAtMost);
  }
  const upload = await lockUpload(tx, name);
  if (!upload || upload.purpose !== purpose || upload.totalBytes !== totalBytes) return unfit;
  if (upload.finishedAt) return upload;
  const about = pieceAbout(upload.pictureId, atByte);
  if (atByte < upload.receivedBytes) {
    const here = await findPiece(tx, upload.id, atByte);
    return here && seal.openBytes(here.sealed, about).equals(bytes) ? upload : unfit;
  }
  if (atByte > upload.receivedBytes) return unfit;
  await insertPiece(tx, upload.id, { atByte, byteCount: bytes.length, sealed: seal.sealBytes(bytes, about) });
  return { ...upload, receivedBytes: upload.receivedBytes + bytes.length };
}

/** How much of an upload is here; nothing where there is none of that name. */
export function uploadProgress(
  database: Database,
  name: { readonly borrowerId: string; readonly uploadKey: string },
): Promise<UploadProgress | undefined> {
  return database.read(async (tx) => {
    const upload = await findUpload(tx, name);
    return upload && progressOf(tx, upload);
  });
}

async function progressOf(
  tx: ReadTx,
  { receivedBytes, pictureId, finishedAt }: PictureUpload,
): Promise<UploadProgress> {
  const row = finishedAt ? await findPicture(tx, pictureId) : undefined;
  return { receivedBytes, picture: row ? { id: row.id, width: row.width, height: row.height } : null };
}
