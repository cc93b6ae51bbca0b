import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from '@candor/server/command-line';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runScriptHere } from '../../develop/testing/run-script.ts';

let test: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'candor-doctor-'));

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(async () => {
  await test.drop();
  rmSync(folder, { recursive: true });
});

async function examined(env: Record<string, string> = {}) {
  const { status, stdout } = await runScriptHere('doctor/doctor', ['--json'], {
    DATABASE_URL: test.url,
    DATA_DIR: folder,
    ...env,
  });
  const found = JSON.parse(stdout) as Finding[];
  const ill = found.filter(({ verdict }) => verdict === 'fault').map(({ check }) => check);
  return { status, found, ill };
}

it('finds a sandbox in order but for what is really missing: a worker, and safety from power cuts', async () => {
  const { status, found, ill } = await examined();
  expect(status).toBe(1);
  // The cluster of the tests runs without fsync, and nobody works in it.
  expect(ill).toEqual(['crashes', 'worker']);
  expect(found.map(({ check }) => check)).toEqual(
    expect.arrayContaining([
      'settings',
      'wire',
      'secrets',
      'data',
      'tables',
      'login',
      'role',
      'clock',
      'outbox',
    ]),
  );
});

it('hears of a worker by its clock', async () => {
  await test.sql(`insert into clock_reading (process, skew_ms) values ('Worker on here', 0)`);
  expect((await examined()).ill).toEqual(['crashes']);
});

it('says what is wrong with a setting, with the dictionary and with the address of the database', async () => {
  expect((await examined({ PORT: 'x' })).found).toEqual([
    expect.objectContaining({
      check: 'settings',
      verdict: 'fault',
      says: expect.stringContaining('PORT must be'),
    }),
  ]);
  expect((await examined({ WIRE_DIR: join(folder, 'none') })).ill).toContain('wire');
  expect((await examined({ SMS_GATEWAY: 'http' })).ill).toContain('settings');
  const away = await examined({ DATABASE_URL: 'postgres://127.0.0.1:1/x' });
  expect(away.ill).toEqual(['database']);
  expect(away.found.at(-1)?.says).toContain("can't be used");
});

it('names migrations that are pending, and changes nothing', async () => {
  await test.sql(`delete from schema_migration where name = (select max(name) from schema_migration)`);
  expect((await examined()).ill).toEqual(['tables']);
});
