import type { CalendarDate } from '@candor/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { listLateLoans } from './list-loan-lines.ts';

let test: TestDatabase;

/**
 * Bare rows of 12,000 loans of one borrower, one in ten ended, one in a hundred written off: what a list goes
 * over, and no more.
 */
beforeAll(async () => {
  test = await createTestDatabase();
  await test.owner.withTransaction(async (tx) => {
    const run = (text: string) => tx.query({ text });
    await run('set local session_replication_role = replica');
    await run(
      `insert into business_clock (market, business_date) values ('ph', '2026-11-18') on conflict do nothing`,
    );
    await run(`insert into borrower (id, market) values ('00000000-0000-4000-8000-000000000001', 'ph')`);
    await run(`insert into loan (borrower_id, market, currency, product_id, product_version, state, terms, fees, agreement, disclosed,
                 amount, disbursed_on, entered_on, rounding_mode, interest_total, next_due_on)
               select '00000000-0000-4000-8000-000000000001', 'ph', 'PHP', 'bare', 1,
                 case when n % 100 = 0 then 'written-off' when n % 10 = 0 then 'settled' else 'active' end,
                 '{}', '[]', '{}', '[]', 100000, '2026-10-01', '2026-10-01', 'half-even', 0,
                 date '2026-11-01' + (n % 60)
               from generate_series(1, 12000) n`);
    await run('analyze loan');
  });
});
afterAll(() => test.drop());

const reader = { market: 'ph', on: '2026-11-18' as CalendarDate, limit: 51 };

describe('lists of loans', () => {
  it('those that are late come by an index, and go on where they ended', async () => {
    const plan: string[] = [];
    const { first, second } = await test.database.withTransaction(async (tx) => {
      const looking: typeof tx = {
        ...tx,
        query: async (question) => {
          const { text, values } = question;
          const told = await tx.query<{ 'QUERY PLAN': string }>({
            text: `explain ${text}`,
            ...(values && { values }),
          });
          plan.push(...told.rows.map((row) => row['QUERY PLAN']));
          return tx.query(question);
        },
      };
      const page = async (after: { id: bigint; lateSince: string | null } | undefined) =>
        listLateLoans(
          looking,
          reader,
          after ? { dueOn: after.lateSince as CalendarDate, id: after.id } : null,
        );
      const before = await page(undefined);
      return { first: before, second: await page(before.at(-1)) };
    });
    expect(first).toHaveLength(51);
    expect(second).toHaveLength(51);
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(102);
    expect(plan.filter((line) => line.includes('Seq Scan on loan'))).toEqual([]);
    expect(plan.some((line) => /Index (?:Only )?Scan.* on loan /u.test(line))).toBe(true);
  });
});
