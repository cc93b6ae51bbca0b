import { existsSync } from 'node:fs';
import {
  chmod,
  cp,
  lchown,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestFolder } from '../testing/test-cluster-folder.ts';
import { findPackageFolder } from './binaries.ts';
import { isRoot } from './runner.ts';
import { startEmbedded, type EmbeddedOptions } from './start-embedded.ts';

let folder: string;
let packageFolder: string;
let systemFolder: string;

// An installed package as npm leaves it when install scripts are not run: without its library links.
beforeAll(async () => {
  folder = await makeTestFolder();
  systemFolder = join(folder, 'system');
  packageFolder = join(folder, 'checkout', 'linux-package');
  await cp(findPackageFolder(), packageFolder, {
    recursive: true,
    filter: async (source) => !(await lstat(source)).isSymbolicLink(),
  });
});
afterAll(async () => {
  await chmod(join(packageFolder, 'native', 'lib'), 0o755);
  await rm(folder, { recursive: true });
});

async function serveOnce(options: Partial<EmbeddedOptions> & { dataDir: string }): Promise<string> {
  const embedded = await startEmbedded({ fsync: false, packageFolder, systemFolder, ...options });
  const client = new Client({ connectionString: embedded.url });
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  await embedded.stop();
  return rows[0]?.data_directory ?? '';
}

const copiesIn = async (where: string) =>
  (await readdir(where)).filter((name) => name.startsWith('postgresql-'));

it('the library links that npm did not make are made at the first start', async () => {
  const link = join(packageFolder, 'native', 'lib', 'libpq.so.5');
  const dataDir = join(folder, 'data');
  if (process.platform === 'linux') expect(existsSync(link)).toBe(false);
  expect(await serveOnce({ dataDir })).toBe(join(dataDir, 'pg'));
  if (process.platform === 'linux') expect((await lstat(link)).isSymbolicLink()).toBe(true);
});

if (isRoot()) {
  it('files that root brought back from a backup are given to the user who runs PostgreSQL', async () => {
    const cluster = join(folder, 'data', 'pg');
    for (const entry of ['.', ...(await readdir(cluster, { recursive: true }))]) {
      await lchown(join(cluster, entry), 0, 0);
    }
    expect(await serveOnce({ dataDir: join(folder, 'data') })).toBe(cluster);
    expect((await stat(join(cluster, 'base'))).uid).not.toBe(0);
  });

  it('root starts from a folder that others can not enter: binaries and database are kept outside', async () => {
    const dataDir = join(folder, 'checkout', 'data');
    await chmod(join(folder, 'checkout'), 0o700);
    const cluster = await serveOnce({ dataDir });
    expect(cluster.startsWith(join(systemFolder, 'data-'))).toBe(true);
    const pointer = await readFile(join(dataDir, 'database-is-elsewhere.txt'), 'utf8');
    expect(pointer.split('\n')[0]).toBe(dirname(cluster));
    expect((await stat(cluster)).uid).not.toBe(0);
    const copies = await copiesIn(systemFolder);
    expect(copies).toHaveLength(1);

    await rename(dataDir, `${dataDir}-moved`);
    expect(await serveOnce({ dataDir: `${dataDir}-moved` })).toBe(cluster);
    expect(await copiesIn(systemFolder)).toEqual(copies);

    await rm(dirname(cluster), { recursive: true });
    await expect(serveOnce({ dataDir: `${dataDir}-moved` })).rejects.toMatchObject({
      code: 'database_missing',
      message: expect.stringContaining('which is not there: bring it back from a backup'),
    });
  });

  it('a database whose folder was closed to its user is not replaced by an empty one', async () => {
    await chmod(join(folder, 'data'), 0o700);
    await expect(serveOnce({ dataDir: join(folder, 'data') })).rejects.toMatchObject({
      code: 'data_folder_not_reachable',
      message: expect.stringContaining('let others pass through it'),
    });
  });
} else {
  it('an ordinary user starts from a folder that others can not enter: all stays in it', async () => {
    const dataDir = join(folder, 'data');
    await chmod(join(folder, 'checkout'), 0o700);
    await chmod(dataDir, 0o700);
    expect(await serveOnce({ dataDir })).toBe(join(dataDir, 'pg'));
    expect(existsSync(systemFolder)).toBe(false);
  });

  it('a checkout without links that somebody else owns is copied into the data folder', async () => {
    const libraries = join(packageFolder, 'native', 'lib');
    for (const name of await readdir(libraries)) {
      if ((await lstat(join(libraries, name))).isSymbolicLink()) await rm(join(libraries, name));
    }
    await chmod(libraries, 0o555);
    await serveOnce({ dataDir: join(folder, 'data') });
    expect(await copiesIn(join(folder, 'data'))).toHaveLength(1);
  });

  it("another user's database is refused with a sentence", async () => {
    const dataDir = join(folder, 'borrowed');
    await mkdir(dataDir);
    await symlink('/', join(dataDir, 'pg'));
    await expect(serveOnce({ dataDir })).rejects.toMatchObject({
      code: 'data_folder_of_another_user',
      message: expect.stringContaining('belongs to user number 0'),
    });
  });
}
