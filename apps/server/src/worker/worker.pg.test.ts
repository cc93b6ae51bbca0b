import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { markets } from '@candor/markets';
import { dayIn } from '@candor/services/kernel/time';
import { runCommand, type Command } from '@candor/services/kernel/commands';
import { databaseNow, openDatabaseClock } from '@candor/store/database';
import { openBusinessClock } from '@candor/store/ledger';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endOfDay } from './end-of-day-job.ts';
import { jobs, type Job } from './jobs.ts';
import { startWorker } from './start-worker.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const log = pino({ level: 'silent' });
const ring: Command<{ times: number }, null> = {
  name: 'test.ring',
  subject: () => 'bell',
  decide: async (_tx, { times }) => ({
    output: null,
    outbox: Array.from({ length: times }, (_, index) => ({ topic: 'bell', payload: index }) as never),
  }),
};

describe('the worker', () => {
  it('hands a message over as soon as its command commits; two workers hand it over once', async () => {
    // Their looking again every few seconds is stopped: only the database's bell can wake them.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const heard: unknown[] = [];
    const outboxHandlers = { bell: async (payload: unknown) => void heard.push(payload) };
    const parts = {
      database: test.database,
      url: test.url,
      ownerUrl: test.url,
      jobs: [],
      outboxHandlers,
      log,
    };
    const workers = await Promise.all([startWorker(parts), startWorker(parts)]);
    await runCommand(test.database, ring, { input: { times: 10 }, actor: { kind: 'system', id: 'test' } });
    await expect.poll(() => heard.length).toBe(10);
    await Promise.all(workers.map((worker) => worker.stop()));
    vi.useRealTimers();
    expect(heard.toSorted()).toEqual(Array.from({ length: 10 }, (_, index) => index));
  });

  it('lets nobody’s message wait behind one that waits for a vendor', async () => {
    const heard: unknown[] = [];
    let answer = () => {};
    const vendor = new Promise<void>((resolve) => void (answer = resolve));
    const worker = await startWorker({
      database: test.database,
      url: test.url,
      ownerUrl: test.url,
      jobs: [],
      outboxHandlers: {
        slow: async () => {
          heard.push('asked');
          await vendor;
          heard.push('answered');
        },
        bell: async () => void heard.push('rung'),
      },
      slowTopics: [{ topic: 'slow', leaseSeconds: 60 }],
      log,
    });
    const ask: typeof ring = {
      ...ring,
      decide: async () => ({ output: null, outbox: [{ topic: 'slow', payload: null } as never] }),
    };
    const actor = { kind: 'system', id: 'test' } as const;
    await runCommand(test.database, ask, { input: { times: 1 }, actor });
    await expect.poll(() => heard).toEqual(['asked']);
    await runCommand(test.database, ring, { input: { times: 1 }, actor });
    await expect.poll(() => heard).toEqual(['asked', 'rung']);
    answer();
    await expect.poll(() => heard).toEqual(['asked', 'rung', 'answered']);
    await worker.stop();
  });

  it('lets no slow topic wait behind another, nor behind one message of its own that hangs', async () => {
    const heard: string[] = [];
    const end = Promise.withResolvers<void>();
    const worker = await startWorker({
      database: test.database,
      url: test.url,
      ownerUrl: test.url,
      jobs: [],
      outboxHandlers: {
        sms: async (payload) => {
          heard.push(`sms ${String(payload)}`);
          if (payload === 'hangs') await end.promise;
        },
        erase: async () => void heard.push('erase'),
      },
      slowTopics: ['sms', 'erase'].map((topic) => ({ topic, leaseSeconds: 60 })),
      log,
    });
    const write = (topic: string, payload: string) =>
      runCommand(
        test.database,
        { ...ring, decide: async () => ({ output: null, outbox: [{ topic, payload } as never] }) },
        { input: { times: 1 }, actor: { kind: 'system', id: 'test' } },
      );
    await write('sms', 'hangs');
    await expect.poll(() => heard).toEqual(['sms hangs']);
    await write('sms', 'passes');
    await expect.poll(() => heard).toEqual(['sms hangs', 'sms passes']);
    await write('erase', '');
    await expect.poll(() => heard).toEqual(['sms hangs', 'sms passes', 'erase']);
    end.resolve();
    await worker.stop();
  });

  it('hands over what was written while no worker ran', async () => {
    await runCommand(test.database, ring, { input: { times: 1 }, actor: { kind: 'system', id: 'test' } });
    let heard = 0;
    const worker = await startWorker({
      database: test.database,
      url: test.url,
      ownerUrl: test.url,
      jobs: [],
      outboxHandlers: { bell: async () => void (heard += 1) },
      log,
    });
    await expect.poll(() => heard).toBe(1);
    await worker.stop();
  });

  it('runs a due job once, whichever worker takes it', async () => {
    let runs = 0;
    const job: Job = { name: 'count', cron: '0 0 1 1 *', run: async () => ({ runs: (runs += 1) }) };
    const parts = {
      database: test.database,
      url: test.url,
      ownerUrl: test.url,
      jobs: [job],
      lookForJobsSeconds: 0.5,
      outboxHandlers: {},
      log,
    };
    const workers = await Promise.all([startWorker(parts), startWorker(parts)]);
    await test.sql("insert into pgboss.job (name, data) values ('count', '{}')");
    await expect.poll(() => runs).toBe(1);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(runs).toBe(1);
  });
});

describe('housekeeping', () => {
  it('deletes what has served its time, and nothing younger', async () => {
    const age = async (days: number) => {
      await test.sql(
        `insert into idempotency_key (scope, key, command, fingerprint, answer, created_at)
         values ('s', 'key-' || lpad($1::int::text, 8, '0'), 'c', 'f', '{}', now() - make_interval(days => $1::int))`,
        [days],
      );
    };
    for (const days of [1, 29, 31, 59, 61, 181]) await age(days);
    const [housekeeping] = jobs;
    const beside = { log, signal: new AbortController().signal };
    expect(await housekeeping?.run(test.database, new Date(), beside)).toMatchObject({
      answers: 4,
      telemetryMonths: 0,
    });
    expect((await test.sql('select * from idempotency_key')).rows).toHaveLength(2);
  });

  it('frees no limit before its time when the clock of the worker is ahead', async () => {
    await test.sql("insert into rate_limit values ('full', now() + interval '30 minutes'), ('old', now())");
    const [housekeeping] = jobs;
    const beside = { log, signal: new AbortController().signal };
    const anHourAhead = new Date(Date.now() + 3_600_000);
    expect(await housekeeping?.run(test.database, anHourAhead, beside)).toMatchObject({ limits: 1 });
  });

  it('clears every other table when one of them can not be cleared, and tells of that one', async () => {
    await test.sql("insert into rate_limit values ('past', now() - interval '200 days')");
    await test.sql('alter table idempotency_key rename to idempotency_key_away');
    const [housekeeping] = jobs;
    const beside = { log, signal: new AbortController().signal };
    const cleared = housekeeping?.run(test.database, new Date(), beside);
    await expect(cleared).rejects.toThrow(/answers/);
    await test.sql('alter table idempotency_key_away rename to idempotency_key');
    expect((await test.sql(`select * from rate_limit where bucket = 'past'`)).rows).toHaveLength(0);
  });
});

describe('the end of the day', () => {
  let job: Job | undefined;
  beforeAll(() => {
    job = endOfDay(test.database).job;
  });
  const beside = { log, signal: new AbortController().signal };
  const today = async () =>
    dayIn(markets.ph.timeZone, await test.database.withTransaction((tx) => databaseNow(tx)));
  const plus = (day: CalendarDate, days: number) => dateOfDayNumber(dayNumber(day) + days);
  /** What a machine believes whose clock is this far ahead. */
  const ahead = (hours: number) => new Date(Date.now() + hours * 3_600_000);

  it('is noticed by the worker in the zone of the market, by the database’s clock: after two days down two days are ended, and then none', async () => {
    const twoDaysAgo = plus(await today(), -2);
    await test.database.withTransaction((tx) => openBusinessClock(tx, 'ph', twoDaysAgo));
    expect(await job?.run(test.database, ahead(-72), beside)).toEqual({ days: 2, unended: 0 });
    expect(await job?.run(test.database, ahead(0), beside)).toEqual({ days: 0, unended: 0 });
  });

  it('does not come early on a machine that is 26 hours ahead, nor does a reminder leave there before its time', async () => {
    const clock = () => test.sql('select market, business_date from business_clock order by market');
    const before = (await clock()).rows;
    vi.useFakeTimers({ toFake: ['Date'], now: ahead(26) });
    try {
      const seen: Date[] = [];
      const heard: unknown[] = [];
      const hear = (topic: string) => async () => void heard.push(topic);
      const looks: Job = {
        name: 'looks',
        cron: '0 0 1 1 *',
        run: async (_database, now) => {
          seen.push(now);
          return {};
        },
      };
      const worker = await startWorker({
        database: test.database,
        url: test.url,
        ownerUrl: test.url,
        jobs: [looks],
        lookForJobsSeconds: 0.5,
        outboxHandlers: { bell: hear('bell'), 'reminder.due': hear('reminder.due') },
        now: await openDatabaseClock(test.database),
        log,
      });
      const { rows } = await test.sql(`select now() + interval '1 hour' as soon, now() as time`);
      const [soon, time] = [rows[0]?.['soon'] as Date, rows[0]?.['time'] as Date];
      const plan: typeof ring = {
        ...ring,
        decide: async () => ({
          output: null,
          outbox: [
            { topic: 'reminder.due', payload: null, notBefore: soon },
            { topic: 'bell', payload: null },
          ] as never,
        }),
      };
      await runCommand(test.database, plan, { input: { times: 1 }, actor: { kind: 'system', id: 'test' } });
      const boss = new PgBoss({ connectionString: test.url, max: 1, supervise: false, schedule: false });
      await boss.start();
      await boss.send('looks');
      await boss.stop();
      await expect.poll(() => [heard.length, seen.length]).toEqual([1, 1]);
      expect(heard).toEqual(['bell']);
      expect(Math.abs((seen[0]?.getTime() ?? 0) - time.getTime())).toBeLessThan(3_600_000);
      expect(await job?.run(test.database, new Date(), beside)).toEqual({ days: 0, unended: 0 });
      await worker.stop();
    } finally {
      vi.useRealTimers();
    }
    expect((await clock()).rows).toEqual(before);
  });

  it('stops after the chunk that is on its way when the worker stops', async () => {
    const stopped = { log, signal: AbortSignal.abort() };
    expect(await job?.run(test.database, new Date(), stopped)).toEqual({ days: 0, unended: 0 });
  });
});
