import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LineArchive } from '@candor/services/backoffice/chain';

/** A folder with one file a name, opened for adding only: `roots-ph.jsonl`. */
export function folderArchive(folder: string): LineArchive {
  const fileOf = (name: string) => join(folder, `${name}.jsonl`);
  return {
    async read(name) {
      const text = await readFile(fileOf(name), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      return text.split('\n').filter((line) => line !== '');
    },
    async append(name, line) {
      await mkdir(folder, { recursive: true });
      const file = await open(fileOf(name), 'a', 0o640);
      try {
        await file.appendFile(`${line}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
    },
  };
}
