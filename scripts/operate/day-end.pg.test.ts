import type { CalendarDate } from '@candor/domain/calendar';
import { openBusinessClock, readBusinessClock } from '@candor/store/ledger';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runScript, runScriptHere } from '../develop/testing/run-script.ts';

let test: TestDatabase;
/** Three days ago, so that two are over wherever the machine and the market are. */
const start = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10) as CalendarDate;

beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.withTransaction((tx) => openBusinessClock(tx, 'ph', start));
});
afterAll(() => test.drop());

const settings = () => ({ DATABASE_URL: test.url });
const endDays = (...args: string[]) => runScriptHere('day-end', args, settings());

it('ends the days that are over, says how far it is, and then has nothing left to do', async () => {
  const ended = runScript('day-end', [], settings());
  expect(ended.status).toBe(0);
  expect(ended.stderr).toContain(`${start} in ph: 1 of 1 chunks`);
  expect(ended.stdout).toContain(`${start} in ph has ended: `);
  const clock = await test.database.withTransaction((tx) => readBusinessClock(tx, 'ph'));
  expect(clock && clock.businessDate > start).toBe(true);
  expect((await endDays('--market', 'in')).stdout).toBe(
    'No business day is over that was not ended already.\n',
  );
});

it('refuses what it does not understand', async () => {
  expect(await endDays('--yesterday')).toMatchObject({ status: 2, stdout: '' });
});
