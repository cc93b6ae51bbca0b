import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Command } from '../commands/command.ts';
import { runCommand } from '../commands/run-command.ts';
import { relayOutbox } from './relay-outbox.ts';

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
    outbox: words.map((payload) => ({ topic, payload })),
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
