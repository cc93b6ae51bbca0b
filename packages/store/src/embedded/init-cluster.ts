import { existsSync } from 'node:fs';
import { chown, lchown, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { postgresMajor } from './binaries.ts';
import type { ClusterSite } from './cluster-site.ts';
import { LaunchError } from './launch-error.ts';
import { runBinary } from './run-binary.ts';
import type { Runner } from './runner.ts';

export const databaseUser = 'candor';
export const databaseName = 'candor';

/**
 * Written into postgresql.conf when the cluster is made, where an operator may change them; what the
 * launcher depends on is given on the command line at every start.
 */
const settings = {
  max_connections: '100',
  shared_buffers: '128MB',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
};

/** True when a cluster was made. Expects the launch lock to be held. */
export async function ensureCluster(site: ClusterSite, native: string, fsync: boolean): Promise<boolean> {
  await removeHalfMade(site.home);
  if (existsSync(site.cluster)) {
    await assertVersion(site.cluster);
    await giveToRunner(site.cluster, site.runner);
    return false;
  }
  await makeCluster(site, native, fsync);
  return true;
}

/**
 * Made aside, with its database, and renamed: whatever is called `pg` is complete, also after a kill in the
 * middle.
 */
async function makeCluster(site: ClusterSite, native: string, fsync: boolean): Promise<void> {
  const making = join(site.home, `pg.making-${randomBytes(4).toString('hex')}`);
  await mkdir(making, { mode: 0o700 });
  if (site.runner !== undefined) await chown(making, site.runner.uid, site.runner.gid);
  const steps = [
    { binary: 'initdb', args: initdbArguments(making, fsync) },
    {
      binary: 'postgres',
      args: ['--single', '-D', making, ...(fsync ? [] : ['-F']), 'postgres'],
      input: `create database ${databaseName}\n`,
    },
  ];
  for (const { binary, args, input = '' } of steps) {
    const complaint = await runBinary(join(native, 'bin', binary), args, { runner: site.runner, input });
    if (complaint === undefined) continue;
    await rm(making, { recursive: true, force: true });
    throw new LaunchError(
      'initdb_failed',
      `The database in ${site.home} could not be made (${firstLine(complaint)}): mend that and start again, or set DATABASE_URL.`,
    );
  }
  await rename(making, site.cluster);
  if (fsync) await syncFolder(site.home);
}

function initdbArguments(cluster: string, fsync: boolean): string[] {
  return [
    ['-D', cluster],
    ['-U', databaseUser],
    ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ['--data-checksums'],
    // The socket's folder is private, and nothing listens on the network.
    ['--auth-local=trust', '--auth-host=reject'],
    Object.entries(settings).flatMap(([name, value]) => ['--set', `${name}=${value}`]),
    fsync ? [] : ['--no-sync'],
  ].flat();
}

async function assertVersion(cluster: string): Promise<void> {
  const file = join(cluster, 'PG_VERSION');
  const major = existsSync(file) ? Number((await readFile(file, 'utf8')).trim()) : undefined;
  if (major === postgresMajor) return;
  if (major === undefined) {
    throw new LaunchError(
      'database_missing',
      `${cluster} holds no PostgreSQL database (it has no PG_VERSION): move it away or set DATA_DIR to another folder.`,
    );
  }
  if (major > postgresMajor) {
    throw new LaunchError(
      'database_of_newer_version',
      `The database in ${cluster} was made by PostgreSQL ${major}, newer than the ${postgresMajor} of this version of Candor: start the newer version, or set DATA_DIR to another folder.`,
    );
  }
  throw new LaunchError(
    'database_of_older_version',
    `The database in ${cluster} was made by PostgreSQL ${major}, and this version of Candor brings ${postgresMajor}: upgrade it with pg_upgrade, or go back to the version that made it.`,
  );
}

/**
 * Files that root brought back from a backup belong to root; the version file tells without looking at all of
 * them.
 */
async function giveToRunner(cluster: string, runner: Runner | undefined): Promise<void> {
  if (runner === undefined || (await stat(join(cluster, 'PG_VERSION'))).uid === runner.uid) return;
  await chown(cluster, runner.uid, runner.gid);
  for (const entry of await readdir(cluster, { recursive: true })) {
    if (entry !== 'PG_VERSION') await lchown(join(cluster, entry), runner.uid, runner.gid);
  }
  await chown(join(cluster, 'PG_VERSION'), runner.uid, runner.gid);
}

async function removeHalfMade(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!name.startsWith('pg.making-')) continue;
    // An initdb whose parent was killed may still be writing there: what is left goes next time.
    await rm(join(home, name), { recursive: true, force: true }).catch(() => {});
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').replace(/^.*?(error|FATAL):\s*/, '').replace(/\.$/, '');
}
