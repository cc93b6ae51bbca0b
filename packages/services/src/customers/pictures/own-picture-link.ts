import { findPictureOf } from '@candor/store/pictures';
import type { Database } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { makePictureLink } from './picture-link.ts';

/** A short-lived address of a picture of the borrower's own; undefined for anybody else's. */
export function ownPictureLink(
  database: Database,
  seal: PersonSeal,
  asked: { readonly imageId: string; readonly borrowerId: string; readonly at: Date },
): Promise<ReturnType<typeof makePictureLink> | undefined> {
  return database.read(async (tx) => {
    const picture = await findPictureOf(tx, asked.borrowerId, asked.imageId);
    return picture && makePictureLink(seal, asked);
  });
}
