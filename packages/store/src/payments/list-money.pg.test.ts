import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Statement } from '../database/database.ts';
import { openBusinessClock } from '../ledger/business-clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { pageOfList } from '../lists/list-question.ts';
import { paymentQuestion, paymentSorts } from '../lists/payment-question.ts';
import { listMoneyById, listMoneyToMatch, suspenseTotals } from './list-money.ts';
import { listStatementLines } from '../transfers/list-statement-lines.ts';
import { disbursementQuestion, disbursementSorts } from '../desk-lists/disbursement-question.ts';
import { journalQuestion, journalSorts } from '../desk-lists/journal-question.ts';
import { countDisbursements } from '../disbursements/list-disbursements.ts';

let test: TestDatabase;
const many = 20_000;
const oldest = { ...disbursementSorts.ordered, way: 'up' } as const;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.withTransaction((tx) => openBusinessClock(tx, 'ph', '2026-11-16' as never));
  await test.sql(
    `insert into payment (id, market, currency, channel, external_id, amount, state, received_on, reported_on)
     select gen_random_uuid(), 'ph', 'PHP', 'bank', 'N' || n, 100 + n, case when n % 1000 = 0 then 'received' else 'refunded' end,
            date '2026-11-16' - (n % 300), date '2026-11-16' - (n % 300) from generate_series(1, ${many}) n`,
  );
  await test.sql(
    `insert into statement_line (market, reference, amount, value_on, sealed, payment_id, imported_at)
     select 'ph', external_id || '0000', amount, received_on, 'sealed', id, now() from payment`,
  );
  await test.sql(
    `insert into payout (id, market, currency, kind, payment_id, amount, state, ordered_on, left_on)
     select gen_random_uuid(), 'ph', 'PHP', 'refund', id, amount, 'left', received_on, received_on from payment where state = 'refunded'`,
  );
  await test.sql('analyze');
});
// Rows without entries, for their plans alone.
afterAll(() => test.drop({ booksTie: false }));

type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
};

/** The tables that a statement reads from end to end. */
const wholeTables = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(wholeTables),
];

it('A15 · no list of the money desk reads a large table from end to end, and each page goes on where the last ended', async () => {
  const seen: string[] = [];
  await test.database.withTransaction(async (tx) => {
    const explaining = {
      ...tx,
      query: async (statement: Statement) => {
        const { rows } = await tx.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>({
          text: `explain (format json) ${statement.text}`,
          values: statement.values ?? [],
        });
        seen.push(...rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => wholeTables(plan))));
        return tx.query<Record<string, unknown>>(statement);
      },
    } as typeof tx;
    const incoming = paymentQuestion('ph', {});
    const sort = { ...paymentSorts.received, way: 'down' } as const;
    const first = await pageOfList(explaining, incoming, sort, { after: null, limit: 51 });
    const last = first.at(-1)!;
    const next = await pageOfList(explaining, incoming, sort, { after: last, limit: 51 });
    expect(new Set([...first, ...next].map(({ id }) => id)).size).toBe(102);
    expect(next[0]!.place <= last.place).toBe(true);
    await listMoneyById(
      explaining,
      first.map(({ id }) => id),
    );
    expect(await listMoneyToMatch(explaining, 'ph', { after: null, limit: 51 })).toHaveLength(20);
    await listStatementLines(explaining, 'ph', { before: null, limit: 51 });
    for (const view of ['waiting', 'for-approval', 'open', 'failed', 'held', 'left'] as const) {
      const asked = disbursementQuestion('ph', { view }, new Date('2026-11-16T04:00:00Z'));
      await pageOfList(explaining, asked, oldest, { after: null, limit: 51 });
    }
    const entries = journalQuestion('ph', { account: 2030, subject: 'loan:1' }, undefined);
    await pageOfList(explaining, entries, { ...journalSorts.no, way: 'down' }, { after: null, limit: 51 });
    await countDisbursements(explaining, 'ph', new Date('2026-11-16T04:00:00Z'));
    await suspenseTotals(explaining, 'ph');
  });
  const large = new Set(['payment', 'payout', 'statement_line']);
  expect(seen.filter((table) => large.has(table))).toEqual([]);
});
