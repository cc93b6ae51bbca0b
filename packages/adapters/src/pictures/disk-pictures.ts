import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureStore } from '@candor/services/kernel/ports';
import { pathOfKey } from './path-of-key.ts';

/**
 * Pictures in a folder, one file each, for its owner's eyes only. A file is written beside its place, flushed
 * to the disk and moved there in one step: after a crash there is the old one or the new one, never half of
 * it.
 */
export function diskPictures(folder: string): PictureStore {
  const placeOf = (key: string) => join(folder, ...pathOfKey(key));
  return {
    async put(key, bytes) {
      const place = placeOf(key);
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      const beside = `${place}.${randomUUID()}.part`;
      try {
        const file = await open(beside, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(beside, place);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
      await syncFolder(dirname(place));
    },
    get: (key) =>
      readFile(placeOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    async delete(key) {
      const place = placeOf(key);
      await rm(place, { force: true });
    },
  };
}

/** The new name is on the disk only once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
