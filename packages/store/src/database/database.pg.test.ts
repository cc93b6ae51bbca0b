import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isConnectionLoss, isOutage, isPoolTimeout, isRetryable } from './database-errors.ts';
import { openDatabase, type Tx } from './database.ts';
import { openWritable, type WritableDatabase } from '../tools.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';

let test: TestDatabase;
let database: WritableDatabase;
let owner: WritableDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
  ({ database, owner } = test);
  await owner.withTransaction(async (tx) => {
    // The server looks for deadlocks after this long; connections made from now on don't wait a second.
    await tx.query({
      text: `alter role candor in database ${new URL(test.url).pathname.slice(1)} set deadlock_timeout = '50ms'`,
    });
    await tx.query({ text: 'create table purse (id integer primary key, cents bigint not null)' });
    await tx.query({ text: 'grant select, insert, update, delete on purse to candor_app' });
  });
});
afterAll(() => test.drop());
beforeEach(() =>
  database.withTransaction(async (tx) => {
    await tx.query({ text: 'delete from purse' });
    await tx.query({ text: 'insert into purse values (1, 100), (2, 100)' });
  }),
);

const add = (tx: Tx, id: number, cents: bigint) =>
  tx.query({
    name: 'purse-add',
    text: 'update purse set cents = cents + $2 where id = $1',
    values: [id, cents],
  });

async function centsOf(id: number): Promise<bigint | undefined> {
  const found = await database.withTransaction((tx) =>
    tx.query<{ cents: bigint }>({ text: 'select cents from purse where id = $1', values: [id] }),
  );
  return found.rows[0]?.cents;
}

async function scalar(text: string, from: WritableDatabase = database): Promise<unknown> {
  const { rows } = await from.withTransaction((tx) => tx.query<{ value: unknown }>({ text }));
  return rows[0]?.value;
}

/** Lets two transactions go on only when both have come this far. */
function meeting(): () => Promise<void> {
  let waiting = 2;
  const { promise, resolve } = Promise.withResolvers<void>();
  return () => {
    waiting -= 1;
    if (waiting === 0) resolve();
    return promise;
  };
}

describe('a transaction', () => {
  it('keeps what was done, and says how many rows it touched', async () => {
    const { rowCount } = await database.withTransaction((tx) => add(tx, 1, 5n));
    expect(rowCount).toBe(1);
    expect(await centsOf(1)).toBe(105n);
  });

  it('keeps nothing when the work throws, and the error comes out unchanged', async () => {
    const refusal = new Error('offer_has_expired');
    const work = database.withTransaction(async (tx) => {
      await add(tx, 1, 5n);
      throw refusal;
    });
    await expect(work).rejects.toBe(refusal);
    expect(await centsOf(1)).toBe(100n);
  });

  it('does not claim success when a failed statement was swallowed', async () => {
    const work = database.withTransaction(async (tx) => {
      await add(tx, 1, 5n);
      await tx.query({ text: 'select 1 / 0' }).catch(() => {});
    });
    await expect(work).rejects.toThrow('nothing was committed');
    expect(await centsOf(1)).toBe(100n);
  });

  it('takes no query after its end', async () => {
    let leaked: Tx | undefined;
    await database.withTransaction(async (tx) => {
      leaked = tx;
    });
    await expect(add(leaked as Tx, 1, 5n)).rejects.toThrow('This transaction is over');
    expect(await centsOf(1)).toBe(100n);
  });

  it('writes nothing when it is read only', async () => {
    const work = database.withTransaction((tx) => add(tx, 1, 5n), { readOnly: true });
    await expect(work).rejects.toMatchObject({ code: '25006' });
  });

  it.each(['read committed', 'repeatable read', 'serializable'] as const)('runs at %s', async (isolation) => {
    const level = await database.withTransaction(
      (tx) =>
        tx.query<{ value: string }>({ text: `select current_setting('transaction_isolation') as value` }),
      { isolation },
    );
    expect(level.rows[0]?.value).toBe(isolation);
  });
});

describe('a reading transaction', () => {
  it.each([
    ['changes no row', 'update purse set cents = cents + 1 where id = 1'],
    ['locks none', 'select 1 from purse where id = 1 for update'],
  ])('%s, whatever it is told', async (_, text) => {
    await expect(database.read((tx) => tx.query({ text }))).rejects.toMatchObject({ code: '25006' });
    expect(await centsOf(1)).toBe(100n);
  });

  it('is read only in PostgreSQL itself, and sees one picture where it is asked to', async () => {
    const level = await database.read(
      (tx) =>
        tx.query<{ level: string; only: string }>({
          text: `select current_setting('transaction_isolation') as level, current_setting('transaction_read_only') as only`,
        }),
      { isolation: 'repeatable read' },
    );
    expect(level.rows).toEqual([{ level: 'repeatable read', only: 'on' }]);
  });

  it('is all that a database has by name: a writing one is reached with the key alone', () => {
    expect(Object.keys(openDatabase({ url: test.url })).toSorted()).toEqual([
      'close',
      'healthy',
      'read',
      'use',
    ]);
  });
});

describe('what a column becomes', () => {
  it.each([
    { sql: `9007199254740993::bigint`, value: 9007199254740993n },
    { sql: `array[1, null, 9007199254740993]::bigint[]`, value: [1n, null, 9007199254740993n] },
    { sql: `0.10::numeric`, value: '0.10' },
    { sql: `array[0.10]::numeric[]`, value: ['0.10'] },
    { sql: `'2026-02-28'::date`, value: '2026-02-28' },
    { sql: `array['2028-02-29']::date[]`, value: ['2028-02-29'] },
    { sql: `'2026-02-28 23:59'::timestamp`, value: '2026-02-28 23:59:00' },
    { sql: `'2026-02-28 23:59+08'::timestamptz`, value: new Date('2026-02-28T15:59:00Z') },
    { sql: `7::integer`, value: 7 },
    { sql: `null::bigint`, value: null },
  ])('$sql', async ({ sql, value }) => {
    expect(await scalar(`select ${sql} as value`)).toEqual(value);
  });

  it('the session counts its days in UTC', async () => {
    expect(await scalar(`select current_setting('timezone') as value`)).toBe('UTC');
  });
});

describe('the application', () => {
  it('is candor_app, also after a reset', async () => {
    expect(await scalar('select current_user::text as value')).toBe('candor_app');
    const afterReset = await database.withTransaction(async (tx) => {
      await tx.query({ text: 'reset all' });
      return tx.query<{ value: string }>({ text: 'select current_user::text as value' });
    });
    expect(afterReset.rows[0]?.value).toBe('candor_app');
    expect(await scalar('select current_user::text as value', owner)).toBe('candor');
  });

  it.each(['create table loot (id integer)', 'create schema loot', 'drop table purse', 'truncate purse'])(
    'may not: %s',
    async (text) => {
      await expect(database.withTransaction((tx) => tx.query({ text }))).rejects.toMatchObject({
        code: '42501',
      });
    },
  );

  it('keeps the options that the address brings', async () => {
    const url = new URL(test.url);
    url.searchParams.set('options', '-c lock_timeout=4321');
    const withOptions = openWritable({ url: url.href, max: 1 });
    try {
      expect(await scalar(`select current_setting('lock_timeout') as value`, withOptions)).toBe('4321ms');
      expect(await scalar('select current_user::text as value', withOptions)).toBe('candor_app');
    } finally {
      await withOptions.close();
    }
  });
});

describe('trouble', () => {
  it('a deadlock is retryable, and one of the two went through', async () => {
    const meet = meeting();
    const transfer = (from: number, to: number) =>
      database.withTransaction(async (tx) => {
        await add(tx, from, -10n);
        await meet();
        await add(tx, to, 10n);
      });
    const outcomes = await Promise.allSettled([transfer(1, 2), transfer(2, 1)]);
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failures).toHaveLength(1);
    expect(failures[0]?.reason).toMatchObject({ code: '40P01' });
    expect(isRetryable(failures[0]?.reason)).toBe(true);
    expect(((await centsOf(1)) ?? 0n) + ((await centsOf(2)) ?? 0n)).toBe(200n);
  });

  it('a serialization failure is retryable', async () => {
    const meet = meeting();
    const increase = () =>
      database.withTransaction(
        async (tx) => {
          await tx.query({ text: 'select cents from purse where id = 1' });
          await meet();
          await add(tx, 1, 1n);
        },
        { isolation: 'repeatable read' },
      );
    const outcomes = await Promise.allSettled([increase(), increase()]);
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failures.map(({ reason }) => isRetryable(reason))).toEqual([true]);
    expect(await centsOf(1)).toBe(101n);
  });

  it('a connection ended in the middle is a loss, nothing is kept, and the pool goes on', async () => {
    const work = database.withTransaction(async (tx) => {
      await add(tx, 1, 5n);
      const { rows } = await tx.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' });
      await endSession(rows[0]?.pid ?? 0);
      await add(tx, 1, 5n);
    });
    const error = await work.catch((reason: unknown) => reason);
    expect(isConnectionLoss(error)).toBe(true);
    expect(isRetryable(error)).toBe(false);
    expect(await centsOf(1)).toBe(100n);
  });

  it('a connection ended while it lies idle is reported and replaced', async () => {
    const reported: Error[] = [];
    const idle = openWritable({ url: test.url, max: 1, onIdleError: (error) => reported.push(error) });
    const pid = (await scalar('select pg_backend_pid() as value', idle)) as number;
    await endSession(pid);
    await expect.poll(() => reported.length).toBe(1);
    expect(isConnectionLoss(reported[0])).toBe(true);
    expect(await scalar('select pg_backend_pid() as value', idle)).not.toBe(pid);
    await idle.close();
  });

  it('tells who waits for a connection, and only when all are lent out', async () => {
    const narrow = openWritable({ url: test.url, max: 2 });
    await narrow.healthy();
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const first = narrow.withTransaction(async () => {
      begin();
      await finished;
    });
    await begun;
    const second = narrow.withTransaction(() => finished);
    const third = narrow.withTransaction(() => finished);
    await expect.poll(() => narrow.use()).toEqual({ most: 2, lent: 2, idle: 0, waiting: 1 });
    finish();
    await Promise.all([first, second, third]);
    const asked = narrow.withTransaction(async () => {});
    expect(narrow.use()).toMatchObject({ most: 2, waiting: 0 });
    await asked;
    await narrow.close();
  });

  it('a pool without a free connection is an outage and recovers by itself', async () => {
    const narrow = openWritable({ url: test.url, max: 1, connectTimeoutMs: 50 });
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const busy = narrow.withTransaction(() => finished);
    const error = await narrow.withTransaction(async () => {}).catch((reason: unknown) => reason);
    expect(isPoolTimeout(error)).toBe(true);
    expect(isOutage(error)).toBe(true);
    expect(await narrow.healthy()).toBe(false);
    finish();
    await busy;
    expect(await narrow.healthy()).toBe(true);
    await narrow.close();
  });

  it('a server that takes no writes is unhealthy, and healthy again when it does', async () => {
    const name = new URL(test.url).pathname.slice(1);
    await test.sql(`alter database ${name} set default_transaction_read_only = on`);
    const first = openWritable({ url: test.url, max: 1 });
    expect(await first.healthy()).toBe(false);
    await first.close();
    await test.sql(`alter database ${name} reset default_transaction_read_only`);
    const second = openWritable({ url: test.url, max: 1 });
    expect(await second.healthy()).toBe(true);
    await second.close();
  });

  it('a server whose writes hang is unhealthy, and takes no connection for each that asks', async () => {
    const asked = openWritable({ url: test.url, max: 1 });
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const { promise: locked, resolve: hasLock } = Promise.withResolvers<void>();
    const holding = test.owner.withTransaction(async (tx) => {
      await tx.query({ text: 'select from pulse for update' });
      hasLock();
      await finished;
    });
    await locked;
    const answers = await Promise.all(Array.from({ length: 5 }, () => asked.healthy()));
    expect(new Set(answers)).toEqual(new Set([false]));
    const { rows } = await test.sql(
      `select count(*)::int as writers from pg_stat_activity
        where query like 'update pulse%' and state = 'active' and datname = current_database()`,
    );
    expect(rows).toEqual([{ writers: 1 }]);
    finish();
    await holding;
    expect(await asked.healthy()).toBe(true);
    await asked.close();
  });

  it('a server that is not there is an outage, and unhealthy', async () => {
    const url = new URL(test.url);
    url.searchParams.set('host', '/nowhere');
    const nowhere = openWritable({ url: url.href });
    const error = await nowhere.withTransaction(async () => {}).catch((reason: unknown) => reason);
    expect(isOutage(error)).toBe(true);
    expect(await nowhere.healthy()).toBe(false);
    await nowhere.close();
  });

  it('a statement that takes too long is ended', async () => {
    const hasty = openWritable({ url: test.url, max: 1, statementTimeoutMs: 100 });
    await expect(scalar('select pg_sleep(5) as value', hasty)).rejects.toMatchObject({ code: '57014' });
    expect(await hasty.healthy()).toBe(true);
    await hasty.close();
  });

  it('unless its transaction asked for patience: then neither the server nor we end it sooner', async () => {
    const hasty = openWritable({ url: test.url, max: 1, statementTimeoutMs: 500 });
    const slept = hasty.withTransaction(async (tx) => {
      await tx.waitUpTo(60_000);
      return (await tx.query({ text: `select 'awake' as value from pg_sleep(6)` })).rows;
    });
    await expect(slept).resolves.toEqual([{ value: 'awake' }]);
    // It was for that transaction alone.
    await expect(scalar('select pg_sleep(5) as value', hasty)).rejects.toMatchObject({ code: '57014' });
    await hasty.close();
  });
});

async function endSession(pid: number): Promise<void> {
  await owner.withTransaction((tx) =>
    tx.query({ text: 'select pg_terminate_backend($1, 5000)', values: [pid] }),
  );
}
