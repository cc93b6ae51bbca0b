import { existsSync } from 'node:fs';
import { findPackageFolder, prepareBinaries } from './binaries.ts';
import { chooseSite, type ClusterSite } from './cluster-site.ts';
import { prepareDataFolder } from './data-folder.ts';
import { addHolder, countHolders, removeHolder } from './holders.ts';
import { databaseName, databaseUser, ensureCluster } from './init-cluster.ts';
import { withLaunchLock } from './launch-lock.ts';
import { findPostmaster } from './postmaster-file.ts';
import { ensurePostmaster, stopPostmaster } from './run-postmaster.ts';

export type EmbeddedOptions = {
  dataDir: string;
  log?: (message: string) => void;
  /** False only where the data may vanish with the machine: tests. */
  fsync?: boolean;
  /** Where root keeps what PostgreSQL's user can't reach in a private folder. */
  systemFolder?: string;
  /** The unpacked npm package with the binaries, when it is not the installed one. */
  packageFolder?: string;
};

export type Embedded = {
  connection: { host: string; user: string; database: string };
  url: string;
  /** Whether this call started the server; false when it joined one that ran already. */
  started: boolean;
  /** Leaves. The last one to leave stops the server. */
  stop(): Promise<void>;
};

const watchMs = 1_000;

/**
 * A real PostgreSQL for a machine that has none: its binaries come with npm, its files lie in the data
 * folder, and it listens on a Unix socket only. Server, worker and command-line tools may share one data
 * folder: the first to come starts it, the last to leave stops it. A process that is killed leaves it
 * running, and the next to come joins it.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, log = () => {}, fsync = true, systemFolder = '/var/lib/candor' } = options;
  const packageFolder = options.packageFolder ?? findPackageFolder();
  const dataFolder = await prepareDataFolder(dataDir);
  const site = await chooseSite(dataFolder, systemFolder);
  if (site.home !== dataFolder) log(`The database files are in ${site.home}.`);

  const copyFolder = site.runner === undefined ? dataFolder : systemFolder;
  const { postmaster, started, holder, relaunch } = await withLaunchLock(site.lock, async () => {
    const native = await prepareBinaries(packageFolder, site.runner, copyFolder);
    if (await ensureCluster(site, native, fsync)) log(`Made a new database in ${site.home}.`);
    const launch = () => ensurePostmaster(site, { native, fsync });
    return { ...(await launch()), holder: await addHolder(site.holders), relaunch: launch };
  });
  const stopWatching = watch(site, async () => {
    await withLaunchLock(site.lock, relaunch);
    log('PostgreSQL had ended unexpectedly and was started again.');
  });
  const leave = async () => {
    await stopWatching();
    await withLaunchLock(site.lock, async () => {
      await removeHolder(holder);
      if ((await countHolders(site.holders)) === 0) await stopPostmaster(site.cluster);
    });
  };
  let leaving: Promise<void> | undefined;
  return {
    connection: { host: postmaster.socketFolder, user: databaseUser, database: databaseName },
    url: `postgresql://${databaseUser}@localhost/${databaseName}?host=${encodeURIComponent(postmaster.socketFolder)}`,
    started,
    stop: () => (leaving ??= leave()),
  };
}

/** While we are a holder nobody stops the server on purpose; when it is gone it crashed or was killed. */
function watch(site: ClusterSite, revive: () => Promise<void>): () => Promise<void> {
  let reviving: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (reviving !== undefined || findPostmaster(site.cluster) !== undefined) return;
    if (!existsSync(site.cluster)) return; // Somebody deleted the books on purpose: no empty ones in their place.
    // A failed try is followed by the next one: a full disk gets room again, and then the server is back.
    reviving = revive().then(
      () => (reviving = undefined),
      () => (reviving = undefined),
    );
  }, watchMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await reviving;
  };
}
