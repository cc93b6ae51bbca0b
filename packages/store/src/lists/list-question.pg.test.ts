import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CalendarDate } from '@candor/domain/calendar';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { pageOfList } from './list-question.ts';
import { loanQuestion, loanSorts, type LoanFilter } from './loan-question.ts';

let test: TestDatabase;
const on = '2026-11-16' as CalendarDate;

beforeAll(async () => {
  test = await createTestDatabase();
  await test.sql('alter table loan_figure drop constraint loan_figure_loan_id_fkey');
  // Newer loans owe more, as they do: what a month leaves stands at one end of another order.
  await test.sql(
    `insert into loan_figure (loan_id, market, state, product_id, principal, disbursed_on, owed, overdue, due_from, max_dpd, as_of, borrower_id)
     select i, 'ph', 'active', 'p', i % 50 * 1000, date '2026-01-01' + i / 10, i / 7, i % 30, date '2026-11-16' - i % 90, i % 90, '2026-11-16', gen_random_uuid()
     from generate_series(1, 3000) i`,
  );
});
afterAll(() => test.drop({ booksTie: false }));

const day = (text: string) => text as CalendarDate;
const filters: readonly LoanFilter[] = [
  { disbursed: { from: day('2026-10-01'), to: day('2026-10-31') } },
  { disbursed: { from: day('2026-01-01'), to: day('2026-01-09') }, maxDpd: { from: 20, to: null } },
  { outstanding: { from: 400n, to: null } },
  { principal: { from: 49_000n, to: null }, state: 'active' },
  { maxDpd: { from: 500, to: null } },
];

it('what a range leaves is the same page, walked or found', async () => {
  for (const filter of filters) {
    const question = loanQuestion('ph', on, filter);
    const { ranged, ...plain } = question;
    expect(ranged).toBeDefined();
    for (const by of Object.values(loanSorts))
      for (const way of ['up', 'down'] as const)
        await test.database.withTransaction(async (tx) => {
          const page = (which: typeof plain, after: Awaited<ReturnType<typeof pageOfList>>[number] | null) =>
            pageOfList(tx, which, { ...by, way }, { after, limit: 51 });
          const first = await page(question, null);
          expect(first).toEqual(await page(plain, null));
          const last = first.at(-1);
          if (last) expect(await page(question, last)).toEqual(await page(plain, last));
        });
  }
});
