import { runCommand, type Command } from '@candor/services/kernel/commands';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { poolerBinary, startPooler, type Pooler } from '@candor/store/testing/run-pooler';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCheckedStore } from './open-checked-store.ts';
import { readSettings } from './settings/read-settings.ts';
import { startWorker } from './worker/start-worker.ts';

const binary = poolerBinary();
const ring: Command<null, null> = {
  name: 'test.ring',
  subject: () => 'bell',
  decide: async () => ({ output: null, outbox: [{ topic: 'bell', payload: 1 } as never] }),
};

describe('a start through PgBouncer', () => {
  let test: TestDatabase;
  let pooler: Pooler;
  let direct: string;
  let pooled: string;
  const open = (settings: Record<string, string>) => openCheckedStore(readSettings(settings), () => {});
  const refusal = (settings: Record<string, string>) => open(settings).catch((error: Error) => error.message);

  // Where there is none the run says so, and counts these as skipped.
  beforeEach(({ skip }) => skip(binary === undefined, 'PgBouncer is missing: apt-get install pgbouncer'));
  beforeAll(async () => {
    if (binary === undefined) return;
    test = await createTestDatabase();
    const url = new URL(test.url);
    url.username = 'candor_app';
    direct = url.href;
    pooler = await startPooler({ binary, host: url.searchParams.get('host') ?? '' });
    pooled = pooler.urlOf(direct);
  });
  afterAll(async () => {
    await pooler?.stop();
    await test?.drop();
  });

  it('says what is missing when nothing names the database itself', async () => {
    expect(await refusal({ DATABASE_URL: pooled })).toMatch(
      /leads through a connection pooler.* and nothing says so\. Put the database's own address.* DATABASE_URL_DIRECT/u,
    );
  });

  it('refuses a direct address that is none, and options that no pooler passes on', async () => {
    expect(await refusal({ DATABASE_URL: pooled, DATABASE_URL_DIRECT: pooled })).toContain(
      'DATABASE_URL_DIRECT leads through a connection pooler too',
    );
    expect(
      await refusal({ DATABASE_URL: `${pooled}?options=-c%20lock_timeout=1`, DATABASE_URL_DIRECT: direct }),
    ).toContain('no pooler passes the options of DATABASE_URL on');
  });

  it('refuses the owner behind the pooler as it does without', async () => {
    expect(await refusal({ DATABASE_URL: pooler.urlOf(test.url), DATABASE_URL_DIRECT: direct })).toMatch(
      /it logs in as candor, a superuser/u,
    );
  });

  it('then works: commands, the job queue, and a bell that is heard past the pooler', async () => {
    const { store } = await open({ DATABASE_URL: pooled, DATABASE_URL_DIRECT: direct });
    // Looking again every few seconds is stopped: only the database's bell can wake it.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const heard: unknown[] = [];
    const worker = await startWorker({
      ...store,
      ownerUrl: test.url,
      jobs: [{ name: 'nothing', cron: '0 0 1 1 *', run: async () => ({}) }],
      outboxHandlers: { bell: async (payload: unknown) => void heard.push(payload) },
      log: pino({ level: 'silent' }),
    });
    const actor = { kind: 'system', id: 'test' } as const;
    await Promise.all(
      Array.from({ length: 30 }, () => runCommand(store.database, ring, { input: null, actor })),
    );
    await expect.poll(() => heard.length).toBe(30);
    const { rows } = await test.sql(
      `select count(*)::int as sessions from pg_stat_activity where usename = 'candor_app' and datname = current_database()`,
    );
    // Four of the pooler's, one that listens, and the application's of this test.
    expect(rows[0]?.['sessions']).toBeLessThanOrEqual(4 + 1 + 10);
    await worker.stop();
    vi.useRealTimers();
    await store.close();
  });
});
