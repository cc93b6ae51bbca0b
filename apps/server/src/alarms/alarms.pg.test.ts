import { alarmKinds, checkChain, keepAlarm, noteClock } from '@candor/services/backoffice/system';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeAlarms } from '../testing/alarms-heard.ts';
import { raiseAlarm } from './alarms.ts';
import { keepAlarms } from './keep-alarms.ts';
import { lookAtClock } from './watch-clock.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const silent = { error: () => {}, warn: () => {} };
const rows = async () =>
  (await test.sql('select kind, about, detail, count::int, acknowledged_at from alarm order by kind, about'))
    .rows;
const forget = () =>
  test.sql('set session_replication_role = replica; delete from alarm; reset session_replication_role');
beforeEach(forget);

describe('an alarm', () => {
  it.each(alarmKinds)(
    'of the kind %s is written into a row, and counted there when it comes again',
    async (kind) => {
      const kept = keepAlarms(test.database, silent);
      raiseAlarm(silent, kind, { about: 'ph', detail: 'the first' });
      raiseAlarm(silent, kind, { about: 'ph', detail: 'the second' });
      raiseAlarm(silent, kind, {
        about: 'in',
        error: Object.assign(new TypeError('+639171234567 is no number'), { code: 'E_NO' }),
      });
      await kept.stop();
      expect(takeAlarms()).toHaveLength(3);
      expect(await rows()).toEqual([
        { kind, about: 'in', detail: 'TypeError E_NO', count: 1, acknowledged_at: null },
        { kind, about: 'ph', detail: 'the second', count: 2, acknowledged_at: null },
      ]);
    },
  );

  it('that comes by the thousand asks the database a few times, and none is lost', async () => {
    const write = vi.spyOn(test.database, 'read');
    const kept = keepAlarms(test.database, silent);
    for (let n = 0; n < 1_000; n += 1) raiseAlarm(silent, 'reply-sent-twice', { about: 'loan.repay' });
    await kept.stop();
    takeAlarms();
    expect(await rows()).toMatchObject([{ count: 1_000 }]);
    write.mockRestore();
  });

  it('longer than a row takes is cut', async () => {
    await keepAlarm(test.database, {
      kind: 'chain-broken',
      about: 'x'.repeat(999),
      detail: 'é'.repeat(999),
      times: 1,
    });
    expect(await rows()).toMatchObject([{ about: 'x'.repeat(200), detail: 'é'.repeat(500) }]);
  });

  it('is not raised by its own writing: a database that is away is tried again', async () => {
    const away = Object.assign(Object.create(test.database), {});
    const warn = vi.fn();
    const kept = keepAlarms(
      new Proxy(away, {
        get() {
          throw new Error('away');
        },
      }),
      { warn },
    );
    raiseAlarm(silent, 'clock-skew');
    await kept.stop();
    expect(takeAlarms()).toHaveLength(1);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('a clock', () => {
  const hour = 3_600_000;

  it('that shows the database’s time raises nothing and is written down', async () => {
    await lookAtClock({ database: test.database, log: silent, role: 'Server' });
    expect(takeAlarms()).toEqual([]);
    const { rows: read } = await test.sql(
      'select process, abs(skew_ms) < 2000 as "isGood" from clock_reading',
    );
    expect(read).toEqual([{ process: expect.stringMatching(/^Server on /u), isGood: true }]);
  });

  it.each([
    ['ahead of', hour],
    ['behind', -hour],
  ])('that is %s it by an hour raises an alarm', async (way, by) => {
    await lookAtClock({ database: test.database, log: silent, role: 'Worker', wall: () => Date.now() + by });
    expect(takeAlarms()).toMatchObject([
      {
        kind: 'clock-skew',
        about: expect.stringMatching(/^Worker on /u),
        detail: expect.stringContaining(way),
      },
    ]);
  });

  it('is judged without the time that the question took', async () => {
    const times = [Date.now() - 60_000, Date.now() + 60_000];
    const { isOff } = await noteClock(test.database, 'slow', () => times.shift() ?? 0);
    expect(isOff).toBe(false);
  });
});

describe('the chain', () => {
  it('is followed, noted, and not followed again within the day; what differs is told', async () => {
    expect(await checkChain(test.database, null)).toEqual([]);
    expect(await checkChain(test.database, null)).toBeUndefined();
    const { rows: checks } = await test.sql('select differences::int, days from chain_check');
    expect(checks).toEqual([{ differences: 0, days: null }]);
    await test.sql(
      'set session_replication_role = replica; delete from chain_check; reset session_replication_role',
    );
    await test.sql(
      `set session_replication_role = replica;
       insert into audit_log (id, actor_kind, actor_id, command, subject, outcome, facts, changes)
       values (gen_random_uuid(), 'system', 'nobody', 'forged', 'nothing', 'done', '{}', '[]');
       reset session_replication_role`,
    );
    expect(await checkChain(test.database, null)).toMatchObject([
      { rule: 'a line of the audit log is what was sealed' },
    ]);
    await test.sql(
      `set session_replication_role = replica; delete from audit_log where command = 'forged'; reset session_replication_role`,
    );
  });
});
