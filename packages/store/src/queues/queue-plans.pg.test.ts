import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CalendarDate } from '@candor/domain/calendar';
import { moneyToday } from './money-today.ts';
import { countQueues, listQueues, officeValues, type QueueOffice } from './queue-items.ts';
import { queueKeys, queueSources, usesAll, type QueueKey } from './queue-sources.ts';

/** A lender's year of what is over, and a little that waits: a queue must read the little. */
const past = 30_000;

let test: TestDatabase;
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

beforeAll(async () => {
  test = await createTestDatabase();
  await test.owner.withTransaction(async (tx) => {
    const run = (text: string) => tx.query({ text });
    await run("insert into business_clock (market, business_date) values ('ph', '2026-11-16')");
    await run("insert into product (id, market) values ('bare', 'ph')");
    await run(`insert into product_check (market, fingerprint, law_on, verdict, breaches)
               values ('ph', terms_fingerprint('{}'), '2026-01-01', 'lawful', '[]')`);
    await run(`insert into product_version (product_id, version, market, terms, valid_from)
               values ('bare', 1, 'ph', '{}', '2026-01-01')`);
    await run(
      `insert into borrower (id, market) select gen_random_uuid(), 'ph' from generate_series(1, ${past})`,
    );
    await run(`insert into loan_order (id, market, borrower_id, product_id, product_version, state, amount, instalments,
                 every_count, every_unit, changed_at)
               select gen_random_uuid(), 'ph', id, 'bare', 1,
                 case when row_number() over () % 300 = 0 then 'in-review' else 'paid-out' end, 500000, 2, 1, 'month',
                 timestamptz '2026-11-16 04:00Z' - random() * interval '300 days' from borrower`);
    await run(`insert into payment (id, market, currency, channel, external_id, amount, state, received_on)
               select gen_random_uuid(), 'ph', 'PHP', 'dragonpay', 'X' || n, 100000,
                 case when n % 300 = 0 then 'received' else 'allocated' end, date '2026-11-16' - n % 300
               from generate_series(1, ${past}) n`);
    await run(`insert into complaint (id, borrower_id, market, reference, kind, answer_way, state, asked_at, asked_on,
                 promised_by, escalate_on, answered_at, changed_at)
               select gen_random_uuid(), id, 'ph', 'C-' || row_number() over (), 'charge', 'app',
                 case when row_number() over () % 300 = 0 then 'open' else 'answered' end, now(), '2026-11-12', '2026-11-19',
                 '2026-11-19', now(), now() from borrower`);
    await run(`insert into payout (id, market, currency, kind, order_id, amount, state, ordered_on, left_on, schedule)
               select gen_random_uuid(), 'ph', 'PHP', 'loan', id, 500000, 'left', '2026-11-01', '2026-11-01', '{}'
               from loan_order where state = 'paid-out'`);
  });
  await test.owner.withTransaction((tx) => tx.query({ text: 'analyze' }));
});
// Rows without entries, for what looks only at rows: the books would rightly complain.
afterAll(() => test.drop({ booksTie: false }));

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };
const bigTables = new Set(['loan_order', 'payment', 'complaint', 'payout', 'borrower']);

/** Tables of which every row is read. */
function readWhole(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(readWhole)];
}

async function planOf(queue: QueueKey, end: string): Promise<string[]> {
  const text = `explain (format json) select q.id, q.at from (${queueSources[queue]}) q where ${usesAll} ${end}`;
  const { rows } = await test.sql(text, officeValues(office));
  const [{ Plan: plan }] = rows[0]!['QUERY PLAN'] as [{ Plan: Plan }];
  return readWhole(plan).filter((table) => bigTables.has(table));
}

describe('queues among a year of what is over', () => {
  it.each(queueKeys)('%s is counted and listed without reading a big table whole', async (queue) => {
    expect(await planOf(queue, 'order by q.at, q.id limit 51')).toEqual([]);
    expect(await planOf(queue, '')).toEqual([]);
  });

  it('has what waits and nothing else', async () => {
    const staffId = '00000000-0000-4000-8000-000000000000';
    const page = { after: null, limit: 1_000, holder: { is: 'all', staffId } as const };
    await test.database.withTransaction(async (tx) => {
      for (const queue of ['applications', 'money', 'complaints'] as const) {
        const items = await listQueues(tx, [queue], office, page);
        const bounds = [{ queue, over: office.now, today: office.now }];
        const [counts] = await countQueues(tx, office, bounds, staffId);
        expect([items.length, counts?.waiting, counts?.free]).toEqual([past / 300, past / 300, past / 300]);
        const places = items.map(({ place }) => place);
        expect(places).toEqual(places.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)));
      }
    });
  });

  it('tells the day’s money to the centavo', async () => {
    const today = await test.database.withTransaction((tx) =>
      moneyToday(tx, 'ph', '2026-11-16' as CalendarDate),
    );
    const hundred = { count: past / 300, amount: BigInt(past / 300) * 100_000n };
    const none = { count: 0, amount: 0n };
    expect(today).toEqual({ due: none, received: hundred, toPayOut: none, inSuspense: hundred });
  });
});
