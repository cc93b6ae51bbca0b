import { createTestDatabase } from '@candor/store/testing';
import { raiseAlarm } from '../../../apps/server/src/alarms/alarms.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runFuzz } from './run.ts';
import { daysOf, openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(await createTestDatabase());
});
afterAll(() => world.close());

it('A few hundred requests of npm run fuzz find nothing', async () => {
  const { violations, done, refused, calls, neverDone } = await runFuzz(world, {
    seed: 20_261_118,
    requests: 400,
    say: () => {},
  });
  expect(violations).toEqual([]);
  expect(done).toBeGreaterThan(10);
  expect(refused).toBeGreaterThan(100);
  expect(neverDone.length).toBeGreaterThan(0);
  expect(neverDone.length).toBeLessThan(calls);
});

it('A refused request behind which a row changes is found', async () => {
  const { sql } = world.app.test;
  // Whatever is written down as refused now also touches a product: as a mistake of ours would.
  await sql(`create function touch() returns trigger language plpgsql security definer as
    $$ begin update product set id = id; return new; end $$`);
  await sql('create trigger touch before insert on audit_log for each row execute function touch()');
  const { violations } = await runFuzz(world, { seed: 7, requests: 400, say: () => {} });
  await sql('drop trigger touch on audit_log');
  expect(violations.join('\n')).toContain('was refused and changed a row: update product');
});

it('An alarm that is raised during a request is found, whatever was answered', async () => {
  let raised = 0;
  const rows = {
    async take() {
      raised += 1;
      if (raised === 3) raiseAlarm({ error: () => {} }, 'reply-sent-twice', { about: 'loan.repay' });
      return world.rows.take();
    },
  };
  const { violations } = await runFuzz({ ...world, rows }, { seed: 7, requests: 5, say: () => {} });
  expect(violations).toHaveLength(1);
  expect(violations.join('\n')).toContain('request 2, ');
  expect(violations.join('\n')).toContain('raised an alarm: reply-sent-twice loan.repay');
});

it('A clock is moved a few times, by who names the day that it is', async () => {
  const before = await daysOf(world.app);
  const { calls } = await runFuzz(world, {
    seed: 9,
    requests: 20,
    say: () => {},
    only: 'sandbox.clock-move',
  });
  expect(calls).toBe(1);
  expect(await daysOf(world.app)).not.toEqual(before);
});
