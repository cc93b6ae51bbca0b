import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..', '..');

/** The text of a file by its path in the repository. */
export function repositoryFile(path: string): Promise<string> {
  return readFile(join(root, path), 'utf8');
}
