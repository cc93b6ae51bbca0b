import { accounts, type Entry } from '@candor/domain/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../database/database.ts';
import type { WritableDatabase } from '../tools.ts';
import type { TestDatabase } from '../testing/create-test-database.ts';
import { postEntries } from './post-entries.ts';
import { book, openBooks } from './testing/open-books.ts';

let test: TestDatabase;
let entryId: bigint;

beforeAll(async () => {
  test = await openBooks();
  const posted = await test.database.withTransaction((tx) =>
    postEntries(tx, [book('disburse', { loan: '1', amount: 100n })]),
  );
  entryId = 'refused' in posted ? 0n : (posted[0]?.entryId ?? 0n);
});
afterAll(() => test.drop()); // After all these attempts the books still tie.

const as = (database: WritableDatabase, text: string, values: unknown[] = []) =>
  database.withTransaction((tx) => tx.query({ text, values }));

/** Calls the database's own door with lines that our code would never send. */
function postRaw(tx: Tx, key: string, lineCount: number, lines: readonly RawLine[], market = 'ph') {
  return tx.query({
    text: `select post_entries(array[$1], '{disburse}', array[$2], '{2026-11-15}', '{null}', array[$3::smallint],
             array_fill(1, array[cardinality($4::text[])]),
             (select array_agg(n::smallint) from generate_series(1, cardinality($4::text[])) n), $4, $5, $6, $7)`,
    values: [
      key,
      market,
      lineCount,
      lines.map(([account]) => account),
      lines.map(([, subject]) => subject),
      lines.map(([, , currency]) => currency),
      lines.map(([, , , minor]) => minor),
    ],
  });
}
type RawLine = readonly [account: string, subject: string | null, currency: string, minor: bigint];

const tables = ['ledger_account', 'ledger_entry', 'ledger_line', 'ledger_balance', 'ledger_closing'] as const;
const firstColumn = { ledger_account: 'name', ledger_entry: 'event', ledger_line: 'minor' } as const;

describe('the application has no right', () => {
  it.each(tables)('to write into %s by itself', async (table) => {
    for (const text of [
      `insert into ${table} default values`,
      `update ${table} set ${columnOf(table)} = default`,
      `delete from ${table}`,
      `truncate ${table}`,
    ]) {
      await expect(as(test.database, text)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it.each([
    `alter table ledger_entry disable trigger all`,
    `drop trigger ledger_entry_balanced on ledger_entry`,
    `set session_replication_role = replica`,
    `update business_clock set closed_through = null`,
    `insert into business_clock (market, business_date, closed_through) values ('xx', '2026-01-02', '2026-01-01')`,
    `delete from business_clock`,
    `select free_drawer()`,
  ])('to get around it: %s', async (text) => {
    await expect(as(test.database, text)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('not even the owner', () => {
  it.each([
    `update ledger_entry set business_date = business_date + 1`,
    `delete from ledger_entry`,
    `truncate ledger_entry cascade`,
    `update ledger_line set minor = minor * 2`,
    `delete from ledger_line`,
    `truncate ledger_line`,
    `update ledger_account set name = 'Pocket'`,
    `delete from ledger_account`,
    `truncate ledger_account`,
    `update ledger_closing set last_entry_id = 0`,
    `delete from ledger_closing`,
    `truncate ledger_closing`,
    `delete from business_clock`,
    `update business_clock set business_date = '2020-01-01'`,
    `update ledger_balance set minor = minor + 1 where subject = 'loan:1'`,
    `insert into ledger_balance values ('loan:1', 1220, 'PHP', 'ph', 0, -100)`,
    `delete from ledger_balance`,
    `truncate ledger_balance`,
  ])('may: %s', async (text) => {
    await expect(as(test.owner, text)).rejects.toMatchObject({ code: '23001' });
  });

  it.each([
    { why: 'a line beyond its number', n: 3, account: 1050, subject: null, code: '23503' },
    { why: 'a second line in the place of the first', n: 1, account: 1050, subject: null, code: '23505' },
  ])('adds to an entry that was made before: $why', async ({ n, account, subject, code }) => {
    const insert = as(test.owner, 'insert into ledger_line values ($1, $2, $3, $4, $5, $6)', [
      entryId,
      n,
      account,
      subject,
      'PHP',
      5n,
    ]);
    await expect(insert).rejects.toMatchObject({ code });
  });
});

const principal: RawLine = ['principal-receivable', 'loan:9', 'PHP', 100n];
const payout: RawLine = ['payout-clearing', null, 'PHP', -100n];

describe('at commit the database refuses', () => {
  it.each<{ why: string; count: number; lines: RawLine[] }>([
    {
      why: 'debits that exceed credits',
      count: 2,
      lines: [principal, ['payout-clearing', null, 'PHP', -99n]],
    },
    {
      why: 'one currency against another',
      count: 2,
      lines: [principal, ['payout-clearing', null, 'INR', -100n]],
    },
    {
      why: 'principal against a note',
      count: 2,
      lines: [principal, ['npa-interest-contra', 'loan:9', 'PHP', -100n]],
    },
    { why: 'an entry that keeps a place free for later', count: 3, lines: [principal, payout] },
  ])('$why', async ({ count, lines }) => {
    let reachedCommit = false;
    const posting = test.database.withTransaction(async (tx) => {
      await postRaw(tx, 'disburse:9', count, lines);
      reachedCommit = true;
    });
    await expect(posting).rejects.toMatchObject({ code: '23514' });
    expect(reachedCommit).toBe(true);
    const { rows } = await test.sql(`select 1 from ledger_entry where natural_key = 'disburse:9'`);
    expect(rows).toEqual([]);
  });

  it('lines that a temporary table of the same name was meant to hide', async () => {
    const posting = test.database.withTransaction(async (tx) => {
      await tx.query({ text: 'create temporary table ledger_line (like public.ledger_line) on commit drop' });
      await tx.query({
        text: 'create temporary table ledger_balance (like public.ledger_balance) on commit drop',
      });
      await postRaw(tx, 'disburse:9', 2, [principal, ['payout-clearing', null, 'PHP', -99n]]);
    });
    await expect(posting).rejects.toMatchObject({ code: '23514' });
  });
});

describe('at once the database refuses', () => {
  it.each<{ why: string; count: number; lines: RawLine[]; market?: string; code: string }>([
    { why: 'an entry of one line', count: 1, lines: [principal], code: '23514' },
    { why: 'more lines than announced', count: 2, lines: [principal, payout, payout], code: '23503' },
    { why: 'a line of 0', count: 2, lines: [principal, ['payout-clearing', null, 'PHP', 0n]], code: '23514' },
    {
      why: 'an unknown account',
      count: 2,
      lines: [principal, ['pocket', null, 'PHP', -100n]],
      code: '23502',
    },
    {
      why: "a loan's account without a loan",
      count: 2,
      lines: [['principal-receivable', null, 'PHP', 100n], payout],
      code: '23503',
    },
    {
      why: "a loan's account of a payment",
      count: 2,
      lines: [['principal-receivable', 'payment:9', 'PHP', 100n], payout],
      code: '23503',
    },
    {
      why: 'a house account of a loan',
      count: 2,
      lines: [principal, ['payout-clearing', 'loan:9', 'PHP', -100n]],
      code: '23503',
    },
    { why: 'a market without a clock', count: 2, lines: [principal, payout], market: 'xx', code: '23503' },
  ])('$why', async ({ count, lines, market, code }) => {
    const posting = test.database.withTransaction((tx) => postRaw(tx, 'disburse:9', count, lines, market));
    await expect(posting).rejects.toMatchObject({ code });
  });

  it('a line without an entry', async () => {
    const insert = as(test.owner, `insert into ledger_line values (999999, 1, 1050, null, 'PHP', 5)`);
    await expect(insert).rejects.toMatchObject({ code: '23503' });
  });
});

describe('a reversal', () => {
  const original = book('disburse', { loan: '2', amount: 100n });
  const negated = (entry: Entry) => entry.lines.map((line) => ({ ...line, minor: -line.minor }));
  let id: bigint;
  beforeAll(async () => {
    const posted = await test.database.withTransaction((tx) => postEntries(tx, [original]));
    id = 'refused' in posted ? 0n : (posted[0]?.entryId ?? 0n);
  });
  const claim = (different: Partial<Entry>): Entry => ({
    ...original,
    event: 'reverse',
    naturalKey: 'reverse:by-hand',
    lines: negated(original),
    reverses: id,
    ...different,
  });
  const post = (entry: Entry) => test.database.withTransaction((tx) => postEntries(tx, [entry]));

  it.each<{ why: string; different: () => Partial<Entry> }>([
    {
      why: 'of another amount',
      different: () => ({ lines: negated(book('disburse', { loan: '2', amount: 99n })) }),
    },
    {
      why: 'of another loan',
      different: () => ({ lines: negated(book('disburse', { loan: '3', amount: 100n })) }),
    },
    { why: 'with lines of its own', different: () => ({ lines: [...negated(original), ...original.lines] }) },
    { why: 'that reverses nothing', different: () => ({ lines: original.lines }) },
    { why: 'in another market', different: () => ({ market: 'in' }) },
  ])('$why is no mirror', async ({ different }) => {
    await expect(post(claim(different()))).rejects.toMatchObject({ code: '23514' });
  });

  it('names an entry, and is called a reversal', async () => {
    await expect(post(claim({ reverses: 999_999n }))).rejects.toMatchObject({ code: '23503' });
    await expect(post(claim({ reverses: null }))).rejects.toMatchObject({ code: '23514' });
    await expect(post(claim({ event: 'disburse' }))).rejects.toMatchObject({ code: '23514' });
  });

  it('comes once, under whatever name, and is not reversed itself', async () => {
    const posted = await post(claim({}));
    const mirrorId = 'refused' in posted ? 0n : (posted[0]?.entryId ?? 0n);
    await expect(post(claim({ naturalKey: 'reverse:once-more' }))).rejects.toMatchObject({
      code: '23505',
      constraint: 'ledger_entry_reverses',
    });
    const back = claim({ naturalKey: 'reverse:back', lines: original.lines, reverses: mirrorId });
    await expect(post(back)).rejects.toMatchObject({ code: '23514' });
  });
});

it('the chart of accounts is the one that the domain posts by', async () => {
  const { rows } = await test.sql(
    `select code, number, kind, held_for as "heldFor", name from ledger_account
     where code not like 'channel-clearing:%' order by number`,
  );
  const chart = Object.entries(accounts).map(([code, { number, kind, heldFor, name }]) => ({
    code,
    number,
    kind,
    heldFor,
    name,
  }));
  expect(rows).toEqual(chart.toSorted((a, b) => a.number - b.number));
});

function columnOf(table: (typeof tables)[number]): string {
  return table in firstColumn ? firstColumn[table as keyof typeof firstColumn] : 'market';
}
