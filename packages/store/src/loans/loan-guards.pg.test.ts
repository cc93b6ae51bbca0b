import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CalendarDate } from '@candor/domain/calendar';
import { openBusinessClock } from '../ledger/business-clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.withTransaction((tx) => openBusinessClock(tx, 'ph', '2026-11-15' as CalendarDate));
});
afterAll(() => test.drop());

const asApplication = (text: string) => test.database.withTransaction((tx) => tx.query({ text }));

/** Facts, and what of them the application may still change: how they ended, once. */
const facts = {
  product: null,
  product_check: null,
  product_version: null,
  signed_agreement: null,
  loan_plan: 'until_on',
  loan_row: null,
  allocation: 'until_on, ended_after',
  allocation_line: null,
  late_charge: null,
  dispute: 'until_on',
  waiver: null,
  write_off: null,
  recovery: 'until_on',
  payment_entry: null,
} as const;

describe.each(Object.entries(facts))('%s', (table, changeable) => {
  it('is never deleted, by the application or by its owner', async () => {
    await expect(asApplication(`delete from ${table}`)).rejects.toThrow('permission denied');
    await expect(test.sql(`delete from ${table}`)).rejects.toThrow('append-only');
    await expect(test.sql(`truncate ${table} cascade`)).rejects.toThrow('append-only');
  });

  it(`is never changed, ${changeable ?? 'nothing'} aside`, async () => {
    const { rows } = await test.sql(
      `select column_name::text as name from information_schema.columns
       where table_name = $1 and has_column_privilege('candor_app', $1, column_name::text, 'update')`,
      [table],
    );
    expect(rows.map(({ name }) => name)).toEqual(changeable?.split(', ') ?? []);
  });
});

it.each(['loan', 'loan_order', 'payment', 'payout'])('%s is never deleted', async (table) => {
  await expect(asApplication(`delete from ${table}`)).rejects.toThrow('permission denied');
  await expect(test.sql(`delete from ${table}`)).rejects.toThrow('append-only');
});

it('what a loan was made under is never changed', async () => {
  for (const column of [
    'terms',
    'fees',
    'amount',
    'disbursed_on',
    'product_version',
    'borrower_id',
    'disclosed',
  ]) {
    await expect(asApplication(`update loan set ${column} = null`)).rejects.toThrow('permission denied');
  }
});

it('a fact ends once', async () => {
  await test.owner.withTransaction(async (tx) => {
    await tx.query({ text: 'set local session_replication_role = replica' });
    await tx.query({ text: `insert into dispute (loan_id, n, since) values (1, 1, '2026-11-01')` });
  });
  const end = (day: string) => asApplication(`update dispute set until_on = ${day} where loan_id = 1`);
  await end(`'2026-11-10'`);
  await expect(end(`'2026-11-12'`)).rejects.toThrow('does not end again');
  await expect(end('null')).rejects.toThrow('does not end again');
});
