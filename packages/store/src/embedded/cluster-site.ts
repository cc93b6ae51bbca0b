import { existsSync } from 'node:fs';
import { chmod, link, mkdir, mkdtemp, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertWritable, userName } from './data-folder.ts';
import { LaunchError } from './launch-error.ts';
import { canEnter, isRoot, systemRunner, type Runner } from './runner.ts';

/** Where a data folder's cluster lives, with everything the launcher keeps beside it, and who runs it. */
export type ClusterSite = {
  home: string;
  cluster: string;
  holders: string;
  lock: string;
  logFile: string;
  runner: Runner | undefined;
};

const pointerName = 'database-is-elsewhere.txt';

/**
 * The cluster is in `<data folder>/pg`, except when root starts Candor in a folder that the user whom
 * PostgreSQL runs as can't enter: then it gets a folder of its own below `systemFolder`, and a text file
 * in the data folder says which. That file decides, not the data folder's path: a moved data folder keeps
 * its books, and a deleted one does not come back with them.
 */
export async function chooseSite(dataFolder: string, systemFolder: string): Promise<ClusterSite> {
  const pointed = await readPointer(dataFolder);
  const home = pointed ?? dataFolder;
  const owner = await ownerOf(join(home, 'pg'));
  if (!isRoot()) {
    if (pointed !== undefined) await assertWritable(home);
    if (owner !== undefined && owner.uid !== process.getuid?.()) throw ofAnotherUser(home, owner);
    return siteAt(home, undefined);
  }
  // An existing cluster stays with its owner: an ordinary user's folder can still be used without root later.
  const runner = owner === undefined || owner.uid === 0 ? await systemRunner() : owner;
  if (await canEnter(home, runner)) return siteAt(home, runner);
  if (owner !== undefined || pointed !== undefined) throw notReachable(home, runner);
  return siteAt(await newSystemHome(dataFolder, systemFolder, runner), runner);
}

function siteAt(home: string, runner: Runner | undefined): ClusterSite {
  return {
    home,
    cluster: join(home, 'pg'),
    holders: join(home, 'holders'),
    lock: join(home, 'launch-lock'),
    logFile: join(home, 'postgres.log'),
    runner,
  };
}

async function readPointer(dataFolder: string): Promise<string | undefined> {
  const file = join(dataFolder, pointerName);
  if (!existsSync(file)) return undefined;
  const home = (await readFile(file, 'utf8')).split('\n')[0] ?? '';
  if (!existsSync(home)) {
    throw new LaunchError(
      'database_missing',
      `${file} says that the database is in ${home}, which is not there: bring it back from a backup, or delete that file to begin with an empty database.`,
    );
  }
  return home;
}

async function newSystemHome(dataFolder: string, systemFolder: string, runner: Runner): Promise<string> {
  const home = await makeFolderIn(systemFolder).catch((cause: unknown) => {
    throw notReachable(dataFolder, runner, cause);
  });
  if (!(await canEnter(home, runner))) throw notReachable(home, runner);
  const draft = join(dataFolder, `.${pointerName}-${process.pid}`);
  await writeFile(
    draft,
    `${home}\n\nThe database of this folder is kept there: PostgreSQL does not run as root but as user ${runner.name},\nwho may not enter this folder. Back up both, and keep this file.\n`,
  );
  try {
    await link(draft, join(dataFolder, pointerName));
    return home;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // Another start was faster, and every process must use the same one.
    await rmdir(home);
    return (await readPointer(dataFolder)) ?? home;
  } finally {
    await rm(draft, { force: true });
  }
}

async function makeFolderIn(systemFolder: string): Promise<string> {
  await mkdir(systemFolder, { recursive: true, mode: 0o755 });
  const home = await mkdtemp(join(systemFolder, 'data-'));
  await chmod(home, 0o711);
  return home;
}

async function ownerOf(cluster: string): Promise<Runner | undefined> {
  if (!existsSync(cluster)) return undefined;
  const { uid, gid } = await stat(cluster);
  return { uid, gid, name: `number ${uid}` };
}

function ofAnotherUser(home: string, owner: Runner): LaunchError {
  return new LaunchError(
    'data_folder_of_another_user',
    `The database in ${home} belongs to user ${owner.name}, not to ${userName()}: start Candor as the user who made it, or set DATA_DIR to another folder.`,
  );
}

function notReachable(home: string, runner: Runner, cause?: unknown): LaunchError {
  return new LaunchError(
    'data_folder_not_reachable',
    `PostgreSQL runs as user ${runner.name}, who may not enter ${home}: let others pass through it and the folders above (chmod o+x), or start Candor as an ordinary user.`,
    { cause },
  );
}
