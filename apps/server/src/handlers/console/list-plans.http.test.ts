import type { Statement } from '@candor/store/database';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillLender } from '@candor/simulator/large-lender';
import {
  explainStatement,
  hasPlan,
  listCases,
  type ListCase,
  lenderSeal,
  listServer,
  openLargeLender,
  type ListServer,
  watchStatements,
  type WatchedDatabase,
} from '@candor/simulator/lists';

/**
 * Every table that grows has more rows than may be read whole; npm run bench -- --only console has a hundred
 * thousand loans.
 */
const size = { loans: 10_400, past: 10_200, waiting: 120 };
const most = 10_000;

let test: TestDatabase;
let watch: WatchedDatabase;
let server: ListServer;
const rowsOf = new Map<string, number>();
const seen = new Set<string>();

beforeAll(async () => {
  test = await createTestDatabase();
  await openLargeLender(test.owner);
  await fillLender(test.owner, lenderSeal, size);
  const { rows } = await test.sql(
    `select relname::text as name, reltuples::int as rows from pg_class where relkind = 'r'`,
  );
  for (const { name, rows: count } of rows) rowsOf.set(String(name), Number(count));
  watch = watchStatements(test.database);
  server = await listServer(watch.database);
});
// Made in sets, past the guards: the facts of a loan are not all there.
afterAll(async () => {
  await server.close();
  await test.drop({ booksTie: false });
});

/** What somebody asks who opens the list, and then its next page. */
async function statementsOf({ key, query, isPaged }: ListCase): Promise<Statement[]> {
  watch.taken();
  const { nextCursor } = await server.ask(key, query);
  if (isPaged && typeof nextCursor === 'string')
    await server.ask(key, `${query}&cursor=${encodeURIComponent(nextCursor)}`);
  return watch.taken().filter(hasPlan);
}

/** Tables that are read whole, or of which as many rows are looked at, and by which statement. */
async function tooMuchReadBy(one: ListCase): Promise<string[]> {
  const found: string[] = [];
  for (const statement of await statementsOf(one)) {
    // Who it is that asks, and what day it is, is asked for every list: once is enough.
    const asked = JSON.stringify([statement.text, statement.values], (_, value: unknown) => String(value));
    if (seen.has(asked)) continue;
    seen.add(asked);
    const { reads } = await explainStatement(test.owner, statement);
    for (const { table, isWhole, rows, by } of reads)
      if (rows > most || (isWhole && (rowsOf.get(table) ?? 0) > most))
        found.push(`${table}: ${rows} rows, ${by}, for ${statement.name ?? statement.text.slice(0, 80)}`);
  }
  return found;
}

describe('lists of a large lender', () => {
  it.each(listCases(size))('A15 · $name reads no large table whole', async (one) => {
    expect(await tooMuchReadBy(one)).toEqual([]);
  });

  it('is told of a list that has lost its index', async () => {
    const outbox = listCases(size).find(({ name }) => name === 'console.outbox')!;
    await test.sql('drop index message_market');
    seen.clear();
    expect((await tooMuchReadBy(outbox)).join()).toContain('message');
  });

  it('looks at tables that are large', () => {
    for (const table of [
      'loan',
      'loan_order',
      'payment',
      'payout',
      'ledger_entry',
      'ledger_line',
      'audit_log',
      'message',
      'complaint',
    ])
      expect(rowsOf.get(table), table).toBeGreaterThan(most);
  });
});
