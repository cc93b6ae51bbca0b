import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, realpath, rmdir } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { LaunchError } from './launch-error.ts';
import { isRoot } from './runner.ts';

/** The data folder, made when it is not there; its real path, as PostgreSQL will see it. */
export async function prepareDataFolder(dataDir: string): Promise<string> {
  const folder = resolve(dataDir);
  try {
    await makeFolder(folder);
  } catch (cause) {
    throw new LaunchError(
      'data_folder_not_creatable',
      `The data folder ${folder} can't be created (${codeOf(cause)}): create it for user ${userName()}, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  await assertWritable(folder);
  return realpath(folder);
}

/** By trying: permission bits say nothing about read-only and full disks, nor about what root may do. */
export async function assertWritable(folder: string): Promise<void> {
  try {
    await rmdir(await mkdtemp(join(folder, '.probe-')));
  } catch (cause) {
    throw new LaunchError(
      'data_folder_not_writable',
      `The data folder ${folder} can't be written by user ${userName()} (${codeOf(cause)}): give it to that user, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.()); // A container may run as a number without a name.
  }
}

/**
 * By hand: Node's own recursive way never ends where the system answers ENOENT below a folder that exists
 * (/proc).
 */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  try {
    await mkdir(folder, 0o700);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error; // Another start was faster.
  }
  // Root's PostgreSQL runs as another user, who must be able to pass through, but not to list.
  if (isRoot()) await chmod(folder, 0o711);
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
