import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worklistBuckets, worklistPromises, type WorklistView } from '../desk-lists/worklist-question.ts';
import { addUpArrears } from '../loans/index.ts';
import { countQueues, listQueues, type QueueOffice } from '../queues/queue-items.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';

let test: TestDatabase;
const today = '2026-11-16';
const people = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;
const office: QueueOffice = {
  market: 'ph',
  timeZone: 'Asia/Manila',
  closes: '18:00',
  now: new Date('2026-11-16T04:00:00Z'),
  filesDue: [],
  acts: [],
  viewer: '00000000-0000-0000-0000-000000000000',
  idleSince: new Date('2026-11-16T03:30:00Z'),
};
const bounds = [
  {
    queue: 'collections' as const,
    over: new Date('2026-11-16T09:00:00Z'),
    today: new Date('2026-11-16T15:59:59Z'),
  },
];

beforeAll(async () => {
  test = await createTestDatabase();
  // Figures, cases and requests alone, of loans that nobody looks at.
  for (const table of ['loan_figure', 'collection_case', 'hardship_request', 'queue_hold'])
    await test.sql(`do $$ declare r record; begin
      for r in select conname from pg_constraint where conrelid = '${table}'::regclass and contype = 'f' loop
        execute 'alter table ${table} drop constraint ' || r.conname; end loop; end $$`);
  await test.sql('alter table collection_case disable trigger user');
  await test.sql('alter table hardship_request disable trigger user');
  for (const market of ['ph', 'in'])
    await test.sql('insert into business_clock (market, business_date) values ($1, $2)', [market, today]);
});
afterAll(() => test.drop({ booksTie: false }));

const figureRow = `select i, case when i % 5 = 0 then 'in' else 'ph' end, 'active', 'p', 1000, '2026-01-01', 1000, i * 7 % 400 + 1,
  case when i % 11 = 0 then date '9999-12-31' else date '${today}' + ((i * 13 + $3) % 160 - 140)::int end, 0, '${today}', gen_random_uuid(),
  case when i % 7 > 0 then gen_random_uuid() end`;

/** What can happen to figures: many are written at once, some change, one goes, a day is ended. */
const steps = {
  write: `insert into loan_figure as f (loan_id, market, state, product_id, principal, disbursed_on, owed, overdue, due_from, max_dpd, as_of, borrower_id, order_id)
    ${figureRow} from generate_series($1::int, $1::int + $2::int) i
    on conflict (loan_id) do update set due_from = excluded.due_from, overdue = excluded.overdue + 3`,
  change: `update loan_figure set overdue = overdue + $3, due_from = case when loan_id % 2 = 0 then due_from - 1 else due_from end
    where loan_id between $1::int and $1::int + $2::int and due_from < '9999-01-01'`,
  leave: `update loan_figure set max_dpd = max_dpd + 1 where loan_id between $1::int and $1::int + $2::int and $3::int >= 0`,
  take: `delete from loan_figure where loan_id between $1::int and $1::int + $2::int and loan_id % 3 = $3::int % 3`,
} as const;
type Step = {
  readonly what: keyof typeof steps | 'end';
  readonly from: number;
  readonly many: number;
  readonly by: number;
};
const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom('write', 'write', 'change', 'leave', 'take', 'end'),
  from: fc.integer({ min: 1, max: 120 }),
  many: fc.integer({ min: 0, max: 80 }),
  by: fc.integer({ min: 0, max: 90 }),
});

async function take({ what, from, many, by }: Step): Promise<void> {
  if (what === 'end') await test.database.withTransaction((tx) => addUpArrears(tx, 'ph'));
  else await test.sql(steps[what], [from, many, by]);
}

/** What people do with some of them: plans, owners, promises kept and broken, requests, claims. */
async function work(seed: number): Promise<void> {
  for (const table of ['collection_case', 'hardship_request', 'queue_hold'])
    await test.sql(`delete from ${table}`);
  await test.sql(
    `insert into collection_case (loan_id, market, staff_id, assigned_at, next_action, next_on, opened_on, closed_at)
     select loan_id, market, case when loan_id % 5 < 2 then $2::uuid end, case when loan_id % 5 < 2 then now() end,
       case when loan_id % 4 < 2 then 'call' end, case when loan_id % 4 < 2 then date '${today}' + (loan_id * $1 % 7 - 3)::int end, '${today}', null
     from loan_figure where (loan_id + $1) % 3 = 1`,
    [seed, people[0]],
  );
  await test.sql(
    `insert into hardship_request (id, loan_id, option, promised_on, promised_amount, state, asked_at, asked_on, paused_until, decided_at, decided_on, outcome)
     select gen_random_uuid(), loan_id, case when k < 3 then 'promise-to-pay' else 'talk' end,
       case when k < 3 then date '${today}' + (loan_id % 9 - 4)::int end, case when k = 1 then 50 end,
       case when k < 3 then 'granted' else 'considered' end, timestamptz '${today}Z' - k * interval '1 day', '${today}', date '${today}' + (loan_id % 3)::int,
       case when k < 3 then timestamptz '${today}Z' end, case when k < 3 then date '${today}' end,
       case when k = 1 and loan_id % 2 = 0 then 'broken' when k = 2 and loan_id % 5 = 0 then 'kept' end
     from loan_figure, generate_series(1, 3) k where (loan_id * 3 + $1) % 5 = 2 and (loan_id + k) % 3 > 0`,
    [seed],
  );
  await test.sql(
    `insert into queue_hold (queue, item_id, staff_id, since, last_step_at)
     select 'collections', coalesce(order_id, md5('loan ' || loan_id)::uuid), $2, timestamptz '2026-11-16 03:10Z',
       timestamptz '2026-11-16 03:20Z' + loan_id % 2 * interval '30 minutes' from loan_figure where (loan_id * 5 + $1) % 7 < 2`,
    [seed, people[1]],
  );
}

async function compare(): Promise<void> {
  const kept =
    await test.sql(`select market, due_from, sum(loans)::int as loans, sum(overdue)::bigint as overdue from arrears_sum group by 1, 2
    having sum(loans) <> 0 or sum(overdue) <> 0 order by 1, 2`);
  const counted =
    await test.sql(`select market, due_from, count(*)::int as loans, sum(overdue)::bigint as overdue from loan_figure
    where due_from < '9999-12-31' group by 1, 2 order by 1, 2`);
  expect(kept.rows).toEqual(counted.rows);
  await test.database.withTransaction(async (tx) => {
    const views: readonly WorklistView[] = ['due', 'late'];
    for (const view of views)
      // A range without ends narrows nothing, and is counted loan by loan.
      expect(await worklistBuckets(tx, 'ph', { view }), view).toEqual(
        await worklistBuckets(tx, 'ph', { view, overdue: { from: null, to: null } }),
      );
    const newest = `select distinct on (loan_id) loan_id, outcome from hardship_request
      where state = 'granted' and promised_on is not null order by loan_id, asked_at desc, id`;
    const { rows } = await tx.query({
      text: `select count(*)::int as "pastDue", (count(*) filter (where p.outcome = 'broken'))::int as broken,
               (count(*) filter (where exists (select from hardship_request r where r.loan_id = f.loan_id and r.state = 'granted'
                  and r.promised_on is not null and r.outcome is null)))::int as open
             from loan_figure f left join (${newest}) p using (loan_id) where f.market = 'ph' and f.due_from < '${today}'`,
    });
    expect(await worklistPromises(tx, 'ph')).toEqual(rows[0]);
    for (const staffId of people) {
      const page = (is: 'all' | 'free' | 'mine') =>
        listQueues(tx, ['collections'], office, { after: null, limit: 10_000, holder: { is, staffId } });
      const all = await page('all');
      const [stand] = await countQueues(tx, office, bounds, staffId);
      const at = (from: number, to: number) =>
        all.filter((row) => row.at.getTime() > from && row.at.getTime() <= to);
      const [over, until] = [bounds[0]!.over.getTime(), bounds[0]!.today.getTime()];
      expect(stand).toEqual({
        queue: 'collections',
        waiting: all.length,
        over: at(-Infinity, over).length,
        today: at(over, until).length,
        later: at(until, Infinity).length,
        free: (await page('free')).length,
        mine: (await page('mine')).length,
        oldest: all.length === 0 ? null : new Date(Math.min(...all.map(({ since }) => since.getTime()))),
      });
      const places = all.map(({ place, id }) => `${String(place).padStart(20, '0')} ${id}`);
      expect(places).toEqual(places.toSorted());
      const free = all.filter((row) => row.takenBy === null && row.ownerId === null);
      expect(new Set((await page('free')).map(({ id }) => id))).toEqual(new Set(free.map(({ id }) => id)));
    }
  });
}

describe('what is kept of all that are past due', () => {
  it('A15.96 · is what counting loan by loan comes to, whatever happened to the loans and whoever works on them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 97 }),
        async (all, seed) => {
          for (const one of all) await take(one);
          await work(seed);
          await compare();
        },
      ),
      { numRuns: 25 },
    );
  });

  it('is one line of each day after the day’s end', async () => {
    await test.sql(steps.write, [1, 100, 5]);
    await test.sql(steps.write, [1, 100, 9]);
    await test.database.withTransaction((tx) => addUpArrears(tx, 'ph'));
    const { rows } = await test.sql(
      `select due_from from arrears_sum where market = 'ph' group by 1 having count(*) > 1 or sum(loans) = 0`,
    );
    expect(rows).toEqual([]);
    await compare();
  });

  it('is nobody’s to change who runs the service', async () => {
    const change = test.database.withTransaction((tx) => tx.query({ text: 'delete from arrears_sum' }));
    await expect(change).rejects.toThrow('permission denied');
  });
});
