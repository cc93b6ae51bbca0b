import { afterAll, beforeAll, expect, it } from 'vitest';
import { countDisbursements } from '../disbursements/list-disbursements.ts';
import { openBusinessClock } from '../ledger/business-clock.ts';
import { pageOfList } from '../lists/list-question.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { disbursementQuestion, disbursementSorts } from './disbursement-question.ts';

const views = ['waiting', 'for-approval', 'open', 'failed', 'held', 'left'] as const;
const now = new Date('2026-11-16T04:00:00Z');
const oldest = { ...disbursementSorts.ordered, way: 'up' } as const;
let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.withTransaction((tx) => openBusinessClock(tx, 'ph', '2026-11-16' as never));
  await test.sql(
    `insert into payment (id, market, currency, channel, external_id, amount, state, received_on, reported_on)
     select gen_random_uuid(), 'ph', 'PHP', 'bank', 'N' || n, 100 + n, 'refunded', '2026-11-16', '2026-11-16'
     from generate_series(1, 60) n`,
  );
  // Every state, each with every attempt that there can be, held and not, with a concern and without.
  await test.sql(
    `insert into payout (id, market, currency, kind, payment_id, amount, state, ordered_on, left_on)
     select y.id, 'ph', 'PHP', 'refund', y.id, 100, c.state, '2026-11-16', case when c.state = 'left' then date '2026-11-16' end
     from (select id, row_number() over (order by id) as n from payment) y
       join (select state, row_number() over () as n from unnest(array['ordered', 'failed', 'left']) state,
               generate_series(1, 20)) c on c.n = y.n`,
  );
  await test.sql(
    `insert into payout_intent (payout_id, attempt, channel, account_id, state, intended_at, changed_at, next_at, sends)
     select p.id, 1, 'manual', gen_random_uuid(), a.state, now(), now(), case when a.waits then null else now() end, 1
     from (select id, row_number() over (partition by state order by id) as n from payout) p
       join (values (0, 'intended', true), (1, 'intended', false), (2, 'sent', false), (3, 'unknown', false), (4, 'failed', true))
         a (n, state, waits) on a.n = p.n % 5`,
  );
  const every = `(select id, row_number() over (partition by state order by id) as n from payout) p`;
  await test.sql(
    `insert into staff (id, email, name, state, made_at) values ('00000000-0000-4000-8000-000000000001', 'a@b.c', 'Ana', 'invited', now())`,
  );
  await test.sql(
    `insert into payout_hold (payout_id, held_by, why, held_at)
     select p.id, s.id, 'Asked to wait', now() from ${every}, staff s where p.n % 10 >= 5`,
  );
  await test.sql(
    `insert into payout_concern (market, payout_id, why, raised_at)
     select 'ph', p.id, 'no_answer', now() from ${every} where p.n > 10`,
  );
});
afterAll(() => test.drop({ booksTie: false }));

it('every disbursement is in one of the lists, and in one alone; the counts add up', async () => {
  const found = await test.database.withTransaction(async (tx) => {
    const all = await Promise.all(
      views.map((view) =>
        pageOfList(tx, disbursementQuestion('ph', { view }, now), oldest, { after: null, limit: 100 }),
      ),
    );
    return {
      lists: all.map((rows) => rows.map(({ id }) => id)),
      counts: await countDisbursements(tx, 'ph', 'manual'),
    };
  });
  const ids = found.lists.flat();
  expect(new Set(ids).size).toBe(60);
  expect(ids).toHaveLength(60);
  const [, , open, failed, held] = found.lists.map(({ length }) => length);
  expect(found.counts).toMatchObject({ open, failed, held });
  expect([open, held].every((many) => Number(many) > 0)).toBe(true);
});
