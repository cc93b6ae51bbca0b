import { afterAll, beforeAll, expect, it } from 'vitest';
import { countDisbursements, placesOfDisbursements } from '../disbursements/list-disbursements.ts';
import { countQueues } from '../queues/queue-items.ts';
import { openBusinessClock } from '../ledger/business-clock.ts';
import { pageOfList } from '../lists/list-question.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { disbursementQuestion, disbursementSorts } from './disbursement-question.ts';

const places = ['waiting', 'open', 'held', 'failed', 'left'] as const;
const now = new Date('2026-11-16T04:00:00Z');
const somebody = '00000000-0000-4000-8000-000000000001';
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
    `insert into staff (id, email, name, state, made_at) values ('${somebody}', 'a@b.c', 'Ana', 'invited', now())`,
  );
  await test.sql(
    `insert into payout_hold (payout_id, held_by, why, held_at)
     select p.id, s.id, 'Asked to wait', now() from ${every}, staff s where p.n % 10 >= 5`,
  );
  await test.sql(
    `insert into payout_concern (market, payout_id, why, raised_at)
     select 'ph', p.id, 'no_answer', now() from ${every} where p.n > 10`,
  );
  // What failed of a loan's credit is the borrower's credit again, and owed to nobody by itself.
  await test.sql(
    `set session_replication_role = replica;
     update payout p set loan_id = 1, payment_id = null from ${every.replace(') p', ') e')} where e.id = p.id and p.state = 'failed' and e.n <= 10;
     set session_replication_role = origin`,
  );
  // An approver has been asked about every third, whatever it is.
  await test.sql(
    `insert into approval_request (id, market, act, subject, input, asked_by, asked_at, deadline_at)
     select p.id, 'ph', 'payout.send', 'payout:' || p.id, '{}', '${somebody}', now(), '2026-12-01' from ${every} where p.n % 3 = 0`,
  );
  await test.sql('insert into approval_case (request_id, item_id) select id, id from approval_request');
});
afterAll(() => test.drop({ booksTie: false }));

it('A15.840 · every disbursement is in one of the lists, and in one alone; the counts add up', async () => {
  const { lists, forApproval, counts, placeOf } = await test.database.withTransaction(async (tx) => {
    const idsOf = async (view: (typeof places)[number] | 'for-approval') => {
      const asked = disbursementQuestion('ph', { view }, now);
      return (await pageOfList(tx, asked, oldest, { after: null, limit: 100 })).map(({ id }) => String(id));
    };
    const found = [];
    for (const view of places) found.push(await idsOf(view));
    return {
      lists: found,
      forApproval: await idsOf('for-approval'),
      counts: await countDisbursements(tx, 'ph', now),
      placeOf: await placesOfDisbursements(tx, found.flat(), now),
    };
  });
  const ids = lists.flat();
  expect(new Set(ids).size).toBe(60);
  expect(ids).toHaveLength(60);
  for (const [at, place] of places.entries()) {
    expect(lists[at]!.length, place).toBeGreaterThan(0);
    for (const id of lists[at]!) expect(placeOf.get(id)?.place).toBe(place);
  }
  const [waiting, open, held, failed] = lists.map(({ length }) => length);
  expect(counts).toEqual({ open, held, failed });
  // What an approver has is in progress, and to be done by nobody else.
  expect(forApproval.length).toBeGreaterThan(0);
  expect(lists[1]).toEqual(expect.arrayContaining(forApproval));
  const queue = await test.database.withTransaction((tx) =>
    countQueues(
      tx,
      {
        market: 'ph',
        timeZone: 'Asia/Manila',
        closes: '18:00',
        now,
        filesDue: [],
        acts: [],
        viewer: somebody,
        idleSince: now,
      },
      [{ queue: 'payouts', over: now, today: now }],
      somebody,
    ),
  );
  expect(queue[0]?.waiting).toBe(waiting);
});
