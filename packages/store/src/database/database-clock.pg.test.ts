import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openDatabaseClock } from './database-clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
afterEach(() => vi.useRealTimers());

const hour = 3_600_000;
/** How far the clock is from the database's, in whole hours: how busy the machine is doesn't matter. */
async function hoursAhead(now: () => Date): Promise<number> {
  const { rows } = await test.sql('select clock_timestamp() as time');
  return Math.round((now().getTime() - (rows[0]!['time'] as Date).getTime()) / hour) + 0;
}

it("shows the database's time, whatever the machine's own clock shows", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * hour });
  expect(await hoursAhead(await openDatabaseClock(test.database))).toBe(0);
});

it('goes on by the milliseconds since the start: a wall clock that is put forward by 26 hours moves nothing', async () => {
  let fast = 0;
  const now = await openDatabaseClock(test.database, {
    wall: () => Date.now() + fast,
    sinceStart: () => process.uptime() * 1_000,
  });
  fast = 26 * hour;
  for (let look = 0; look < 3; look += 1) expect(await hoursAhead(now)).toBe(0);
});

it('is set again in the background after an hour, and when the machine was asleep and its milliseconds stood still', async () => {
  let passed = 0;
  let asleep = 0;
  let asked = 0;
  const counting = Object.assign(Object.create(test.database), {
    read: (...args: Parameters<typeof test.database.read>) => {
      asked += 1;
      return test.database.read(...args);
    },
  });
  const now = await openDatabaseClock(counting, {
    wall: () => passed + asleep,
    sinceStart: () => passed,
  });
  expect(asked).toBe(1);
  passed = 2 * hour;
  expect(await hoursAhead(now)).toBe(2);
  await expect.poll(() => hoursAhead(now)).toBe(0);
  expect(asked).toBe(2);
  asleep = 5 * hour;
  now();
  await expect.poll(() => asked).toBe(3);
  expect(await hoursAhead(now)).toBe(0);
});

it('goes on when the database is away', async () => {
  let passed = 0;
  let isAway = false;
  const shaky = Object.assign(Object.create(test.database), {
    read: (...args: Parameters<typeof test.database.read>) =>
      isAway ? Promise.reject(new Error('away')) : test.database.read(...args),
  });
  const now = await openDatabaseClock(shaky, { wall: () => Date.now() + passed, sinceStart: () => passed });
  isAway = true;
  passed = 2 * hour;
  expect(await hoursAhead(now)).toBe(2);
  expect(await hoursAhead(now)).toBe(2);
});
