import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning, ownIdentity } from './process-identity.ts';

/**
 * Who uses the running cluster: one empty file for each, named `<pid>-<start time>-<random>`. Every
 * function here expects the launch lock to be held.
 */
export async function addHolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${ownIdentity()}-${randomBytes(4).toString('hex')}`);
  await writeFile(file, '');
  return file;
}

export async function removeHolder(file: string): Promise<void> {
  await rm(file, { force: true });
}

/** Counts the living and forgets the dead: a killed process can't take its own file away. */
export async function countHolders(folder: string): Promise<number> {
  let living = 0;
  if (!existsSync(folder)) return 0;
  for (const name of await readdir(folder)) {
    const identity = name.slice(0, name.lastIndexOf('-'));
    if (isRunning(identity)) living += 1;
    else await rm(join(folder, name), { force: true });
  }
  return living;
}
