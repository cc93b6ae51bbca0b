import {
  addComplaintPictures,
  countFreeComplaintPictures,
  insertComplaintMessage,
} from '@candor/store/complaints';
import { markPicturesKept } from '@candor/store/pictures';
import type { ReadTx, Tx } from '@candor/store/database';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { saidAbout } from './complaint-seal.ts';
import type { KnownComplaint } from './lock-complaint-of.ts';

export type Said = {
  readonly author: 'borrower' | 'staff';
  readonly staffName: string | null;
  readonly words: string;
  readonly imageIds: readonly string[];
};

/** Each once, in the order in which they were chosen. */
export const eachOnce = (ids: readonly string[]) => [...new Set(ids.map((id) => id.toLowerCase()))];

/**
 * One's own, sent for a complaint, and part of none yet. The borrower's row must be locked: two replies can't
 * take the same picture.
 */
export async function arePicturesFree(
  tx: ReadTx,
  borrowerId: string,
  ids: readonly string[],
): Promise<boolean> {
  return ids.length === 0 || (await countFreeComplaintPictures(tx, borrowerId, ids)) === ids.length;
}

/**
 * Adds a message to a locked complaint, with its pictures; gives its id. The complaint's count of messages is
 * the caller's to save.
 */
export async function sayInComplaint(
  tx: Tx,
  { seal, newId }: Pick<IdentityDeps, 'seal' | 'newId'>,
  { id: complaintId, borrowerId, messages }: Pick<KnownComplaint, 'id' | 'borrowerId' | 'messages'>,
  { author, staffName, words, imageIds, now }: Said & { readonly now: Date },
): Promise<string> {
  const id = newId();
  await insertComplaintMessage(tx, {
    id,
    complaintId,
    n: messages + 1,
    author,
    staffName,
    sealed: seal.seal(words, saidAbout(id)),
    saidAt: now,
  });
  if (imageIds.length > 0 && borrowerId !== null) {
    await markPicturesKept(tx, borrowerId, { ids: imageIds, at: now });
    await addComplaintPictures(tx, id, imageIds);
  }
  return id;
}
