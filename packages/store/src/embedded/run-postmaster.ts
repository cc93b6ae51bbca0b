import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { errorCode } from '../database/database-errors.ts';
import type { ClusterSite } from './cluster-site.ts';
import { databaseUser } from './init-cluster.ts';
import { LaunchError } from './launch-error.ts';
import { endOrphans, findPostmaster, removeStaleFiles, type Postmaster } from './postmaster-file.ts';
import { isRunning } from './process-identity.ts';
import { spawnOptionsFor } from './run-binary.ts';
import { prepareSocketFolder } from './socket-folder.ts';

const pollMs = 10;
const recoveryPatienceMs = 300_000;
const orphanPatienceMs = 15_000;
const stopPatienceMs = 60_000;
const largestLogBytes = 10_000_000;

/** What the sessions of a killed postmaster make the next one say. */
const orphansStillEnding = /pre-existing shared memory block/;

export type RunOptions = { native: string; fsync: boolean };

/**
 * The postmaster that serves this cluster: the running one, or a new one. Expects the launch lock to be held.
 */
export async function ensurePostmaster(
  site: ClusterSite,
  options: RunOptions,
): Promise<{ postmaster: Postmaster; started: boolean }> {
  const running = await waitUntilReady(site, () => findPostmaster(site.cluster) !== undefined);
  if (running !== undefined) return { postmaster: running, started: false };
  const deadline = Date.now() + orphanPatienceMs;
  for (;;) {
    await removeStaleFiles(site.cluster);
    const { postmaster, complaint } = await startPostmaster(site, options);
    if (postmaster !== undefined) return { postmaster, started: true };
    if (!orphansStillEnding.test(complaint) || Date.now() > deadline) throw failed(site, complaint);
    await endOrphans(site.cluster);
    await sleep(100);
  }
}

/** Orderly, with a checkpoint; when that takes too long at once, and the next start recovers. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const postmaster = findPostmaster(cluster);
  if (postmaster === undefined) return;
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    const deadline = Date.now() + stopPatienceMs;
    if (isRunning(postmaster.identity)) process.kill(postmaster.pid, signal);
    while (Date.now() < deadline) {
      if (!isRunning(postmaster.identity)) return;
      await sleep(pollMs);
    }
  }
}

async function startPostmaster(
  site: ClusterSite,
  { native, fsync }: RunOptions,
): Promise<{ postmaster: Postmaster | undefined; complaint: string }> {
  const socketFolder = await prepareSocketFolder(site);
  const log = await openLog(site);
  try {
    const child = spawn(join(native, 'bin', 'postgres'), postgresArguments(site, socketFolder, fsync), {
      ...spawnOptionsFor(site.runner),
      // Not in our process group: Ctrl-C in the terminal must reach us first. Not on a pipe: it outlives us.
      detached: true,
      stdio: ['ignore', log.handle.fd, log.handle.fd],
    });
    child.unref();
    let complaint: string | undefined;
    child.once('error', (error) => (complaint = error.message));
    const exited = once(child, 'exit').then(async () => (complaint ??= await readFrom(log.handle, log.size)));
    exited.catch(() => {}); // The same error came through the listener above.
    const postmaster = await waitUntilReady(site, () => complaint === undefined);
    return { postmaster, complaint: complaint ?? '' };
  } finally {
    await log.handle.close();
  }
}

function postgresArguments(site: ClusterSite, socketFolder: string, fsync: boolean): string[] {
  return [
    ['-D', site.cluster],
    ['-c', 'listen_addresses='],
    // The setting is a list; quotes keep a folder with a comma whole.
    ['-c', `unix_socket_directories="${socketFolder.replaceAll('"', '""')}"`],
    ['-c', 'unix_socket_permissions=0700'],
    fsync ? [] : ['-c', 'fsync=off'],
  ].flat();
}

async function waitUntilReady(site: ClusterSite, isAlive: () => boolean): Promise<Postmaster | undefined> {
  const deadline = Date.now() + recoveryPatienceMs;
  while (isAlive()) {
    const postmaster = findPostmaster(site.cluster);
    if (postmaster?.status === 'ready' && (await acceptsLogin(postmaster))) return postmaster;
    if (Date.now() > deadline) {
      throw new LaunchError(
        'postgres_failed',
        `PostgreSQL has been ${postmaster?.status ?? 'starting'} in ${site.home} for ${recoveryPatienceMs / 60_000} minutes and still is: read ${site.logFile}, and start again when it is done.`,
      );
    }
    await sleep(pollMs);
  }
  return undefined;
}

/** A postmaster that was killed a moment ago still looks alive for another one; only a living one answers. */
async function acceptsLogin({ socketFolder }: Postmaster): Promise<boolean> {
  const login = {
    host: socketFolder,
    user: databaseUser,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
  };
  const client = new Client(login);
  client.on('error', () => {}); // Lost on the way: the next look tells.
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    return errorCode(error) === '53300'; // Every connection is taken: a living server.
  }
}

async function openLog(site: ClusterSite) {
  const size = await stat(site.logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size > largestLogBytes) await rename(site.logFile, `${site.logFile}.1`);
  const handle = await open(site.logFile, 'a+', 0o600);
  if (site.runner !== undefined) await chown(site.logFile, site.runner.uid, site.runner.gid);
  return { handle, size: size > largestLogBytes ? 0 : size };
}

async function readFrom(handle: Awaited<ReturnType<typeof open>>, offset: number): Promise<string> {
  const { size } = await handle.stat();
  const buffer = Buffer.alloc(Math.max(0, size - offset));
  await handle.read(buffer, 0, buffer.length, offset);
  return buffer.toString();
}

function failed(site: ClusterSite, complaint: string): LaunchError {
  const lines = complaint.trim().split('\n');
  const gist = lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? '';
  const reason = gist.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '') || 'it said nothing';
  return new LaunchError(
    'postgres_failed',
    `PostgreSQL did not start in ${site.home} (${reason}): mend that and start again; the whole log is ${site.logFile}.`,
  );
}
