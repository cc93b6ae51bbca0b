import { PersonSeal } from '@candor/services/kernel';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from './read-settings.ts';

/** What seals and opens personal data, with the keys of the settings. */
export async function personSeal(
  settings: Pick<Settings, 'PERSONAL_DATA_KEYS' | 'PERSONAL_DATA_INDEX_KEY' | 'DATA_DIR'>,
): Promise<PersonSeal> {
  return new PersonSeal(await personalDataKeys(settings), settings.PERSONAL_DATA_INDEX_KEY);
}

/**
 * The keys of the settings or, in the sandbox, one that is made once and kept beside the data that it opens.
 */
async function personalDataKeys({
  PERSONAL_DATA_KEYS,
  DATA_DIR,
}: Pick<Settings, 'PERSONAL_DATA_KEYS' | 'DATA_DIR'>): Promise<readonly Buffer[]> {
  if (PERSONAL_DATA_KEYS !== 'generated') return PERSONAL_DATA_KEYS;
  return [await keptKey(DATA_DIR, 'personal-data.key')];
}

/** A key of the sandbox: made once, and kept beside the data. */
export async function keptKey(folder: string, name: string): Promise<Buffer> {
  const file = join(folder, name);
  await mkdir(folder, { recursive: true });
  // Two processes that start at once agree on the one that was first.
  const fresh = `${randomBytes(32).toString('hex')}\n`;
  await writeFile(file, fresh, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');
}
