import { isConnectionLoss, type Tx } from '@candor/store/database';
import { runningWith, type WritableDatabase } from '@candor/store/tools';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor, Command, CommandAnswer } from './command.ts';
import { runCommand } from './run-command.ts';

let test: TestDatabase;
let database: WritableDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
  database = test.database;
  await test.sql('create table jar (id text primary key, coins integer not null check (coins >= 0))');
  await test.sql('grant select, insert, update on jar to candor_app');
});
afterAll(() => test.drop());
beforeEach(async () => {
  await test.sql("insert into jar values ('a', 0) on conflict (id) do update set coins = 0");
});

const teller: Actor = { kind: 'staff', id: 'teller-1' };

/** Puts coins into a jar; more than 100 are refused, after the jar was touched. */
const putCoins: Command<{ jar: string; coins: number }, { coins: number }, 'jar_is_full'> = {
  name: 'test.put-coins',
  subject: ({ jar }) => `jar:${jar}`,
  async decide(tx, { jar, coins }) {
    const { rows } = await tx.query<{ coins: number }>({
      text: 'update jar set coins = coins + $2 where id = $1 returning coins',
      values: [jar, coins],
    });
    const now = rows[0]?.coins ?? 0;
    if (now > 100) return { refused: 'jar_is_full', facts: { coins } };
    const filled = { topic: 'jar.filled', payload: { jar } } as never;
    return { output: { coins: now }, facts: { coins }, outbox: [filled] };
  },
};

async function coinsInJar(): Promise<number> {
  return (await test.sql("select coins from jar where id = 'a'")).rows[0]?.['coins'] as number;
}
async function countOf(table: 'audit_log' | 'outbox' | 'idempotency_key', where = 'true'): Promise<number> {
  return Number((await test.sql(`select count(*) from ${table} where ${where}`)).rows[0]?.['count']);
}
let nextKey = 0;
const freshKey = () => `key-${String((nextKey += 1)).padStart(8, '0')}`;

/** The same database, but its first transaction goes as told. */
function withFirstTransaction(
  first: (work: (tx: Tx) => Promise<unknown>) => Promise<never>,
): WritableDatabase {
  let isFirst = true;
  return runningWith(database, (work, options) => {
    if (!isFirst) return database.withTransaction(work, options);
    isFirst = false;
    return first(work);
  });
}
function connectionLoss(): Error {
  const error = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  expect(isConnectionLoss(error)).toBe(true);
  return error;
}

describe('a command that is done', () => {
  it('writes its rows, its audit entry and its outbox message together', async () => {
    const [audits, messages] = [await countOf('audit_log'), await countOf('outbox')];
    const answer = await runCommand(database, putCoins, {
      input: { jar: 'a', coins: 5 },
      actor: teller,
      requestId: 'R-1',
    });
    expect(answer).toEqual({ kind: 'done', output: { coins: 5 }, replayed: false });
    expect(await coinsInJar()).toBe(5);
    expect(await countOf('outbox')).toBe(messages + 1);
    expect(await countOf('audit_log')).toBe(audits + 1);
    const { rows } = await test.sql('select * from audit_log order by at desc limit 1');
    expect(rows[0]).toMatchObject({
      actor_kind: 'staff',
      actor_id: 'teller-1',
      command: 'test.put-coins',
      subject: 'jar:a',
      outcome: 'done',
      facts: { coins: 5 },
      request_id: 'R-1',
    });
  });

  it('leaves nothing at all when it throws', async () => {
    const [audits, messages] = [await countOf('audit_log'), await countOf('outbox')];
    const faulty: typeof putCoins = {
      ...putCoins,
      decide: async (tx, input, context) => {
        await putCoins.decide(tx, input, context);
        throw new Error('a bug of ours');
      },
    };
    const key = freshKey();
    const request = { input: { jar: 'a', coins: 5 }, actor: teller, idempotencyKey: key };
    await expect(runCommand(database, faulty, request)).rejects.toThrow('a bug of ours');
    expect([await coinsInJar(), await countOf('audit_log'), await countOf('outbox')]).toEqual([
      0,
      audits,
      messages,
    ]);
    expect(await runCommand(database, putCoins, request)).toMatchObject({ kind: 'done', replayed: false });
  });
});

describe('a refusal', () => {
  it('that only time stands behind is not kept: the same key asks anew when its day has come', async () => {
    for (const refused of ['period_closed', 'day_is_in_the_future'] as const) {
      let hasCome = false;
      const patient: Command<{ jar: string; coins: number }, { coins: number }, string> = {
        ...putCoins,
        decide: async (tx, input, context) =>
          hasCome ? putCoins.decide(tx, input, context) : { refused, facts: { on: '2026-11-15' } },
      };
      const request = { input: { jar: 'a', coins: 5 }, actor: teller, idempotencyKey: freshKey() };
      expect(await runCommand(database, patient, request)).toMatchObject({ refusal: { refused } });
      hasCome = true;
      expect(await runCommand(database, patient, request)).toMatchObject({ kind: 'done', replayed: false });
      expect(await runCommand(database, patient, request)).toMatchObject({ kind: 'done', replayed: true });
    }
  });

  it('takes the rows back, sends nothing, and is audited', async () => {
    const messages = await countOf('outbox');
    const answer = await runCommand(database, putCoins, { input: { jar: 'a', coins: 101 }, actor: teller });
    expect(answer).toEqual({
      kind: 'refused',
      refusal: { refused: 'jar_is_full', facts: { coins: 101 } },
      replayed: false,
    });
    expect(await coinsInJar()).toBe(0);
    expect(await countOf('outbox')).toBe(messages);
    const { rows } = await test.sql('select outcome from audit_log order by at desc limit 1');
    expect(rows[0]?.['outcome']).toBe('refused: jar_is_full');
  });

  it('is replayed under its key, also when the rule would say yes by now', async () => {
    const request = { input: { jar: 'a', coins: 60 }, actor: teller, idempotencyKey: freshKey() };
    await runCommand(database, putCoins, { input: { jar: 'a', coins: 60 }, actor: teller });
    expect(await runCommand(database, putCoins, request)).toMatchObject({ kind: 'refused', replayed: false });
    await test.sql("update jar set coins = 0 where id = 'a'");
    expect(await runCommand(database, putCoins, request)).toMatchObject({ kind: 'refused', replayed: true });
    expect(await coinsInJar()).toBe(0);
  });
});

describe('an idempotency key', () => {
  it('with the same body gives the same answer and does nothing again', async () => {
    const key = freshKey();
    const first = await runCommand(database, putCoins, {
      input: { jar: 'a', coins: 5 },
      actor: teller,
      idempotencyKey: key,
    });
    const audits = await countOf('audit_log');
    const again = await runCommand(database, putCoins, {
      input: { coins: 5, jar: 'a' },
      actor: teller,
      idempotencyKey: key,
    });
    expect(again).toEqual({ ...first, replayed: true });
    expect([await coinsInJar(), await countOf('audit_log')]).toEqual([5, audits]);
  });

  it('with another body, or for another command, is refused as reused', async () => {
    const key = freshKey();
    await runCommand(database, putCoins, {
      input: { jar: 'a', coins: 5 },
      actor: teller,
      idempotencyKey: key,
    });
    const other = { input: { jar: 'a', coins: 6 }, actor: teller, idempotencyKey: key };
    expect(await runCommand(database, putCoins, other)).toEqual({ kind: 'key-reused' });
    const renamed = { ...putCoins, name: 'test.take-coins' } as const;
    const same = { input: { jar: 'a', coins: 5 }, actor: teller, idempotencyKey: key };
    expect(await runCommand(database, renamed, same)).toEqual({ kind: 'key-reused' });
    expect(await coinsInJar()).toBe(5);
  });

  it("is one's own: another person's equal key means something else", async () => {
    const key = freshKey();
    const input = { jar: 'a', coins: 5 };
    await runCommand(database, putCoins, { input, actor: teller, idempotencyKey: key });
    const other = await runCommand(database, putCoins, {
      input,
      actor: { kind: 'staff', id: 'teller-2' },
      idempotencyKey: key,
    });
    expect(other).toMatchObject({ kind: 'done', replayed: false });
  });

  it('sent fifty times in parallel does the thing once; who comes too early is told so at once', async () => {
    const request = { input: { jar: 'a', coins: 1 }, actor: teller, idempotencyKey: freshKey() };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => runCommand(database, putCoins, request)),
    );
    const kinds = answers.map((answer) =>
      'replayed' in answer ? `${answer.kind} ${answer.replayed}` : answer.kind,
    );
    expect(kinds.filter((kind) => kind === 'done false')).toHaveLength(1);
    expect(['done false', 'done true', 'key-in-use']).toEqual(expect.arrayContaining([...new Set(kinds)]));
    expect(await coinsInJar()).toBe(1);
  });
});

describe('conflicts and broken connections', () => {
  it('twenty serializable commands at once all happen, each once', async () => {
    const careful: Command<{ jar: string }, { coins: number }> = {
      name: 'test.count-and-put',
      isolation: 'serializable',
      subject: ({ jar }) => `jar:${jar}`,
      async decide(tx, { jar }) {
        const read = await tx.query<{ coins: number }>({
          text: 'select coins from jar where id = $1',
          values: [jar],
        });
        const coins = (read.rows[0]?.coins ?? 0) + 1;
        await tx.query({ text: 'update jar set coins = $2 where id = $1', values: [jar, coins] });
        return { output: { coins } };
      },
    };
    let left = 20;
    const worker = async () => {
      while (left-- > 0) await runCommand(database, careful, { input: { jar: 'a' }, actor: teller });
    };
    await Promise.all([worker(), worker(), worker()]);
    expect(await coinsInJar()).toBe(20);
  });

  it('a connection that breaks before the commit: the command runs again and happens once', async () => {
    let attempts = 0;
    const cut: typeof putCoins = {
      ...putCoins,
      decide: async (tx, input, context) => {
        const decision = await putCoins.decide(tx, input, context);
        attempts += 1;
        if (attempts === 1) {
          const { rows } = await tx.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' });
          await test.sql('select pg_terminate_backend($1)', [rows[0]?.pid]);
        }
        return decision;
      },
    };
    const answer = await runCommand(database, cut, { input: { jar: 'a', coins: 5 }, actor: teller });
    expect(answer).toEqual({ kind: 'done', output: { coins: 5 }, replayed: false });
    expect([attempts, await coinsInJar()]).toEqual([2, 5]);
  });

  it('the answer to the commit is lost: it is found out that it happened, and it is not done again', async () => {
    // A command that can't run twice: were it tried again, it would fail on its own row.
    const makeJar: Command<{ jar: string }, { made: string }> = {
      name: 'test.make-jar',
      subject: ({ jar }) => `jar:${jar}`,
      async decide(tx, { jar }) {
        await tx.query({ text: 'insert into jar (id, coins) values ($1, 0)', values: [jar] });
        return { output: { made: jar } };
      },
    };
    const deaf = withFirstTransaction(async (work) => {
      await database.withTransaction(work);
      throw connectionLoss();
    });
    const answer = await runCommand(deaf, makeJar, { input: { jar: 'b' }, actor: teller });
    expect(answer).toEqual({ kind: 'done', output: { made: 'b' }, replayed: false });
  });

  it('the commit is still on its way when we ask: the retry collides with it and loses', async () => {
    // The first attempt hangs before its commit, as behind a broken network; it goes on once the retry is
    // waiting for it.
    let background: Promise<unknown> | undefined;
    const hanging = withFirstTransaction(
      (work) =>
        new Promise((_resolve, reject) => {
          background = database.withTransaction(async (tx) => {
            await work(tx);
            reject(connectionLoss());
            await expect.poll(countOfWaitingBackends).toBeGreaterThan(0);
          });
        }),
    );
    const answer = await runCommand(hanging, putCoins, { input: { jar: 'a', coins: 5 }, actor: teller });
    await background;
    expect(answer).toEqual({ kind: 'done', output: { coins: 5 }, replayed: false });
    expect(await coinsInJar()).toBe(5);
  });

  async function countOfWaitingBackends(): Promise<number> {
    const { rows } = await test.sql(
      "select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    return Number(rows[0]?.['count']);
  }
});

describe('a dry run', () => {
  it('answers as the real thing would, and leaves nothing behind', async () => {
    const before = [await countOf('audit_log'), await countOf('outbox'), await countOf('idempotency_key')];
    const request = { input: { jar: 'a', coins: 5 }, actor: teller, idempotencyKey: freshKey() };
    const rehearsed = await runCommand(database, putCoins, { ...request, dryRun: true });
    expect(await coinsInJar()).toBe(0);
    expect([await countOf('audit_log'), await countOf('outbox'), await countOf('idempotency_key')]).toEqual(
      before,
    );
    const real: CommandAnswer<{ coins: number }, 'jar_is_full'> = await runCommand(
      database,
      putCoins,
      request,
    );
    expect(rehearsed).toEqual(real);
  });
});

describe('the audit log', () => {
  it('refuses change by right: the application may not even try', async () => {
    const attempt = (text: string) => database.withTransaction((tx) => tx.query({ text }));
    await expect(attempt("update audit_log set outcome = 'done'")).rejects.toThrow(/permission denied/);
    await expect(attempt('delete from audit_log')).rejects.toThrow(/permission denied/);
    await expect(attempt('truncate audit_log')).rejects.toThrow(/permission denied/);
  });

  it('refuses change by trigger: not even the owner can', async () => {
    await expect(test.sql("update audit_log set outcome = 'done'")).rejects.toThrow(/append-only/);
    await expect(test.sql('delete from audit_log')).rejects.toThrow(/append-only/);
    await expect(test.sql('truncate audit_log cascade')).rejects.toThrow(/append-only/);
  });
});
