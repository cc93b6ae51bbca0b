import { openWritable } from '@candor/store/tools';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Command } from '../commands/command.ts';
import { runCommand } from '../commands/run-command.ts';
import { relayOutbox } from './relay-outbox.ts';
import { simulatedClock } from '../../composition/sandbox/simulated-time.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(() => test.sql('delete from outbox'));

const say: Command<{ words: string[]; topic: string }, null> = {
  name: 'test.say',
  subject: () => 'test',
  decide: async (_tx, { words, topic }) => ({
    output: null,
    outbox: words.map((payload) => ({ topic, payload }) as never),
  }),
};
const send = (words: string[], topic = 'say') =>
  runCommand(test.database, say, { input: { words, topic }, actor: { kind: 'system', id: 'test' } });

describe('the outbox', () => {
  it('hands each message to its handler, in order, once', async () => {
    await send(['one', 'two', 'three']);
    const heard: unknown[] = [];
    const handlers = { say: async (payload: unknown) => void heard.push(payload) };
    expect(await relayOutbox(test.database, handlers)).toBe(3);
    expect(await relayOutbox(test.database, handlers)).toBe(0);
    expect(heard).toEqual(['one', 'two', 'three']);
  });

  it('gives each message to one of several workers', async () => {
    const words = Array.from({ length: 40 }, (_, index) => `word ${index}`);
    await send(words);
    const heard: string[] = [];
    const handlers = {
      say: async (payload: unknown) => {
        heard.push(String(payload));
        await new Promise((resolve) => setTimeout(resolve, 1));
      },
    };
    await Promise.all([1, 2, 3, 4].map(() => relayOutbox(test.database, handlers)));
    expect(heard.toSorted()).toEqual(words.toSorted());
  });

  it('keeps a message whose handler fails, tries it later, and in the end leaves it for a person', async () => {
    await send(['one']);
    const failing = { say: () => Promise.reject(new Error('the gateway is away')) };
    expect(await relayOutbox(test.database, failing)).toBe(1);
    const first = (await test.sql('select *, next_attempt_at > now() as later from outbox')).rows[0];
    expect(first).toMatchObject({
      attempts: 1,
      last_error: 'the gateway is away',
      later: true,
      done_at: null,
      given_up_at: null,
    });
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await test.sql('update outbox set next_attempt_at = now()');
      await relayOutbox(test.database, failing);
    }
    const last = (await test.sql('select * from outbox')).rows[0];
    expect(last?.['attempts']).toBe(8);
    expect(last?.['given_up_at']).toBeInstanceOf(Date);
  });

  it('keeps a message that nothing handles', async () => {
    await send(['one'], 'unheard');
    await relayOutbox(test.database, {});
    const { rows } = await test.sql('select last_error, done_at from outbox');
    expect(rows).toEqual([{ last_error: 'nothing handles the topic unheard', done_at: null }]);
  });
});

const rows = async () =>
  (
    await test.sql(
      'select payload, attempts, last_error, done_at is not null as done, given_up_at is not null as lost from outbox order by id',
    )
  ).rows;
const leaseIsOver = () => test.sql('update outbox set leased_until = now() where leased_until is not null');

/** A handler that says when it has begun, and ends when it is let go. */
function heldHandler() {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const attempts: number[] = [];
  const hear = async (_payload: unknown, { attempt }: { attempt: number }) => {
    attempts.push(attempt);
    begun.resolve();
    await end.promise;
  };
  return { handlers: { say: hear }, attempts, begun: begun.promise, end: end.resolve };
}

describe('a message that is being handled', () => {
  it('holds nothing open: its handler may take longer than a transaction may be idle, and needs no second connection', async () => {
    await send(['slow', 'next']);
    // A transaction that is idle for two seconds loses its connection here.
    const worker = openWritable({ url: test.url, max: 1, statementTimeoutMs: 1_000 });
    const heard: unknown[] = [];
    const hear = async (payload: unknown) => {
      heard.push(payload);
      if (payload === 'slow') await new Promise((resolve) => setTimeout(resolve, 2_500));
      await worker.withTransaction((tx) => tx.query({ text: 'select 1' }));
    };
    expect(await relayOutbox(worker, { say: hear })).toBe(2);
    await worker.close();
    expect(heard).toEqual(['slow', 'next']);
    expect(await rows()).toMatchObject([
      { attempts: 1, done: true },
      { attempts: 1, done: true },
    ]);
  });

  it('is given to nobody else while its lease lasts, however far ahead their clock is', async () => {
    await send(['one']);
    const first = heldHandler();
    const relay = relayOutbox(test.database, first.handlers);
    await first.begun;
    const inTenDays = simulatedClock(() => new Date(Date.now() + 10 * 86_400_000));
    expect(await relayOutbox(test.database, first.handlers, { now: inTenDays })).toBe(0);
    first.end();
    await relay;
    expect(first.attempts).toEqual([1]);
    expect(await rows()).toMatchObject([{ attempts: 1, done: true }]);
  });

  it('comes back after the lease of a worker that died with it, and others pass meanwhile', async () => {
    await send(['deadly', 'other']);
    const dying = openWritable({ url: test.url });
    const killed = relayOutbox(dying, { say: () => dying.close() });
    await expect(killed).rejects.toThrow();
    const heard: unknown[] = [];
    const hear = async (payload: unknown, { attempt }: { attempt: number }) =>
      void heard.push([payload, attempt]);
    await relayOutbox(test.database, { say: hear });
    expect(heard).toEqual([['other', 1]]);
    await leaseIsOver();
    await relayOutbox(test.database, { say: hear });
    expect(heard).toEqual([
      ['other', 1],
      ['deadly', 2],
    ]);
  });

  it('is done in the end when the worker’s connections are cut under it', async () => {
    await send(['one', 'two']);
    const worker = openWritable({ url: test.url, max: 1 });
    const cut = async (_payload: unknown, { attempt }: { attempt: number }) => {
      if (attempt > 1) return;
      const { rows: own } = await worker.withTransaction((tx) =>
        tx.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' }),
      );
      await test.sql('select pg_terminate_backend($1)', [own[0]?.pid]);
    };
    for (let round = 0; round < 4; round += 1) {
      await relayOutbox(worker, { say: cut }).catch(() => {});
      await leaseIsOver();
    }
    await worker.close();
    expect(await rows()).toMatchObject([{ done: true }, { done: true }]);
  });

  it('belongs to whoever took it over after its lease: the first worker’s late end counts for nothing', async () => {
    await send(['one']);
    const [first, second] = [heldHandler(), heldHandler()];
    const told: string[] = [];
    const onFailure = ({ reason }: { reason: string }) => void told.push(reason);
    const late = relayOutbox(test.database, first.handlers, { onFailure });
    await first.begun;
    await leaseIsOver();
    const taker = relayOutbox(test.database, second.handlers);
    await second.begun;
    first.end();
    await late;
    expect(told).toEqual(['done when its lease was over']);
    expect(await rows()).toMatchObject([{ attempts: 2, done: false }]);
    second.end();
    await taker;
    expect(second.attempts).toEqual([2]);
    expect(await rows()).toMatchObject([{ attempts: 2, done: true }]);
  });

  it('has failed when it takes longer than its lease, and the next one is handed over', async () => {
    await send(['hangs', 'next']);
    const heard: unknown[] = [];
    const enough = new AbortController();
    const hear = async (payload: unknown) => {
      heard.push(payload);
      if (payload === 'hangs') await new Promise<void>(() => {});
      enough.abort();
    };
    await relayOutbox(test.database, { say: hear }, { leaseSeconds: 0.2, signal: enough.signal });
    expect(heard).toEqual(['hangs', 'next']);
    expect(await rows()).toMatchObject([
      { attempts: 1, last_error: 'not done within 0.2 seconds', done: false },
      { attempts: 1, done: true },
    ]);
  });

  it('that no worker ever came back from is left for a person, and not tried a ninth time', async () => {
    await send(['deadly']);
    await test.sql("update outbox set attempts = 8, leased_until = now() - interval '1 second'");
    const lost: unknown[] = [];
    const onFailure = (failure: object) => void lost.push(failure);
    await relayOutbox(test.database, { say: () => expect.unreachable() }, { onFailure });
    expect(lost).toMatchObject([{ reason: 'no worker came back from it', retryInSeconds: null }]);
    expect(await rows()).toMatchObject([{ done: false, lost: true }]);
  });
});

describe('a message that fails each time', () => {
  it('waits longer and longer, while all others pass', async () => {
    await send(['poison', 'one', 'two']);
    const heard: unknown[] = [];
    let enough = new AbortController();
    const hear = async (payload: unknown) => {
      heard.push(payload);
      if (payload === 'poison') throw new Error('it can not be read');
      if (payload !== 'one') enough.abort();
    };
    await relayOutbox(test.database, { say: hear }, { signal: enough.signal });
    expect(heard).toEqual(['poison', 'one', 'two']);
    await send(['three']);
    await test.sql('update outbox set next_attempt_at = now() where payload = \'"poison"\'');
    enough = new AbortController();
    await relayOutbox(test.database, { say: hear }, { signal: enough.signal });
    expect(await rows()).toMatchObject([
      { payload: 'poison', done: false },
      { payload: 'one', attempts: 1, done: true },
      { payload: 'two', attempts: 1, done: true },
      { payload: 'three', attempts: 1, done: true },
    ]);
  });

  it('waits by the clock of the worker too, when that is ahead of the database’s', async () => {
    await send(['poison']);
    const inTenDays = simulatedClock(() => new Date(Date.now() + 10 * 86_400_000));
    const once = new AbortController();
    const failing = {
      say: async () => {
        once.abort();
        throw new Error('away');
      },
    };
    await relayOutbox(test.database, failing, { now: inTenDays, signal: once.signal });
    const { rows: left } = await test.sql(
      "select next_attempt_at > now() + interval '9 days' as later from outbox",
    );
    expect(left).toEqual([{ later: true }]);
  });
});
