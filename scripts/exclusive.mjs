// Work that two processes of one checkout must not do at the same time (installing, building): the second
// waits for the first. A lock whose holder died, or died before it could sign, is taken over.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const unsignedLockMs = 10_000;

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {string} folder */
function isAbandoned(folder) {
  try {
    const pidFile = join(folder, 'pid');
    if (existsSync(pidFile)) return !isAlive(Number(readFileSync(pidFile, 'utf8')));
    return Date.now() - statSync(folder).mtimeMs > unsignedLockMs;
  } catch {
    return false; // It vanished while we looked: the next try takes it.
  }
}

/**
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function exclusively(folder, work) {
  mkdirSync(dirname(folder), { recursive: true });
  for (;;) {
    try {
      mkdirSync(folder);
      writeFileSync(join(folder, 'pid'), String(process.pid));
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    await sleep(300);
    if (isAbandoned(folder)) rmSync(folder, { recursive: true, force: true });
  }
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
