import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyData } from './copy-data.ts';
import { startEmbedded, type Embedded } from './start-embedded.ts';
import { openWritable, type WritableDatabase } from '../tools.ts';
import { makeTestFolder } from '../testing/test-cluster-folder.ts';

let folder: string;
let dataDir: string;
let embedded: Embedded;
let owner: WritableDatabase;
beforeAll(async () => {
  folder = await makeTestFolder();
  dataDir = join(folder, 'data');
  embedded = await startEmbedded({ dataDir, fsync: false });
  owner = openWritable({ url: embedded.url, as: 'owner', max: 4 });
  await mkdir(join(dataDir, 'pictures'));
  await writeFile(join(dataDir, 'pictures', 'face'), 'sealed');
  await mkdir(join(dataDir, 'documents', 'ab'), { recursive: true });
  await writeFile(join(dataDir, 'documents', 'ab', 'abcd'), 'sealed too');
  await writeFile(join(dataDir, 'personal-data.key'), 'secret', { mode: 0o600 });
});
afterAll(async () => {
  await owner.close();
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
});

const run = (database: WritableDatabase, text: string) =>
  database.withTransaction(async (tx) => (await tx.query({ text })).rows);

it('a copy that is made while people write has all that was committed before, and each transaction whole', async () => {
  await run(owner, 'create table purse (id integer primary key, cents integer not null)');
  await run(owner, 'insert into purse select n, 100 from generate_series(1, 20000) n');
  const over = new AbortController();
  const move = async (n: number) => {
    for (let times = 0; !over.signal.aborted; times += 1) {
      const [from, to] = [1 + ((times * 7 + n) % 20_000), 1 + ((times * 13 + n + 1) % 20_000)];
      await run(
        owner,
        `update purse set cents = cents + case id when ${from} then -1 else 1 end where id in (${from}, ${to}) and ${from} <> ${to}`,
      );
    }
  };
  const moving = Promise.all([move(1), move(5_000)]);
  await run(owner, 'create table known (word text)');
  await run(owner, `insert into known values ('before')`);
  await run(owner, 'checkpoint').catch(() => {});
  const to = join(folder, 'copy');
  await copyData({ url: embedded.url, dataDir, to });
  over.abort();
  await moving;
  await run(owner, `insert into known values ('after')`);

  const copied = await startEmbedded({ dataDir: to, fsync: false });
  const copy = openWritable({ url: copied.url, as: 'owner', max: 1 });
  try {
    expect(await run(copy, 'select word from known')).toEqual([{ word: 'before' }]);
    expect(await run(copy, 'select count(*)::int as purses, sum(cents)::int as cents from purse')).toEqual([
      { purses: 20_000, cents: 2_000_000 },
    ]);
  } finally {
    await copy.close();
    await copied.stop();
  }
  expect(await readFile(join(to, 'pictures', 'face'), 'utf8')).toBe('sealed');
  expect(await readFile(join(to, 'documents', 'ab', 'abcd'), 'utf8')).toBe('sealed too');
  expect(await readFile(join(to, 'personal-data.key'), 'utf8')).toBe('secret');
  expect(await readdir(to)).not.toContain('database-is-elsewhere.txt');
  // Nothing that the copying needed is left behind.
  expect(await run(owner, 'select slot_name from pg_replication_slots')).toEqual([]);
});

it('takes no folder in which something is', async () => {
  const taken = join(folder, 'taken');
  await mkdir(taken);
  await writeFile(join(taken, 'mine'), '');
  await expect(copyData({ url: embedded.url, dataDir, to: taken })).rejects.toThrow(/is not empty/u);
});
