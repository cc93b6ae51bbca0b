import { listPictures, type PictureRow } from '@candor/store/pictures';
import type { ReadTx } from '@candor/store/database';

export type PictureFacts = Pick<
  PictureRow,
  'id' | 'purpose' | 'mediaType' | 'width' | 'height' | 'bytes' | 'createdAt'
>;

/** The pictures that a borrower has sent, oldest first. */
export async function picturesOf(tx: ReadTx, borrowerId: string): Promise<PictureFacts[]> {
  const rows = await listPictures(tx, borrowerId);
  return rows.map(({ id, purpose, mediaType, width, height, bytes, createdAt }) => ({
    id,
    purpose,
    mediaType,
    width,
    height,
    bytes,
    createdAt,
  }));
}
