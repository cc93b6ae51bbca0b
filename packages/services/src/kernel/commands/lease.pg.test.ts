import { makeEntry } from '@candor/domain/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import { openDatabase, type Database, type Tx } from '@candor/store/database';
import { postEntries } from '@candor/store/ledger';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lease, leases, type LeaseName } from './lease.ts';
import { preview } from './preview.ts';

let test: TestDatabase;
/** As the product opens it: without a cause of its own. */
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, max: 2 });
  await test.sql('create table jar (id text primary key, coins integer not null)');
  await test.sql('grant select, insert, update on jar to candor_app');
});
afterAll(async () => {
  await database.close();
  await test.drop();
});
beforeEach(() => test.sql("insert into jar values ('a', 0) on conflict (id) do update set coins = 0"));

const put = (tx: Tx) => tx.query({ text: "update jar set coins = coins + 5 where id = 'a'" });
const coins = async () => (await test.sql("select coins from jar where id = 'a'")).rows[0]?.['coins'];
const post = (tx: Tx) => {
  const where = { market: 'ph', businessDate: '2026-11-16' as CalendarDate, currency: 'PHP' } as const;
  return postEntries(tx, [makeEntry('disburse', where, { loan: '3', amount: 1n })]);
};

describe('a lease', () => {
  it('writes under a name of the list', async () => {
    await lease(database, 'outbox.relay', put);
    expect(await coins()).toBe(5);
  });

  it('under another name is not opened', async () => {
    const off = 'payment.credit' as LeaseName;
    await expect(async () => lease(database, off, put)).rejects.toThrow('payment.credit is no lease');
    await expect(async () => lease(database, 'toString' as LeaseName, put)).rejects.toThrow('is no lease');
    expect(await coins()).toBe(0);
  });

  it('posts nothing: it is nobody’s act', async () => {
    await expect(lease(database, 'outbox.relay', post)).rejects.toThrow(/ledger_entry_has_an_author/u);
  });

  it('says why it is no command, and where its trace is', () => {
    expect(Object.keys(leases)).toEqual(Object.keys(leases).toSorted());
    for (const [name, { why, trace }] of Object.entries(leases)) {
      expect(name).toMatch(/^[a-z-]+\.[a-z-]+$/u);
      expect(why.length, name).toBeGreaterThan(20);
      expect(trace.length, name).toBeGreaterThan(8);
    }
  });
});

describe('a preview', () => {
  it('sees what would happen, and nothing of it stays', async () => {
    const seen = await preview(database, async (tx) => {
      await put(tx);
      return (await tx.query<{ coins: number }>({ text: "select coins from jar where id = 'a'" })).rows[0];
    });
    expect(seen).toEqual({ coins: 5 });
    expect(await coins()).toBe(0);
  });

  it('posts nothing outside a dry run, and hands on what goes wrong', async () => {
    await expect(preview(database, post)).rejects.toThrow(/ledger_entry_has_an_author/u);
    await expect(preview(database, () => Promise.reject(new Error('a bug of ours')))).rejects.toThrow(
      'a bug of ours',
    );
  });
});
