import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MigrationError } from './migration-error.ts';

/** `name` is the file's, without `.sql`. */
export type Migration = { name: string; sql: string; checksum: string };

export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  const numbers = new Set<string>();
  for (const file of files) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1];
    if (number === undefined || numbers.has(number)) {
      throw new MigrationError(
        'migration_misnamed',
        `The migration ${file} is not named NNNN-what-it-does.sql with a number of its own: rename it.`,
      );
    }
    numbers.add(number);
  }
  return Promise.all(
    files.map(async (file) => {
      // A checkout may have turned line ends: that is not a change.
      const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { name: file.slice(0, -'.sql'.length), sql, checksum };
    }),
  );
}
