import { appendFile, chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdCluster } from '../testing/hold-cluster.ts';
import { makeTestFolder } from '../testing/test-cluster-folder.ts';
import { LaunchError } from './launch-error.ts';
import { findPostmaster } from './postmaster-file.ts';
import { isRunning } from './process-identity.ts';
import { isRoot } from './runner.ts';
import { startEmbedded, type Embedded } from './start-embedded.ts';

let folder: string;

beforeAll(async () => {
  folder = await makeTestFolder();
});
afterAll(() => rm(folder, { recursive: true }));

const start = (dataDir: string) => startEmbedded({ dataDir, fsync: false });

async function ask(embedded: Embedded, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: embedded.url });
  client.on('error', () => {}); // The query reports it.
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' }).finally(() => client.end());
  return (rows as unknown[][])[0]?.[0];
}

async function refusal(launch: Promise<unknown>): Promise<LaunchError> {
  const error = await launch.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(LaunchError);
  return error as LaunchError;
}

// One cluster for all, in a path with a space: making it is what takes time.
describe('a data folder', () => {
  let dataDir: string;
  let cluster: string;

  beforeAll(() => {
    dataDir = join(folder, 'data of a lender');
    cluster = join(dataDir, 'pg');
  });

  const runningPostmaster = () => {
    const postmaster = findPostmaster(cluster);
    if (postmaster === undefined) throw new Error('No postmaster runs.');
    return postmaster;
  };

  it('becomes a database at the first start, reached through a private socket only', async () => {
    await mkdir(join(dataDir, 'pg.making-by-a-killed-start'), { recursive: true });
    await chmod(dataDir, 0o711);
    const embedded = await start(dataDir);
    expect(embedded.started).toBe(true);
    expect(await readdir(dataDir)).not.toContain('pg.making-by-a-killed-start');
    expect(embedded.connection).toEqual({
      host: join(dataDir, 'socket'),
      user: 'candor',
      database: 'candor',
    });
    expect((await stat(join(dataDir, 'socket'))).mode & 0o777).toBe(0o700);
    const settings = {
      server_version_num: expect.stringMatching(/^18/),
      listen_addresses: '',
      data_checksums: 'on',
      server_encoding: 'UTF8',
      timezone: 'UTC',
      max_connections: '100',
      shared_buffers: '128MB',
      synchronous_commit: 'on',
    };
    for (const [name, value] of Object.entries(settings)) {
      expect([name, await ask(embedded, `show ${name}`)]).toEqual([name, value]);
    }
    expect(await ask(embedded, `select datlocale from pg_database where datname = 'candor'`)).toBe('C.UTF-8');
    await ask(embedded, `create table books as select 'kept' as word`);
    await embedded.stop();
    expect(findPostmaster(cluster)).toBeUndefined();
  });

  it('is served by the first to come and stopped by the last to leave', async () => {
    const server = await start(dataDir);
    const worker = await holdCluster(dataDir);
    const tool = await start(dataDir);
    expect([server.started, worker.started, tool.started]).toEqual([true, false, false]);
    const { identity } = runningPostmaster();
    await server.stop();
    await server.stop();
    expect(await ask(tool, 'select word from books')).toBe('kept');
    await tool.stop();
    expect(isRunning(identity)).toBe(true);
    await worker.leave();
    expect(isRunning(identity)).toBe(false);
  });

  it('is started once by several that come at the same moment', async () => {
    const here = await Promise.all([
      start(dataDir),
      holdCluster(dataDir),
      start(dataDir),
      holdCluster(dataDir),
    ]);
    expect(here.filter(({ started }) => started)).toHaveLength(1);
    await Promise.all(here.map((holder) => ('leave' in holder ? holder.leave() : holder.stop())));
    expect(findPostmaster(cluster)).toBeUndefined();
  });

  it.each(['SIGKILL', 'SIGINT'] as const)(
    'whose only process ends by %s keeps its server, which the next start adopts',
    async (signal) => {
      const doomed = await holdCluster(dataDir);
      const { identity } = runningPostmaster();
      await doomed.kill(signal);
      const heir = await start(dataDir);
      expect([doomed.started, heir.started]).toEqual([true, false]);
      expect(runningPostmaster().identity).toBe(identity);
      await heir.stop();
      expect(isRunning(identity)).toBe(false);
    },
  );

  it('starts again after everything was killed, with what had been committed', async () => {
    const doomed = await holdCluster(dataDir);
    const witness = await start(dataDir);
    await ask(witness, `update books set word = 'still kept'`);
    await witness.stop();
    await doomed.kill('SIGKILL');
    process.kill(runningPostmaster().pid, 'SIGKILL');
    const next = await start(dataDir);
    expect(next.started).toBe(true);
    expect(await ask(next, 'select word from books')).toBe('still kept');
    await next.stop();
  });

  it('starts again although a session of its killed server is still busy computing', async () => {
    const doomed = await holdCluster(dataDir);
    const witness = await start(dataDir);
    const busy = ask(witness, `select count(*) from generate_series(1, 1e10::bigint) /* busy */`).catch(
      () => 'lost',
    );
    await expect
      .poll(() => ask(witness, `select count(*) from pg_stat_activity where query like '%busy */'`))
      .toBe('1');
    await witness.stop();
    await doomed.kill('SIGKILL');
    process.kill(runningPostmaster().pid, 'SIGKILL');
    const next = await start(dataDir);
    expect(next.started).toBe(true);
    expect(await busy).toBe('lost');
    await next.stop();
  });

  it('gets its server back within moments when that is killed under a running process', async () => {
    const embedded = await start(dataDir);
    const { pid } = runningPostmaster();
    process.kill(pid, 'SIGKILL');
    const options = { interval: 100 };
    await expect
      .poll(() => ask(embedded, 'select word from books').catch(() => 'gone'), options)
      .toBe('still kept');
    expect(runningPostmaster().pid).not.toBe(pid);
    await embedded.stop();
    expect(findPostmaster(cluster)).toBeUndefined();
  });

  it('starts although the pid of its killed server now belongs to another process', async () => {
    const lines = [process.pid, cluster, 1, 5432, join(dataDir, 'socket'), '', '1 1', 'ready'];
    await writeFile(join(cluster, 'postmaster.pid'), `${lines.join('\n')}\n`);
    await writeFile(join(dataDir, 'socket', '.s.PGSQL.5432.lock'), `${process.pid}\n${cluster}\n1\n5432\n\n`);
    const embedded = await start(dataDir);
    expect(embedded.started).toBe(true);
    await embedded.stop();
  });

  it('is left alone while another container, whose processes we do not see, serves it', async () => {
    const elsewhere = await start(dataDir);
    const file = join(cluster, 'postmaster.pid');
    const content = await readFile(file, 'utf8');
    await writeFile(file, content.replace(/^\d+/, '99999999'));
    const error = await refusal(start(dataDir));
    await writeFile(file, content);
    expect(error.code).toBe('database_in_use_elsewhere');
    expect(await ask(elsewhere, 'select word from books')).toBe('still kept');
    await elsewhere.stop();
  });

  it('with a setting that PostgreSQL does not take says which, and where the log is', async () => {
    const file = join(cluster, 'postgresql.conf');
    const content = await readFile(file, 'utf8');
    await appendFile(file, `shared_buffers = 'plenty'\n`);
    const error = await refusal(start(dataDir));
    await writeFile(file, content);
    expect(error.code).toBe('postgres_failed');
    expect(error.message).toMatch(/^PostgreSQL did not start in .*data of a lender \(.+\): mend that/);
    expect(error.message).toContain(join(dataDir, 'postgres.log'));
    const log = await readFile(join(dataDir, 'postgres.log'), 'utf8');
    expect(log).toContain('shared_buffers');
  });
});

// Nobody, not even root, can make or write a file there.
async function unwritable(): Promise<string> {
  if (isRoot()) return '/proc';
  const closed = await mkdtemp(join(folder, 'closed-'));
  await chmod(closed, 0o555);
  return closed;
}

describe('a data folder that can not be used', () => {
  it('is not writable: one sentence with the folder, the user and the way out', async () => {
    const closed = await unwritable();
    const error = await refusal(start(closed));
    expect(error.code).toBe('data_folder_not_writable');
    expect(error.message).toMatch(
      new RegExp(
        `^The data folder ${closed} can't be written by user \\S+ \\(\\w+\\): give it to that user, or set DATA_DIR`,
      ),
    );
  });

  it('is not creatable', async () => {
    const error = await refusal(start(join(await unwritable(), 'data')));
    expect(error.code).toBe('data_folder_not_creatable');
    expect(error.message).toMatch(/can't be created \(\w+\): create it for user \S+, or set DATA_DIR/);
  });

  it.each([
    { made: '19\n', code: 'database_of_newer_version', says: /made by PostgreSQL 19, newer than the 18/ },
    {
      made: '17\n',
      code: 'database_of_older_version',
      says: /made by PostgreSQL 17, and this version of Candor brings 18/,
    },
    { made: undefined, code: 'database_missing', says: /holds no PostgreSQL database/ },
  ])('holds a database that says $made', async ({ made, code, says }) => {
    const dataDir = await mkdtemp(join(folder, 'other-'));
    await chmod(dataDir, 0o711);
    await mkdir(join(dataDir, 'pg'));
    if (made !== undefined) await writeFile(join(dataDir, 'pg', 'PG_VERSION'), made);
    const error = await refusal(start(dataDir));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(says);
  });
});

it('a data folder with a path too long for a socket has its socket in a short private folder', async () => {
  const dataDir = join(folder, 'a'.repeat(60), 'b'.repeat(60));
  const embedded = await start(dataDir);
  const { host } = embedded.connection;
  expect(host).toMatch(/^\/(.*\/)?candor-\d+-[0-9a-f]{12}$/);
  expect((await stat(host)).mode & 0o777).toBe(0o700);
  expect(await ask(embedded, 'show data_directory')).toBe(join(dataDir, 'pg'));
  await embedded.stop();
  await rm(host, { recursive: true });
});
