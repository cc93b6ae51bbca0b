import { findPictureOf, markPictureDeleted } from '@candor/store/pictures';
import { lockBorrower } from '@candor/store/borrowers';
import type { Command } from '../../kernel/commands/command.ts';
import { erasing } from './erase-pictures.ts';

export type RemovePicture = { readonly borrowerId: string; readonly imageId: string };

/** Taken away by who sent it, as long as it is not part of something that was handed in. */
export const removePicture: Command<RemovePicture, { isRemoved: boolean }, 'not_found'> = {
  name: 'picture.remove',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, { borrowerId, imageId }, { now }) {
    await lockBorrower(tx, borrowerId);
    const row = await findPictureOf(tx, borrowerId, imageId);
    if (!row) return { refused: 'not_found' };
    const isRemoved = await markPictureDeleted(tx, imageId, now);
    return {
      output: { isRemoved },
      facts: { picture: imageId, isRemoved },
      outbox: isRemoved ? erasing([row.storeKey]) : [],
    };
  },
};
