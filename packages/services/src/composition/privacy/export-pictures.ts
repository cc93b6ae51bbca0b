import { listPictures } from '@candor/store/pictures';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { Outage } from '../../kernel/commands/outage.ts';
import { openPicture } from '../../customers/pictures/open-picture.ts';
import { pictureFileName } from '../../customers/pictures/picture-rules.ts';
import type { ArchiveFile } from './zip-archive.ts';

/**
 * The archive travels inside one answer: about thirty pictures of a phone, newest first. The others are in
 * its list.
 */
const bytesAtMost = 12_000_000;

/** The pictures that go into the archive of one's own data. */
export async function exportPictures(
  parts: Pick<LendingDeps, 'database' | 'seal' | 'pictures'>,
  borrowerId: string,
): Promise<ArchiveFile[]> {
  const rows = await parts.database.read((tx) => listPictures(tx, borrowerId));
  const files: ArchiveFile[] = [];
  let room = bytesAtMost;
  for (const { id, bytes } of rows.toReversed()) {
    room -= bytes;
    if (room < 0) break;
    const picture = await openPicture(parts, id).catch((error: unknown) => {
      // A store that is away for a moment is asked again with the whole export. One that has lost a picture
      // must not keep somebody from all the rest: the list says that there was one.
      if (error instanceof Outage) throw error;
      return undefined;
    });
    if (picture) files.push({ name: pictureFileName(id), content: picture.bytes });
  }
  return files;
}
