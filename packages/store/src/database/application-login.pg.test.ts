import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginFault } from './application-login.ts';
import { openWritable } from '../tools.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

/**
 * Statements that somebody slipped in, one after the other in one session; gives what the last one was
 * answered.
 */
async function slipIn(...statements: readonly string[]): Promise<string> {
  return test.database
    .withTransaction(async (tx) => {
      for (const text of statements) await tx.query({ text });
      return 'done';
    })
    .catch((error: Error) => error.message);
}

describe('whatever runs through the application’s login', () => {
  it('is candor_app from the moment it logs in, and owns nothing', async () => {
    const { rows } = await test.database.withTransaction((tx) =>
      tx.query({ text: `select session_user::text as login, current_user::text as works_as` }),
    );
    expect(rows).toEqual([{ login: 'candor_app', works_as: 'candor_app' }]);
    expect(await loginFault(test.database)).toBeUndefined();
  });

  it.each([
    [
      'take off its role and empty the audit log',
      `select set_config('role', 'none', false)`,
      'delete from audit_log',
    ],
    ['reset its session and empty the audit log', 'reset all', 'delete from audit_log'],
    ['become the owner', 'set role candor', 'delete from audit_log'],
    ['switch the guards off', 'set local session_replication_role = replica', 'select 1'],
    ['drop a guard', 'drop trigger audit_log_append_only on audit_log', 'select 1'],
    ['make itself an owner', 'create table public.mine (id integer)', 'select 1'],
    ['change a balance', 'update ledger_balance set minor = 0', 'select 1'],
  ])('can not %s', async (_title, ...statements) => {
    expect(await slipIn(...statements)).toMatch(/permission denied|must be owner/);
  });
});

describe('a login that could do more', () => {
  it('is named: the owner, and somebody who can become the owner', async () => {
    expect(await loginFault(test.owner)).toMatch(/^it logs in as candor, a superuser$/);
    const role = `half_${randomBytes(4).toString('hex')}`;
    await test.sql(`create role ${role} login`);
    await test.sql(`grant candor_app, pg_read_all_data to ${role}`);
    const url = new URL(test.url);
    url.username = role;
    url.password = 'of-its-own';
    const half = openWritable({ url: url.href, max: 1 });
    expect(await loginFault(half)).toBeUndefined();
    await test.sql(`create role ${role}_owner`);
    await test.sql(`create table public.owned_elsewhere (id integer)`);
    await test.sql(`alter table public.owned_elsewhere owner to ${role}_owner`);
    await test.sql(`grant ${role}_owner to ${role}`);
    expect(await loginFault(half)).toBe(
      `it logs in as ${role}, who can become ${role}_owner, the owner of the tables`,
    );
    await half.close();
    await test.sql('drop table public.owned_elsewhere');
    await test.sql(`drop role ${role}, ${role}_owner`);
  });
});
