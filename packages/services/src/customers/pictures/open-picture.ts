import type { OpenedPicture } from '../../kernel/ports/picture-store.ts';
import { findPicture } from '@candor/store/pictures';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { pictureAbout } from './picture-rules.ts';

/** A picture as it is shown. Who may see it has been decided before this is asked. */
export async function openPicture(
  { database, seal, pictures }: Pick<LendingDeps, 'database' | 'seal' | 'pictures'>,
  imageId: string,
): Promise<OpenedPicture | undefined> {
  const row = await database.read((tx) => findPicture(tx, imageId));
  if (!row) return undefined;
  const sealed = await pictures.get(row.storeKey);
  if (!sealed) throw new Error(`the bytes of picture ${imageId} are not in the store`);
  return { mediaType: row.mediaType, bytes: seal.openBytes(sealed, pictureAbout(imageId)) };
}
