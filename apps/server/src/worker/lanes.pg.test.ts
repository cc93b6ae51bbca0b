import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand, type Command } from '@candor/services/kernel/commands';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moneyTopics, slowTopics } from './slow-topics.ts';
import { startWorker } from './start-worker.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const say: Command<{ topic: string; times: number }, null> = {
  name: 'test.say',
  subject: () => 'test',
  decide: async (_tx, { topic, times }) => ({
    output: null,
    outbox: Array.from({ length: times }, (_, n) => ({ topic, payload: n }) as never),
  }),
};
const send = (topic: string, times: number) =>
  runCommand(test.database, say, { input: { topic, times }, actor: { kind: 'system', id: 'test' } });

it('what leads to money is taken at once, behind 1,600 reminders and all that the end of a day wrote', async () => {
  await send('reminder.due', 1_600);
  await send('loan.settled', 400);
  const done = new Map<string, number>();
  /** As long as a reminder took when a morning's were measured. */
  const hear = (topic: string) => async () => {
    await sleep(topic === 'payout.ordered' ? 0 : 100);
    done.set(topic, (done.get(topic) ?? 0) + 1);
  };
  const topics = ['reminder.due', 'loan.settled', 'payout.ordered'];
  const worker = await startWorker({
    database: test.database,
    url: test.url,
    ownerUrl: test.url,
    jobs: [],
    outboxHandlers: Object.fromEntries(topics.map((topic) => [topic, hear(topic)])),
    slowTopics,
    moneyTopics,
    lanes: { usual: 1, byTopic: { 'reminder.due': 3 } },
    log: pino({ level: 'silent' }),
  });
  await expect.poll(() => done.get('reminder.due') ?? 0).toBeGreaterThan(3);
  await send('payout.ordered', 1);
  await expect.poll(() => done.get('payout.ordered')).toBe(1);
  // Most of what was there first still waits: nobody was overtaken because everything was done.
  expect(done.get('reminder.due')).toBeLessThan(800);
  expect(done.get('loan.settled')).toBeLessThan(200);
  // Three lanes of reminders do thrice as many as the one of everything else.
  await expect.poll(() => done.get('loan.settled') ?? 0).toBeGreaterThan(8);
  expect(done.get('reminder.due')).toBeGreaterThan((done.get('loan.settled') ?? 0) * 1.5);
  await worker.stop();
});
