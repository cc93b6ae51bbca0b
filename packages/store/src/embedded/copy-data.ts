import { chmod, chown, copyFile, mkdir, readdir, readlink, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dial, Servers } from '../database/connection/servers.ts';
import { LaunchError } from './launch-error.ts';

/** What belongs to the processes that use the folder now. */
const ofTheRunning: ReadonlySet<string> = new Set([
  'pg',
  'holders',
  'launch-lock',
  'socket',
  'postgres.log',
  'database-is-elsewhere.txt',
]);
/** Of PostgreSQL's own: what a copy must not have, and what it gets in the end. */
const ofTheRunningServer: ReadonlySet<string> = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'pg_replslot',
  'pg_wal',
]);

/**
 * A copy of a data folder while it is used, that is a data folder itself: the database as it was when the
 * copy was done, keys and files. PostgreSQL is told that its files are being copied and keeps the log of what
 * changes meanwhile, as its manual has it for a backup with its low level functions.
 */
export async function copyData({
  url,
  dataDir,
  to,
}: {
  /** Of the database, as its owner. */
  readonly url: string;
  readonly dataDir: string;
  readonly to: string;
}): Promise<void> {
  await mkdir(to, { recursive: true });
  if ((await readdir(to)).length > 0)
    throw new LaunchError('backup_folder_in_use', `${to} is not empty: name a folder for this copy alone.`);
  await chmod(to, 0o711); // As a data folder: root's PostgreSQL is another user.
  const client = await dial(new Servers(url), { application_name: 'candor backup' });
  try {
    const { rows } = await client.query<{ cluster: string }>(
      `select current_setting('data_directory') as cluster`,
    );
    const cluster = rows[0]?.cluster ?? '';
    // For as long as this session: no log that the copy needs is thrown away.
    await client.query(
      `select pg_create_physical_replication_slot('candor_backup_' || pg_backend_pid(), true, true)`,
    );
    await client.query(`select pg_backup_start('candor backup', true)`);
    const copy = join(to, 'pg');
    await copyTree(cluster, copy, (path) => !ofTheRunningServer.has(path));
    const { rows: stopped } = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(false)',
    );
    for (const name of ['pg_wal', 'pg_replslot'])
      await copyTree(join(cluster, name), join(copy, name), () => name === 'pg_wal');
    const label = join(copy, 'backup_label');
    await writeFile(label, stopped[0]?.label ?? '', { mode: 0o600 });
    await keepOwner(cluster, label);
  } finally {
    await client.end();
  }
  for (const name of await readdir(dataDir))
    if (!ofTheRunning.has(name)) await copyTree(join(dataDir, name), join(to, name), () => true);
}

/** `isCopied` is asked for what is in the folder itself. A file that is gone meanwhile is left out. */
async function copyTree(from: string, to: string, isCopied: (name: string) => boolean): Promise<void> {
  const found = await stat(from).catch(() => undefined);
  if (!found) return;
  if (found.isFile()) {
    await copyFile(from, to).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    return keepOwner(from, to);
  }
  if (!found.isDirectory()) return;
  await mkdir(to, { mode: found.mode });
  await keepOwner(from, to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (!isCopied(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await copyTree(source, target, () => true);
  }
}

async function keepOwner(from: string, to: string): Promise<void> {
  try {
    const { uid, gid, mode } = await stat(from);
    await chmod(to, mode);
    if (process.getuid?.() === 0) await chown(to, uid, gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
