import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRetryable } from '../database/database-errors.ts';
import type { TestDatabase } from '../testing/create-test-database.ts';
import { balanceOf, balancesOf } from './balances.ts';
import { postEntries } from './post-entries.ts';
import { reverseEntry } from './reverse-entry.ts';
import { book, openBooks, repayment, today } from './testing/open-books.ts';

const connections = 20;
const repaymentsEach = 30;
const loans = ['1', '2', '3', '4', '5'];
let test: TestDatabase;

beforeAll(async () => {
  test = await openBooks({ max: connections });
  await test.database.withTransaction((tx) =>
    postEntries(
      tx,
      loans.flatMap((loan) => [
        book('disburse', { loan, amount: 10_000_000n }),
        book('accrue', { loan, on: today, interest: 1_000_000n, as: 'income' }),
      ]),
    ),
  );
});
afterAll(() => test.drop()); // proves that the books tie

it(`${connections} connections repay, repeat themselves and reverse at once; every cent is where it belongs`, async () => {
  let retries = 0;
  const once = async (id: string, loan: string, then: 'repeat' | 'reverse' | 'leave') => {
    for (;;) {
      try {
        return await test.database.withTransaction(async (tx) => {
          const posted = await postEntries(tx, repayment(id, loan, 100n));
          if ('refused' in posted) throw new Error(posted.refused);
          if (then === 'repeat') await postEntries(tx, repayment(id, loan, 100n));
          if (then !== 'reverse') return;
          for (const { entryId } of posted) await reverseEntry(tx, { id: entryId }, { businessDate: today });
        });
      } catch (error) {
        if (!isRetryable(error)) throw error;
        retries += 1;
      }
    }
  };
  await Promise.all(
    Array.from({ length: connections }, async (_, worker) => {
      for (let turn = 0; turn < repaymentsEach; turn += 1) {
        const loan = loans[(worker + turn) % loans.length] ?? '';
        // Half of the ids are shared with the neighbour: the same repayment comes from two sides.
        const id = turn % 2 === 0 ? `${worker}-${turn}` : `${worker >> 1}-shared-${turn}-${loan}`;
        await once(id, loan, turn % 3 === 0 ? 'reverse' : turn % 3 === 1 ? 'repeat' : 'leave');
      }
    }),
  );

  const { rows } = await test.sql(
    `select count(*) as n from ledger_entry e where event = 'receive'
     and not exists (select 1 from ledger_entry r where r.reverses = e.id)`,
  );
  const standing = rows[0]?.['n'] as bigint;
  expect(standing).toBeGreaterThan(200n);
  const totals = await test.database.withTransaction(async (tx) => ({
    collected: await balanceOf(tx, { account: 'channel-clearing:dragonpay', subject: null, currency: 'PHP' }),
    owed: await sumOf(tx, 'principal-receivable'),
  }));
  expect(totals).toEqual({ collected: standing * 150n, owed: 50_000_000n - standing * 100n });
  expect(retries).toBe(0); // neither drawers nor loans deadlock
});

async function sumOf(tx: Parameters<typeof balancesOf>[0], account: string): Promise<bigint> {
  let sum = 0n;
  for (const loan of loans) {
    const balances = await balancesOf(tx, `loan:${loan}`);
    sum += balances.find((balance) => balance.account === account)?.minor ?? 0n;
  }
  return sum;
}
