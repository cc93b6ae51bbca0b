import { createTestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runFuzz } from './run.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(await createTestDatabase());
});
afterAll(() => world.close());

it('A few hundred requests of npm run fuzz find nothing', async () => {
  const { violations, done, refused } = await runFuzz(world, {
    seed: 20_261_118,
    requests: 400,
    say: () => {},
  });
  expect(violations).toEqual([]);
  expect(done).toBeGreaterThan(10);
  expect(refused).toBeGreaterThan(100);
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
