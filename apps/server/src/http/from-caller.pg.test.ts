import { runCommand, type Command } from '@candor/services/kernel/commands';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeAlarms } from '../testing/alarms-heard.ts';
import { fromCaller, noteRefusal } from './from-caller.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const act: Command<'do' | 'refuse', null, 'not_found'> = {
  name: 'outbox.try-again',
  subject: () => 'outbox:1',
  decide: async (_tx, wish) => (wish === 'do' ? { output: null } : { refused: 'not_found' }),
};
const run = (wish: 'do' | 'refuse', dryRun = false) =>
  runCommand(test.database, act, { input: wish, actor: { kind: 'system', id: 'test' }, dryRun });

/** As much of a request as is looked at. */
const request = (group: string) =>
  ({
    id: 'r-1',
    ip: '127.0.0.1',
    headers: {},
    refusedAs: null,
    didCommand: null,
    routePlan: { call: { group, key: `${group}.act` } },
    log: { error: () => {} },
  }) as unknown as FastifyRequest;

const alarm = (about: string, code: string) => [
  {
    kind: 'refused-but-changed',
    about,
    detail: `outbox.try-again was done, and ${code} was answered (request r-1)`,
  },
];

describe.each(['console', 'loan'])('a request of the group %s', (group) => {
  it('that is refused and acts all the same raises an alarm', async () => {
    const asked = request(group);
    await fromCaller(asked, async () => {
      noteRefusal(asked, 'market_not_offered');
      await run('do');
    });
    expect(takeAlarms()).toEqual(alarm(`${group}.act`, 'market_not_offered'));
  });

  it('that acts and is then told that it may not raises an alarm', async () => {
    const asked = request(group);
    await fromCaller(asked, () => run('do'));
    noteRefusal(asked, 'not_permitted');
    expect(takeAlarms()).toEqual(alarm(`${group}.act`, 'not_permitted'));
  });

  it('that is refused by its command, tried out, or done, raises none', async () => {
    for (const [wish, dryRun, code] of [
      ['refuse', false, 'not_found'],
      ['do', true, 'not_permitted'],
    ] as const) {
      const asked = request(group);
      await fromCaller(asked, () => run(wish, dryRun));
      noteRefusal(asked, code);
    }
    const done = request(group);
    await fromCaller(done, () => run('do'));
    // What another command of the same call was refused for leaves the first as it is.
    noteRefusal(done, 'figures_have_changed');
    expect(takeAlarms()).toEqual([]);
  });
});
