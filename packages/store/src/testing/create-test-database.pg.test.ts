import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WritableDatabase } from '../tools.ts';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';

let migrated: TestDatabase;
let another: TestDatabase;
let empty: TestDatabase;

beforeAll(async () => {
  [migrated, another, empty] = await Promise.all([
    createTestDatabase(),
    createTestDatabase(),
    createTestDatabase({ migrated: false }),
  ]);
});
afterAll(() => Promise.all([migrated.drop(), another.drop(), empty.drop()]));

async function tablesOf(database: WritableDatabase): Promise<string[]> {
  const { rows } = await database.withTransaction((tx) =>
    tx.query<{ name: string }>({
      text: `select tablename::text as name from pg_tables where schemaname = 'public' order by 1`,
    }),
  );
  return rows.map(({ name }) => name);
}

it('a test file gets every migration, and the application role', async () => {
  expect(await tablesOf(migrated.owner)).toContain('schema_migration');
  await expect(
    migrated.database.withTransaction((tx) => tx.query({ text: 'select 1' })),
  ).resolves.toBeDefined();
});

it('what one test file does is not seen by another', async () => {
  await migrated.owner.withTransaction((tx) => tx.query({ text: 'create table mine (id integer)' }));
  expect(await tablesOf(migrated.owner)).toContain('mine');
  expect(await tablesOf(another.owner)).not.toContain('mine');
});

it('a test of migrations gets a database with nothing in it', async () => {
  expect(await tablesOf(empty.owner)).toEqual([]);
});
