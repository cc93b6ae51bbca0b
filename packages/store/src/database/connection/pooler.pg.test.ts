import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loginFault } from '../application-login.ts';
import { migrate } from '../migrate.ts';
import { leadsToPooler } from './pooler.ts';
import { openWritable, type WritableDatabase } from '../../tools.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { poolerBinary, startPooler, type Pooler } from '../../testing/run-pooler.ts';

const binary = poolerBinary();

describe('through PgBouncer in transaction mode', () => {
  let test: TestDatabase;
  let pooler: Pooler;
  let database: WritableDatabase;
  const asApplication = () => {
    const url = new URL(test.url);
    url.username = 'candor_app';
    return url.href;
  };
  const settings = { isPooled: true, statementTimeoutMs: 30_000, max: 20, isHelped: false };

  // Where there is none the run says so, and counts these as skipped.
  beforeEach(({ skip }) => skip(binary === undefined, 'PgBouncer is missing: apt-get install pgbouncer'));
  beforeAll(async () => {
    if (binary === undefined) return;
    test = await createTestDatabase();
    const host = new URL(test.url).searchParams.get('host') ?? '';
    pooler = await startPooler({ binary, host, sessions: 3 });
    database = openWritable({ url: pooler.urlOf(asApplication()), ...settings });
  });
  afterAll(async () => {
    await database?.close();
    await pooler?.stop();
    await test?.drop();
  });

  const stands = (from: WritableDatabase) =>
    from.withTransaction(async (tx) => {
      const { rows } = await tx.query<Record<string, unknown>>({
        text: `select session_user::text as login, current_user::text as role, current_setting('statement_timeout') as ends,
                 current_setting('idle_in_transaction_session_timeout') as idle, current_setting('timezone') as zone,
                 current_setting('max_parallel_workers_per_gather') as helpers`,
      });
      return rows[0];
    });

  it('every transaction is the application’s, with its limits and its zone', async () => {
    for (const found of await Promise.all(Array.from({ length: 12 }, () => stands(database))))
      expect(found).toEqual({
        login: 'candor_app',
        role: 'candor_app',
        ends: '30s',
        idle: '1min',
        zone: 'UTC',
        helpers: '0',
      });
    expect(await loginFault(database)).toBeUndefined();
    const hasty = openWritable({ url: pooler.urlOf(asApplication()), ...settings, statementTimeoutMs: 100 });
    const slept = hasty.withTransaction((tx) => tx.query({ text: 'select pg_sleep(5)' }));
    await expect(slept).rejects.toMatchObject({ code: '57014' });
    await hasty.close();
    // Its limit was its own: the session that it used has nothing left of it.
    expect(await stands(database)).toMatchObject({ ends: '30s' });
  });

  it('sixty at once share three sessions, with statements that have names elsewhere', async () => {
    const add = (n: number) =>
      database.withTransaction(async (tx) => {
        await tx.query({ name: 'pooled-first', text: `select $1::int as n`, values: [n] });
        const { rows } = await tx.query({
          name: 'pooled-pid',
          text: 'select pg_backend_pid() as pid where $1::int >= 0',
          values: [n],
        });
        return rows[0]?.['pid'];
      });
    const pids = await Promise.all(Array.from({ length: 60 }, (_, n) => add(n)));
    expect(new Set(pids).size).toBeLessThanOrEqual(3);
    const { rows } = await database.withTransaction((tx) =>
      tx.query({ text: 'select count(*)::int as named from pg_prepared_statements' }),
    );
    expect(rows).toEqual([{ named: 0 }]);
  });

  it('the same statements with names do not work: what this is for', async () => {
    const direct = openWritable({ url: pooler.urlOf(asApplication()), max: 1 });
    await expect(stands(direct)).rejects.toThrow(/unsupported startup parameter/u);
    await direct.close();
  });

  it('is healthy, in one message', async () => {
    expect(await database.healthy()).toBe(true);
  });

  it('is told from the database itself', async () => {
    expect(await leadsToPooler(pooler.urlOf(asApplication()))).toBe(true);
    expect(await leadsToPooler(test.url)).toBe(false);
  });

  it('migrates nothing, and keeps no lock', async () => {
    await expect(migrate({ url: pooler.urlOf(test.url) })).rejects.toMatchObject({
      code: 'migration_through_a_pooler',
    });
    const { rows } = await test.sql(
      // The databases of other test files are in the same server, and migrate meanwhile.
      `select count(*)::int as kept from pg_locks
        where locktype = 'advisory' and granted
          and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(rows).toEqual([{ kept: 0 }]);
  });

  it('a pooler that drops what a session asks for is noticed', async () => {
    const host = new URL(test.url).searchParams.get('host') ?? '';
    const deaf = await startPooler({
      binary: binary!,
      host,
      lines: ['ignore_startup_parameters = options'],
    });
    const lost = openWritable({ url: deaf.urlOf(asApplication()), max: 1, isPooled: false });
    expect(await loginFault(lost)).toMatch(/^what a session asks for at its start is lost on the way/u);
    await lost.close();
    await deaf.stop();
  });
});
