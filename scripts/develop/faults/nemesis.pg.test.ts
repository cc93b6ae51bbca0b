import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Lender } from './lender.ts';
import { strike } from './nemesis.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop({ booksTie: false }));

it('What the lender has heard to have failed is paid after all, and what is on its way fails meanwhile', async () => {
  const [failed, queued] = [randomUUID(), randomUUID()];
  await test.owner.withTransaction(async (tx) => {
    await tx.query({ text: 'set local session_replication_role = replica' });
    await tx.query({
      text: `insert into payout (id, market, currency, kind, amount, state, ordered_on) values ($1, 'ph', 'PHP', 'refund', 100, 'failed', now())`,
      values: [failed],
    });
    await tx.query({
      text: `insert into sandbox_payout (id, state, wish, amount) values ($1, 'failed', 'failed', 100), ($2, 'queued', null, 100)`,
      values: [failed, queued],
    });
    // As the channel would at its next question.
    await tx.query({
      text: `create table wished as select id, wish from sandbox_payout where false`,
    });
    await tx.query({
      text: `create function note_wish() returns trigger language plpgsql as $$ begin insert into wished values (new.id, new.wish); return null; end $$`,
    });
    await tx.query({
      text: 'create trigger note after update on sandbox_payout for each row execute function note_wish()',
    });
  });
  const lender = { owner: test.owner } as unknown as Lender;
  const step = {
    n: 1,
    kind: 'vendor-fails',
    who: 0,
    lastsMs: 200,
    calmMs: 0,
    days: 0,
    daysMeanwhile: 0,
  } as const;
  expect(await strike(lender, step)).toBeUndefined();
  const { rows } = await test.sql('select id, state, wish from sandbox_payout order by state');
  expect(rows).toEqual([
    { id: failed, state: 'paid', wish: 'left' },
    { id: queued, state: 'queued', wish: null },
  ]);
  const { rows: wished } = await test.sql('select wish from wished where id = $1', [queued]);
  expect(wished).toEqual([{ wish: 'failed' }, { wish: null }]);
});
