import { contentOf } from '@candor/services/lending/contracts/stored';
import { listSignedFiles, type PlaceInFiles, type SignedFile } from '@candor/store/contracts';
import type { Check } from './check.ts';

export type Shelf = Parameters<typeof contentOf>[0];

/** No row is without its file, whoever died in between: each is read, and is what was kept. */
export const signedFilesKept =
  (openShelf: () => Promise<Shelf>): Check =>
  async ({ tx, judged }) => {
    const shelf = await openShelf();
    const wrong: string[] = [];
    let read = 0;
    for (let after: PlaceInFiles = null; ;) {
      const files: readonly SignedFile[] = await listSignedFiles(tx, after, 100);
      for (const file of files) {
        const content = await contentOf(shelf, file);
        if (typeof content === 'string')
          wrong.push(`the ${file.kind} of order ${file.orderId} is ${content} in the store`);
      }
      read += files.length;
      after = files.at(-1) ?? null;
      if (after === null) break;
    }
    judged.set('signed files', read);
    return wrong;
  };
