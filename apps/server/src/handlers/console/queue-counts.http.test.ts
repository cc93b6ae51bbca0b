import { marketIds } from '@candor/markets';
import { queueKeys, type QueueKey } from '@candor/store/queues';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillLender, lenderNow } from '@candor/simulator/large-lender';
import { lenderSeal, listServer, openLargeLender, type ListServer } from '@candor/simulator/lists';

/** More than a page of everything waits in each market. */
const size = { loans: 400, past: 60, waiting: 120 };

let test: TestDatabase;
let server: ListServer;
beforeAll(async () => {
  test = await createTestDatabase();
  await openLargeLender(test.owner);
  await fillLender(test.owner, lenderSeal, size);
  // Of October nothing was reported; what was made then only put earlier rows right.
  await test.sql(
    "update bureau_file set covers = 'corrections' where market = 'ph' and on_day >= '2026-10-01'",
  );
  // Some money came two weeks ago, and nobody has said yet whose it is.
  await test.sql(
    `insert into payment (id, market, currency, channel, external_id, amount, state, received_on, known_on, created_at)
     select gen_random_uuid(), m.market, m.currency, 'bank', 'OLD' || n, 1000 + n, 'received', '2026-11-02', '2026-11-02',
       '2026-11-02 05:00Z'
     from (values ('ph', 'PHP'), ('in', 'INR')) m (market, currency), generate_series(1, 3) n`,
  );
  server = await listServer(test.database);
});
// Made in sets, past the guards: the facts of a loan are not all there.
afterAll(async () => {
  await server.close();
  await test.drop({ booksTie: false });
});

type Answer = Record<string, unknown>;
type Row = Readonly<Record<string, unknown>>;
type Stand = { readonly waiting: number; readonly over: number };
type OnPage = {
  readonly said: Stand;
  readonly rows: readonly { readonly id: string; readonly by: string }[];
};

/** All pages of a list. */
async function pagesOf(key: string, query: string): Promise<Answer[]> {
  const pages: Answer[] = [];
  for (let cursor = ''; ;) {
    const page = await server.ask(key, `${query}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
    pages.push(page);
    if (typeof page['nextCursor'] !== 'string') return pages;
    cursor = page['nextCursor'];
  }
}

const listed = (pages: readonly Answer[], name: string) => pages.flatMap((page) => page[name] as Row[]);
const rowsOf = (rows: readonly Row[], id: string, by: string) =>
  rows.map((row) => ({ id: String(row[id]), by: String(row[by]) }));

/**
 * What the page that a queue is worked on says of it and lists. A new queue has no page until it stands here.
 */
const pages: Readonly<Record<QueueKey, (market: string) => Promise<OnPage>>> = {
  applications: (market) => applications(market),
  referred: (market) => applications(market),
  async payouts(market) {
    const read = await pagesOf('console.payouts', `market=${market}&show=waiting`);
    return { said: read[0]!['queue'] as Stand, rows: rowsOf(listed(read, 'items'), 'payoutId', 'deadline') };
  },
  async money(market) {
    const read = await pagesOf('console.money-to-match', `market=${market}`);
    const { toMatch: waiting, toMatchOver: over } = read[0]!['tabs'] as Record<string, number>;
    const rows = [...listed(read, 'money'), ...listed(read, 'claims')];
    return { said: { waiting: waiting!, over: over! }, rows: rowsOf(rows, 'paymentId', 'dueAt') };
  },
  async collections(market) {
    const read = await pagesOf('console.collections', `market=${market}`);
    return { said: read[0]!['queue'] as Stand, rows: rowsOf(listed(read, 'loans'), 'loan', 'deadline') };
  },
  async hardship(market) {
    const read = await pagesOf('console.hardships', `market=${market}`);
    return {
      said: read[0]!['queue'] as Stand,
      rows: rowsOf(listed(read, 'requests'), 'requestId', 'deadline'),
    };
  },
  async complaints(market) {
    const read = await pagesOf('console.complaints', `market=${market}&show=waiting`);
    const { waiting, over } = read[0] as Answer & Stand;
    return { said: { waiting, over }, rows: rowsOf(listed(read, 'complaints'), 'reportId', 'deadline') };
  },
  async bureau(market) {
    const files = await server.ask('console.bureau', `market=${market}`);
    const cases = await pagesOf('console.bureau-cases', `market=${market}&show=open`);
    const due = (files['due'] as { day: string; isOver: boolean }[]).map(({ day, isOver }) => ({
      id: day,
      by: isOver ? new Date(0).toISOString() : new Date(8.64e15).toISOString(),
    }));
    return {
      said: files['queue'] as Stand,
      rows: [...due, ...rowsOf(listed(cases, 'cases'), 'caseId', 'deadline')],
    };
  },
  async 'second-person'(market) {
    const read = await pagesOf('console.approvals', `market=${market}&show=waiting`);
    return { said: read[0]!['queue'] as Stand, rows: rowsOf(listed(read, 'items'), 'requestId', 'dueAt') };
  },
};

async function applications(market: string): Promise<OnPage> {
  const read = await pagesOf('console.applications', `market=${market}&show=waiting`);
  const { count, over } = read[0]!['waiting'] as { count: number; over: number };
  return {
    said: { waiting: count, over },
    rows: rowsOf(listed(read, 'items'), 'orderId', 'deadline'),
  };
}

/** A list, its call, the rows in its answer, which column each sum is of, and a filter. */
type Totalled = Readonly<Record<'list' | 'call' | 'rows' | 'filter', string>> & {
  readonly sums: Readonly<Record<string, string>>;
};

/** What is counted over the whole filter of a list: the number on its tab. */
const totalsOf = (list: string, market: string, query: string) =>
  server.ask('console.list-totals', `market=${market}&list=${list}&query=${encodeURIComponent(query)}`);

/** The list that a queue is worked on in, where it is one. */
const listOfQueue: Partial<Record<QueueKey, string>> = {
  applications: 'applications',
  referred: 'applications',
  payouts: 'disbursements',
  collections: 'collections',
  complaints: 'complaints',
  'second-person': 'approvals',
};

type Counted = Stand & { readonly queue: QueueKey; readonly section: string };

/** What is counted of a section: several queues may be worked on one page. */
async function countedIn(key: string, market: string, queue: QueueKey): Promise<Stand> {
  const queues = (await server.ask(key, `market=${market}`))['queues'] as Counted[];
  const section = queues.find((each) => each.queue === queue)!.section;
  const those = queues.filter((each) => each.section === section);
  return {
    waiting: those.reduce((sum, { waiting }) => sum + waiting, 0),
    over: those.reduce((sum, { over }) => sum + over, 0),
  };
}

describe('what waits is counted once', () => {
  const cases = marketIds.flatMap((market) => queueKeys.map((queue) => ({ market, queue })));

  it.each(cases)(
    'A15 · $queue in $market: the nav, Today, the head of the page and the rows on it are one number',
    async ({ market, queue }) => {
      const nav = await countedIn('console.queues', market, queue);
      const today = await countedIn('console.today', market, queue);
      const { said, rows } = await pages[queue](market);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      const onPage = {
        waiting: rows.length,
        over: rows.filter(({ by }) => new Date(by) <= lenderNow).length,
      };
      expect({ today, said, onPage }).toEqual({ today: nav, said: nav, onPage: nav });
      expect(nav.waiting).toBeGreaterThan(0);
      const list = listOfQueue[queue];
      if (list) expect((await totalsOf(list, market, ''))['count']).toBe(nav.waiting);
      // Of what is never overdue here no deadline would be proved.
      if (queue === 'money') expect(nav.over).toBeGreaterThan(0);
    },
  );

  it.each(marketIds)('A15.710 · what Team calls overdue now is what Today does in %s', async (market) => {
    const { queues } = (await server.ask('console.today', `market=${market}`)) as unknown as {
      queues: Counted[];
    };
    const days = 'from=2026-11-10&to=2026-11-16';
    const team = (await server.ask('console.team', `market=${market}&${days}`)) as unknown as {
      overdue: number;
      queues: { queue: QueueKey; overdue: number }[];
    };
    expect(team.queues.map(({ queue, overdue }) => [queue, overdue])).toEqual(
      queues.map(({ queue, over }) => [queue, over]),
    );
    expect(team.overdue).toBe(queues.reduce((sum, { over }) => sum + over, 0));
    expect(team.overdue).toBeGreaterThan(0);
  });

  it('B · a bureau file that was due and not made is past its deadline in the nav, on Today and in the queue', async () => {
    const { items } = (await server.ask('console.queue', 'market=ph&queue=bureau')) as {
      items: { subject: string; detail: string; openedAs: string; deadline: string }[];
    };
    const file = items.find(({ openedAs }) => openedAs === 'due-2026-10-31');
    expect(file).toMatchObject({ subject: 'Bureau file', detail: 'of Sat 31 Oct, not made yet' });
    expect(new Date(file!.deadline) < lenderNow).toBe(true);
    const { queues } = (await server.ask('console.today', 'market=ph')) as unknown as { queues: Counted[] };
    expect(queues.find(({ queue }) => queue === 'bureau')?.over).toBeGreaterThan(0);
  });

  it.each(marketIds)(
    'A15.840 · each disbursement is on one tab in %s, and the heads add up',
    async (market) => {
      const tabs = ['waiting', 'open', 'held', 'failed', 'left'];
      const rows: Row[] = [];
      const counted: number[] = [];
      for (const tab of tabs) {
        const found = listed(await pagesOf('console.payouts', `market=${market}&show=${tab}`), 'items');
        for (const { place } of found) expect(place).toBe(tab);
        expect((await totalsOf('disbursements', market, `show=${tab}`))['count'], tab).toBe(found.length);
        counted.push(found.length);
        rows.push(...found);
      }
      expect(new Set(rows.map(({ payoutId }) => payoutId)).size).toBe(rows.length);
      const { counts, queue } = await server.ask('console.payouts', `market=${market}&show=waiting`);
      const [waiting, open, held, failed] = counted;
      expect(queue).toMatchObject({ waiting });
      expect(counts).toMatchObject({ open, held, failed });
      expect(held).toBeGreaterThan(0);
      const { rows: all } = await test.sql('select count(*)::int as count from payout where market = $1', [
        market,
      ]);
      expect(rows.filter(({ state }) => state !== 'not-ordered')).toHaveLength(Number(all[0]?.['count']));
      const today = listed(await pagesOf('console.queue', `market=${market}&queue=payouts`), 'items');
      const placeOf = new Map(rows.map(({ payoutId, place }) => [payoutId, place]));
      for (const { itemId } of today) expect(placeOf.get(itemId)).not.toBe('held');
    },
  );

  // Of these loans not all facts are there: what they owe is compared in lists.http.test.ts.
  const loanSums = { principal: 'amount' };
  const sumOfAmounts = { amount: 'amount' };
  const of = (list: string, call: string, rows: string, sums: Totalled['sums'], filters: string[]) =>
    filters.map((filter): Totalled => ({ list, call, rows, sums, filter }));
  const totalled: readonly Totalled[] = [
    ...of('loans', 'loans', 'loans', loanSums, ['', 'dpd=31..60', 'state=active']),
    ...of('incoming', 'money-incoming', 'items', sumOfAmounts, ['', 'state=unapplied']),
    ...of('applications', 'applications', 'items', sumOfAmounts, ['', 'show=all']),
    ...of('complaints', 'complaints', 'complaints', {}, ['', 'show=answered', 'show=all&kind=charge']),
    ...of('disbursements', 'payouts', 'items', sumOfAmounts, ['show=left', 'show=left&amount=1..']),
    ...of('disbursements', 'payouts', 'items', {}, ['', 'show=held']),
    ...of('journal', 'journal', 'items', {}, ['', 'account=1210', 'from=2026-11-01&to=2026-11-30']),
    ...of('customers', 'customers', 'customers', {}, ['', 'loans=past-due', 'loans=active']),
    ...of('approvals', 'approvals', 'items', {}, ['', 'show=ended']),
    ...of('collections', 'collections', 'loans', {}, ['', 'show=late', 'show=late&bucket=2&owner=none']),
  ];

  it.each(totalled)(
    'A15.740 · the count of $list is its rows over all pages, and its sums are theirs ($filter)',
    async ({ call, list, rows: name, sums, filter }) => {
      const counted = await totalsOf(list, 'ph', filter);
      const rows = listed(await pagesOf(`console.${call}`, `market=ph&${filter}`), name);
      expect(rows.length).toBeGreaterThan(0);
      expect(counted['count']).toBe(rows.length);
      const said = (counted['sums'] ?? {}) as Record<string, number>;
      for (const [sum, column] of Object.entries(sums))
        expect(said[sum], sum).toBe(rows.reduce((all, row) => all + Number(row[column]), 0));
    },
  );

  it('A15.96 · the buckets of the worklist come to its total, over every account and not over a page', async () => {
    const { strip, total, stands } = (await server.ask('console.collections', 'market=ph&show=late')) as {
      strip: { bucket: string | null; loans: number; overdue: number }[];
      total: { loans: number; overdue: number };
      stands: { pastDue: number };
    };
    const [all, ...buckets] = strip;
    const sum = (what: 'loans' | 'overdue') => buckets.reduce((sofar, each) => sofar + each[what], 0);
    expect(total).toMatchObject({ loans: sum('loans'), overdue: sum('overdue') });
    expect(all).toMatchObject({ loans: total.loans, overdue: total.overdue });
    expect(stands.pastDue).toBe(total.loans);
    expect((await totalsOf('collections', 'ph', 'show=late'))['sums']).toEqual({ overdue: total.overdue });
  });
});
