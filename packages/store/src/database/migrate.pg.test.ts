import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { MigrationError } from './migration-error.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';

let folder: string;
let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase({ migrated: false });
});
afterAll(() => test.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-migrations-'));
  await test.owner.withTransaction(async (tx) => {
    await tx.query({ text: 'drop schema public cascade' });
    await tx.query({ text: 'create schema public' });
  });
  await write(
    '0001-purse.sql',
    'create table purse (id integer primary key);\ninsert into purse values (1);\n',
  );
});
afterEach(() => rm(folder, { recursive: true }));

const write = (file: string, sql: string) => writeFile(join(folder, file), sql);

async function values(text: string): Promise<unknown[]> {
  const { rows } = await test.owner.withTransaction((tx) => tx.query<{ value: unknown }>({ text }));
  return rows.map(({ value }) => value);
}

const run = (onProgress?: (message: string) => void) =>
  migrate({ url: test.url, folder, ...(onProgress !== undefined && { onProgress }) });

it('applies what is new, in order, and tells', async () => {
  await write('0002-second-row.sql', 'insert into purse values (2)');
  const said: string[] = [];
  expect(await run((message) => said.push(message))).toEqual(['0001-purse', '0002-second-row']);
  expect(said).toEqual(['Applying 0001-purse.', 'Applying 0002-second-row.']);
  expect(await values('select id as value from purse order by id')).toEqual([1, 2]);
  await write('0003-third-row.sql', 'insert into purse values (3)');
  expect(await run()).toEqual(['0003-third-row']);
  expect(await run()).toEqual([]);
});

it('two nodes that start at once migrate once, and both go on', async () => {
  await write('0002-slow.sql', 'select pg_sleep(0.3); insert into purse values (2)');
  const said: string[] = [];
  const applied = await Promise.all([1, 2, 3].map(() => run((message) => said.push(message))));
  expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([['0001-purse', '0002-slow'], [], []]);
  expect(said).toContain('Waiting for another node that is migrating.');
  expect(await values('select id as value from purse order by id')).toEqual([1, 2]);
});

describe('behind somebody who reads for long', () => {
  /** Reads the table until it is let go. */
  async function reader(): Promise<{ end: () => Promise<void> }> {
    let free = () => {};
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    let began = () => {};
    const isOpen = new Promise<void>((resolve) => {
      began = resolve;
    });
    const reading = test.owner.read(async (tx) => {
      await tx.query({ text: 'select id from purse' });
      began();
      await held;
    });
    await isOpen;
    return {
      async end() {
        free();
        await reading;
      },
    };
  }

  const addsColumn = () => write('0002-owner.sql', 'alter table purse add column owner text');

  it('lets writers through between its tries, and is applied when the reader is done', async () => {
    await run();
    await addsColumn();
    const long = await reader();
    const said: string[] = [];
    const patience = { lockMs: 50, tryMs: 600_000 };
    const migrating = migrate({ url: test.url, folder, patience, onProgress: (line) => said.push(line) });
    await expect.poll(() => said.join()).toContain('lets others through and tries again');
    // A writer who comes while the migration is under way gets through although the reader still reads.
    await test.owner.withTransaction((tx) => tx.query({ text: 'insert into purse values (7)' }));
    await long.end();
    expect(await migrating).toEqual(['0002-owner']);
  });

  it('says in the end who was at work, and keeps nothing', async () => {
    await run();
    await addsColumn();
    const long = await reader();
    const failed = migrate({ url: test.url, folder, patience: { lockMs: 50, tryMs: 100 } });
    await expect(failed).rejects.toMatchObject({ code: 'migration_locked_out' });
    await expect(failed).rejects.toThrow(/The longest at work: candor, process \d+, for \d+ s/u);
    await long.end();
    expect(await values('select name as value from schema_migration')).toEqual(['0001-purse']);
  });
});

it('that PostgreSQL ends because of a deadlock is tried again', async () => {
  await write('0002-tries.sql', 'create sequence tries');
  await write(
    '0003-unlucky.sql',
    `do $$ begin if nextval('tries') < 3 then raise 'deadlock detected' using errcode = '40P01'; end if; end $$;
     insert into purse values (2)`,
  );
  const said: string[] = [];
  expect(await run((line) => said.push(line))).toEqual(['0001-purse', '0002-tries', '0003-unlucky']);
  expect(said.join()).toContain('0003-unlucky lets others through and tries again');
  expect(await values('select id as value from purse order by id')).toEqual([1, 2]);
});

it('a failing file leaves nothing of itself, keeps those before it, and says where it failed', async () => {
  await write('0002-broken.sql', 'insert into purse values (2);\n\ninsert into wallet values (3);\n');
  await expect(run()).rejects.toThrow(
    'The migration 0002-broken failed (line 3) and nothing of it was kept: relation "wallet" does not exist.',
  );
  expect(await values('select id as value from purse')).toEqual([1]);
  expect(await values('select name as value from schema_migration')).toEqual(['0001-purse']);
  await write('0002-broken.sql', 'insert into purse values (2)');
  expect(await run()).toEqual(['0002-broken']);
});

it('a file that could not be recorded is not kept either', async () => {
  await write(
    '0002-closed.sql',
    `insert into purse values (2); alter table schema_migration add check (name < '0002')`,
  );
  await expect(run()).rejects.toMatchObject({ code: 'migration_failed' });
  expect(await values('select id as value from purse')).toEqual([1]);
});

it('refuses a database of a newer version, and names what it does not know', async () => {
  await write('0002-from-the-future.sql', 'create table future ()');
  await run();
  await rm(join(folder, '0002-from-the-future.sql'));
  const refused = run();
  await expect(refused).rejects.toBeInstanceOf(MigrationError);
  await expect(refused).rejects.toMatchObject({
    code: 'database_of_newer_version',
    message: expect.stringMatching(
      /^The database was made by a newer version of Candor: it holds the migration 0002-from-the-future, which/,
    ),
  });
});

it('refuses a file that was changed after it had been applied, but not for its line ends', async () => {
  await run();
  await write(
    '0001-purse.sql',
    'create table purse (id integer primary key);\r\ninsert into purse values (1);\r\n',
  );
  expect(await run()).toEqual([]);
  await write(
    '0001-purse.sql',
    'create table purse (id bigint primary key);\ninsert into purse values (1);\n',
  );
  await expect(run()).rejects.toMatchObject({
    code: 'migration_changed',
    message: expect.stringContaining('The migration 0001-purse was changed after'),
  });
});

it('refuses a file that arrived late, under a number already passed', async () => {
  await write('0003-third.sql', 'insert into purse values (3)');
  await run();
  await write('0002-late.sql', 'insert into purse values (2)');
  await expect(run()).rejects.toMatchObject({
    code: 'migration_out_of_order',
    message: expect.stringContaining('The migration 0002-late has a lower number'),
  });
  expect(await values('select id as value from purse order by id')).toEqual([1, 3]);
});
