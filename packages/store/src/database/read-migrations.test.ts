import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readMigrations } from './read-migrations.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-migrations-'));
  await writeFile(join(folder, '0002-loans.sql'), 'create table loan ();\n');
  await writeFile(join(folder, '0001-foundation.sql'), 'create role clerk;\n');
  await writeFile(join(folder, 'README.md'), 'What lies here.');
});
afterEach(() => rm(folder, { recursive: true }));

it('reads the SQL files in the order of their numbers', async () => {
  const migrations = await readMigrations(folder);
  expect(migrations.map(({ name, sql }) => [name, sql])).toEqual([
    ['0001-foundation', 'create role clerk;\n'],
    ['0002-loans', 'create table loan ();\n'],
  ]);
  expect(migrations[0]?.checksum).toMatch(/^[0-9a-f]{64}$/);
});

it.each(['3-short.sql', '0003.sql', '0001-again.sql', '0003-Upper.sql'])(
  'refuses the name %s',
  async (file) => {
    await writeFile(join(folder, file), 'select 1');
    await expect(readMigrations(folder)).rejects.toMatchObject({
      code: 'migration_misnamed',
      message: expect.stringContaining('is not named NNNN-what-it-does.sql with a number of its own'),
    });
  },
);
