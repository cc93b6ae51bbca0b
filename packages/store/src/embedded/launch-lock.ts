import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LaunchError } from './launch-error.ts';
import { isRunning, ownIdentity } from './process-identity.ts';

const released = 'released';
const pollMs = 20;

type Turn = { number: number; holder: string };

/**
 * Starting, joining and leaving a cluster happen one at a time among the processes that share its folder.
 *
 * A lock file that is deleted when its holder died has a hole: two waiters see the dead holder, the slower
 * one deletes the lock that the faster one has just taken. Here nothing in force is ever deleted. Turns
 * are numbered; the highest number holds the lock until it is marked released or its process is dead, and
 * only then may anyone create the next number. A turn is a symbolic link whose target names the holder:
 * created at once with its content, or not at all.
 */
export async function withLaunchLock<T>(
  folder: string,
  work: () => Promise<T>,
  { patienceMs = 120_000 }: { patienceMs?: number } = {},
): Promise<T> {
  await mkdir(folder, { recursive: true });
  const number = await takeTurn(folder, Date.now() + patienceMs);
  try {
    return await work();
  } finally {
    const marker = join(folder, `${released}-${number}`);
    await symlink(released, marker);
    await rename(marker, join(folder, String(number)));
  }
}

async function takeTurn(folder: string, deadline: number): Promise<number> {
  const self = ownIdentity();
  for (;;) {
    const current = await currentTurn(folder);
    if (current === undefined || current.holder === released || !isRunning(current.holder)) {
      const number = (current?.number ?? 0) + 1;
      const file = join(folder, String(number));
      if (await createLink(self, file)) {
        // We may have looked so long ago that later turns came, went and tidied: then ours is no longer the
        // highest.
        const highest = await currentTurn(folder);
        if (highest?.number === number) {
          await removeBelow(folder, number);
          return number;
        }
        await rm(file, { force: true });
      }
    } else if (Date.now() > deadline) {
      throw new LaunchError(
        'launch_busy',
        `Process ${current.holder.split('-')[0]} has been starting or stopping the database for too long (${folder}): look at what it does, end it and try again.`,
      );
    }
    await sleep(pollMs);
  }
}

async function currentTurn(folder: string): Promise<Turn | undefined> {
  for (;;) {
    const numbers = await turnNumbers(folder);
    if (numbers.length === 0) return undefined;
    const number = Math.max(...numbers);
    try {
      return { number, holder: await readlink(join(folder, String(number))) };
    } catch {
      // A later turn tidied it away between the two calls.
    }
  }
}

async function turnNumbers(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names.filter((name) => /^\d+$/.test(name)).map(Number);
}

async function createLink(target: string, file: string): Promise<boolean> {
  try {
    await symlink(target, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function removeBelow(folder: string, number: number): Promise<void> {
  for (const older of await turnNumbers(folder)) {
    if (older < number) await rm(join(folder, String(older)), { force: true });
  }
}
