import { permit, takeAll } from '@candor/services/kernel/rate-limits';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openIdentity } from './open-identity.ts';
import { readSettings } from './settings/read-settings.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
afterEach(() => vi.useRealTimers());

const settings = readSettings({ PERSONAL_DATA_KEYS: 'ab'.repeat(32) });
const log = pino({ level: 'silent' });

/** What a node whose clock is `aheadMs` ahead is told when it asks for a code: 0, or how long to wait. */
async function askOnNode(aheadMs: number): Promise<number> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + aheadMs });
  const { parts } = await openIdentity(settings, test.database, log);
  const waitSeconds = await takeAll(test.database, [permit(parts.seal, 'loginOverall', '')], parts.now());
  vi.useRealTimers();
  return waitSeconds;
}

it('A1.2 · a node whose clock is ahead locks nobody out on the others', async () => {
  expect(await askOnNode(3_600_000)).toBe(0);
  expect(await askOnNode(0)).toBe(0);
  expect(await askOnNode(-3_600_000)).toBe(0);
});
