import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Command } from '../commands/command.ts';
import { runForMessage } from './run-for-message.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('a message that another worker is at does not count as done: it comes back, and then has the same answer', async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  let times = 0;
  const pay: Command<null, string> = {
    name: 'test.pay',
    subject: () => 'test',
    decide: async () => {
      times += 1;
      begun.resolve();
      await end.promise;
      return { output: 'paid' };
    },
  };
  const request = {
    input: null,
    actor: { kind: 'system', id: 'test' },
    idempotencyKey: 'message 1',
  } as const;
  const first = runForMessage(test.database, pay, request);
  await begun.promise;
  await expect(runForMessage(test.database, pay, request)).rejects.toThrow('another worker is at test.pay');
  end.resolve();
  expect(await first).toMatchObject({ kind: 'done', output: 'paid' });
  expect(await runForMessage(test.database, pay, request)).toMatchObject({ output: 'paid', replayed: true });
  expect(times).toBe(1);
});
