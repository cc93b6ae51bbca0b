import { calls, pathsOf } from '@candor/contract';
import type { MarketId } from '@candor/markets';
import {
  openPicture,
  ownPictureLink,
  readPictureLink,
  removePicture,
  takePiece,
  uploadProgress,
} from '@candor/services/customers/pictures';
import { runCommand } from '@candor/services/kernel/commands';
import type { GroupHandlers, HandlerParts } from './handler-parts.ts';
import { pieceAnswer } from './piece-answer.ts';

/** A5: pictures, sent piece by piece and shown by a short-lived address. */
export function imageHandlers({ borrowing }: HandlerParts): GroupHandlers<'image'> {
  const { database, seal, now, fileOrigin } = borrowing;
  return {
    'image.upload': async ({ uploadId, purpose, offset, totalBytes, base64 }, { session }) => {
      const { borrowerId } = session;
      const bytes = Buffer.from(base64, 'base64');
      const piece = { borrowerId, uploadKey: uploadId, purpose, atByte: offset, totalBytes, bytes };
      return pieceAnswer(await takePiece(borrowing, piece));
    },

    'image.upload-state': async ({ uploadId }, { session: { borrowerId } }) => {
      const name = { borrowerId, uploadKey: uploadId };
      const progress = await uploadProgress(database, name);
      if (!progress) return { refused: 'not_found' };
      return { receivedBytes: progress.receivedBytes, imageId: progress.picture?.id ?? null };
    },

    'image.link': async ({ imageId }, { session: { borrowerId }, market }) => {
      const asked = { imageId, borrowerId, at: now() };
      const made = await ownPictureLink(database, seal, asked);
      if (!made) return { refused: 'not_found' };
      const { link, expiresAt } = made;
      return { href: `${fileOrigin}${filePaths[market]}?link=${link}`, expiresAt: expiresAt.toISOString() };
    },

    'image.file': async ({ link }, { session: { borrowerId } }) => {
      const read = readPictureLink(seal, { link, borrowerId, at: now() });
      if ('refused' in read) return read;
      const picture = await openPicture(borrowing, read.imageId);
      if (!picture) return { refused: 'not_found' };
      return { mediaType: 'image/jpeg', fileName: 'picture.jpg', bytes: picture.bytes };
    },

    'image.remove': async ({ imageId }, { session: { borrowerId }, requestId }) => {
      const answer = await runCommand(database, removePicture, {
        input: { borrowerId, imageId },
        actor: { kind: 'borrower', id: borrowerId },
        requestId,
        now: now(),
      });
      if (answer.kind === 'refused') return { refused: answer.refusal.refused };
      if (answer.kind !== 'done') throw new Error(`a removal was answered with ${answer.kind}`);
      return answer.output;
    },
  };
}

const filePaths = Object.fromEntries(
  pathsOf(calls['image.file']).map(({ market, path }) => [market, path]),
) as Readonly<Record<MarketId, string>>;
