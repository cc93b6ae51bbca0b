import { createHash } from 'node:crypto';
import { chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClusterSite } from './cluster-site.ts';
import { LaunchError } from './launch-error.ts';
import { canEnter } from './runner.ts';

/** What PostgreSQL adds to the folder, for its default port. */
export const socketFileName = '.s.PGSQL.5432';

/** A socket address holds a path of 107 bytes on Linux, 103 on macOS. */
const longestSocketPath = process.platform === 'darwin' ? 103 : 107;

/**
 * The folder of the cluster's socket. It belongs to the runner alone and is the whole access control:
 * who can enter it may log in. Beside the cluster when the path is short enough, else in the temporary
 * folder.
 */
export async function prepareSocketFolder(site: ClusterSite): Promise<string> {
  const uid = site.runner?.uid ?? process.getuid?.() ?? 0;
  const beside = join(site.home, 'socket');
  const folder = fitsSocketAddress(beside) ? beside : await shortFolder(site, uid);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const made = await lstat(folder);
  // Root's own folder, new or left by a start that was cut short, is handed on; anybody else's is not
  // touched.
  const isOurs = made.uid === uid || made.uid === process.getuid?.();
  if (!made.isDirectory() || !isOurs || (made.mode & 0o077) !== 0) {
    throw new LaunchError(
      'socket_folder_taken',
      `The folder for the database's socket, ${folder}, is not a private folder of the right user: remove it and start again.`,
    );
  }
  if (site.runner !== undefined) await chown(folder, site.runner.uid, site.runner.gid);
  return folder;
}

function fitsSocketAddress(folder: string): boolean {
  return Buffer.byteLength(join(folder, socketFileName)) <= longestSocketPath;
}

/**
 * Named after the cluster, not at random: a server that comes back after a crash is found at the same
 * address.
 */
async function shortFolder(site: ClusterSite, uid: number): Promise<string> {
  const hash = createHash('sha256').update(site.cluster).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `candor-${uid}-${hash}`);
  const isUsable =
    fitsSocketAddress(folder) && (site.runner === undefined || (await canEnter(tmpdir(), site.runner)));
  return isUsable ? folder : join('/tmp', `candor-${uid}-${hash}`);
}
