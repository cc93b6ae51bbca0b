import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning, ownIdentity } from '../embedded/process-identity.ts';
import { stopPostmaster } from '../embedded/run-postmaster.ts';
import { canEnter, isRoot, systemRunner } from '../embedded/runner.ts';

const prefix = 'candor-test-';

/** A folder for one test run, named after its process. */
export async function makeTestFolder(): Promise<string> {
  const folder = await mkdtemp(join(await temporaryFolder(), `${prefix}${ownIdentity()}-`));
  await chmod(folder, 0o711); // Root's PostgreSQL is another user.
  return folder;
}

/** What test runs that were killed could not tidy themselves: their servers still run. */
export async function removeAbandonedTestFolders(): Promise<void> {
  const parent = await temporaryFolder();
  for (const name of await readdir(parent)) {
    const identity = name.startsWith(prefix) ? /^\d+-\d+/.exec(name.slice(prefix.length))?.[0] : undefined;
    if (identity === undefined || isRunning(identity)) continue;
    try {
      await stopPostmaster(join(parent, name, 'pg'));
      await rm(join(parent, name), { recursive: true, force: true });
    } catch {
      // Another user's: theirs to tidy.
    }
  }
}

async function temporaryFolder(): Promise<string> {
  const usable = !isRoot() || (await canEnter(tmpdir(), await systemRunner()));
  return usable ? tmpdir() : '/tmp';
}
