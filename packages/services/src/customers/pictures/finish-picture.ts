import { createHash } from 'node:crypto';
import {
  countPictures,
  deleteUpload,
  findPicture,
  finishUpload,
  insertPicture,
  listPieces,
  lockUpload,
  type PictureRow,
  type PictureUpload,
} from '@candor/store/pictures';
import { lockBorrower } from '@candor/store/borrowers';
import { lease } from '../../kernel/commands/lease.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { refuseMalware, type ScanRefusal } from '../../kernel/scanning/malware-scanner.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import {
  pictureAbout,
  picturesAtMost,
  pieceAbout,
  storeKeyOf,
  type PicturePurpose,
} from './picture-rules.ts';
import { redrawPicture, type RedrawnPicture, type RedrawRefusal } from './redraw-picture.ts';
import { sniffPicture } from './sniff-picture.ts';

export type FinishRefusal =
  | RedrawRefusal
  | ScanRefusal['refused']
  | 'picture_pieces_do_not_fit'
  | 'too_many_pictures';

type Refused =
  | { readonly refused: FinishRefusal }
  | { readonly refused: 'picture_kind_not_taken'; readonly isHeic: boolean };

type Made = {
  readonly receivedBytes: number;
  readonly picture: { readonly id: string; readonly width: number; readonly height: number };
};

type Parts = Pick<LendingDeps, 'database' | 'seal' | 'now' | 'pictures' | 'scanner'>;
type Name = { readonly borrowerId: string; readonly uploadKey: string };

/**
 * All pieces are here: looks at what they are, draws it anew, seals it, puts it into the store, and only then
 * makes it known. Who finishes the same upload twice (a lost answer, two pieces at once) writes the same
 * picture to the same place and gets the same answer. What is no picture is forgotten at once.
 */
export async function finishPicture(parts: Parts, name: Name): Promise<Made | Refused> {
  const { database, seal, now, pictures, scanner } = parts;
  const found = await lease(database, 'picture.upload', async (tx) => {
    // Locked, or another may finish it between the two readings, and pieces that are used up would look like
    // none.
    const upload = await lockUpload(tx, name);
    if (!upload) return undefined;
    const picture = upload.finishedAt ? await findPicture(tx, upload.pictureId) : undefined;
    return { upload, picture, pieces: upload.finishedAt ? [] : await listPieces(tx, upload.id) };
  });
  if (!found) return { refused: 'picture_pieces_do_not_fit' };
  const { upload, picture, pieces } = found;
  if (picture) return { receivedBytes: upload.receivedBytes, picture };
  // Finished, and its picture taken away since.
  if (upload.finishedAt) return { refused: 'picture_pieces_do_not_fit' };

  const file = Buffer.concat(
    pieces.map(({ atByte, sealed }) => seal.openBytes(sealed, pieceAbout(upload.pictureId, atByte))),
  );
  const unsafe = await refuseMalware(scanner, [file]);
  // Nobody has looked into it: its pieces stay, and sending the last one again has it looked at.
  if (unsafe?.refused === 'service_unavailable') return unsafe;
  const drawn = unsafe ?? (await draw(file));
  if ('refused' in drawn) {
    await lease(database, 'picture.upload', (tx) => deleteUpload(tx, upload.id));
    return drawn;
  }
  const storeKey = storeKeyOf(upload.pictureId);
  await pictures.put(storeKey, seal.sealBytes(drawn.bytes, pictureAbout(upload.pictureId)));
  const answer = await runCommand(database, keepPicture, {
    input: { name, row: rowOf(upload, name.borrowerId, drawn, now()) },
    actor: { kind: 'borrower', id: name.borrowerId },
    now: now(),
  });
  if (answer.kind === 'refused') {
    await pictures.delete(storeKey);
    await lease(database, 'picture.upload', (tx) => deleteUpload(tx, upload.id));
    return answer.refusal;
  }
  const { width, height } = drawn;
  return { receivedBytes: upload.receivedBytes, picture: { id: upload.pictureId, width, height } };
}

async function draw(file: Buffer): Promise<RedrawnPicture | Refused> {
  const { kind } = sniffPicture(file);
  if (kind === 'heic' || kind === 'other')
    return { refused: 'picture_kind_not_taken', isHeic: kind === 'heic' };
  return redrawPicture(file);
}

function rowOf(
  { pictureId, purpose }: PictureUpload,
  borrowerId: string,
  { bytes, mediaType, width, height }: RedrawnPicture,
  createdAt: Date,
): PictureRow {
  const sha256 = createHash('sha256').update(bytes).digest();
  const about = { id: pictureId, borrowerId, purpose, storeKey: storeKeyOf(pictureId) };
  return { ...about, mediaType, width, height, bytes: bytes.length, sha256, createdAt };
}

type KeepPicture = { readonly name: Name; readonly row: PictureRow };

const keepPicture: Command<KeepPicture, null, 'too_many_pictures' | 'picture_pieces_do_not_fit'> = {
  name: 'picture.keep',
  subject: ({ row }) => `borrower:${row.borrowerId}`,
  async decide(tx, { name, row }, { now }) {
    // Locked first: a deletion of the account is either seen here or sees what is kept here.
    const borrower = await lockBorrower(tx, name.borrowerId);
    const upload = borrower && (await lockUpload(tx, name));
    if (!upload) return { refused: 'picture_pieces_do_not_fit' };
    if (upload.finishedAt) return { output: null, facts: { picture: row.id, again: true } };
    const most = picturesAtMost[row.purpose as PicturePurpose];
    if ((await countPictures(tx, row.borrowerId, row.purpose)) >= most)
      return { refused: 'too_many_pictures' };
    await insertPicture(tx, row);
    await finishUpload(tx, upload.id, now);
    return { output: null, facts: { picture: row.id, purpose: row.purpose, bytes: row.bytes } };
  },
};
