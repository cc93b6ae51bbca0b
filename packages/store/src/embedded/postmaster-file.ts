import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { LaunchError } from './launch-error.ts';
import { identityOf, type ProcessIdentity } from './process-identity.ts';
import { socketFileName } from './socket-folder.ts';

export type Postmaster = {
  pid: number;
  identity: ProcessIdentity;
  socketFolder: string;
  status: string;
};

type PostmasterFile = { pid: number; socketFolder: string; status: string };

/** The cluster's running postmaster as its postmaster.pid tells, whoever started it. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const file = readPostmasterFile(cluster);
  if (file === undefined || !worksIn(file.pid, cluster)) return undefined;
  const identity = identityOf(file.pid);
  return identity === undefined ? undefined : { ...file, identity };
}

/**
 * Removes what a postmaster that was killed left behind. PostgreSQL does that itself only while no other
 * process has got the same pid; in a container that starts again the same few pids always come back.
 */
export async function removeStaleFiles(cluster: string): Promise<void> {
  const file = readPostmasterFile(cluster);
  if (file === undefined) return;
  const socket = join(file.socketFolder, socketFileName);
  // Another container that shares the folder has processes we can't see, but its socket still answers.
  if (file.socketFolder !== '' && (await answers(socket))) {
    throw new LaunchError(
      'database_in_use_elsewhere',
      `The database in ${cluster} is in use by another container or machine: stop that one first, or give both one server with DATABASE_URL.`,
    );
  }
  if (file.socketFolder !== '') await rm(`${socket}.lock`, { force: true });
  await rm(join(cluster, 'postmaster.pid'), { force: true });
}

/**
 * Ends the sessions of a postmaster that was killed. They end by themselves as soon as they look up from
 * their work, but until then the next postmaster refuses to start. Elsewhere than on Linux we can only wait.
 */
export async function endOrphans(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return;
  for (const name of await readdir('/proc')) {
    if (/^\d+$/.test(name) && worksIn(Number(name), cluster)) process.kill(Number(name), 'SIGQUIT');
  }
}

/** The lines are: pid, data folder, start time, port, socket folder, address, memory key, status. */
function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  return { pid, socketFolder: lines[4] ?? '', status: lines[7]?.trim() || 'starting' };
}

/** A postmaster works in its data folder; another process that got its pid does not. */
function worksIn(pid: number, cluster: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
    const args = execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return args.includes(`-D ${cluster}`);
  } catch {
    return false;
  }
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.on('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.on('error', () => resolve(false));
  });
}
