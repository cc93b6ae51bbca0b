import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../testing/create-test-database.ts';
import { closePeriod } from './close-period.ts';
import { postEntries } from './post-entries.ts';
import { sealEntries } from './seal-entries.ts';
import { book, openBooks, repayment, today } from './testing/open-books.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openBooks();
});
afterAll(() => test.drop());

const post = (payment: string) =>
  test.database.withTransaction((tx) => postEntries(tx, repayment(payment, '1', 1_000n)));
const seal = () => test.database.withTransaction(sealEntries);
const numbers = async () =>
  (
    await test.sql(
      `select n.no, e.id from ledger_entry e left join ledger_number n on n.entry_id = e.id order by e.id`,
    )
  ).rows as { no: bigint | null; id: bigint }[];

describe('the numbers of the journal', () => {
  it('have no hole where a preview was taken back, and none before they are committed', async () => {
    await test.database.withTransaction((tx) =>
      postEntries(tx, [
        book('disburse', { loan: '1', amount: 10_000n }),
        book('accrue', { loan: '1', on: today, interest: 5_000n, as: 'income' }),
      ]),
    );
    for (const preview of ['p1', 'p2'])
      await test.database
        .withTransaction(async (tx) => {
          await postEntries(tx, repayment(preview, '1', 1_000n));
          throw new Error('only looked at');
        })
        .catch(() => undefined);
    await post('7');
    expect((await numbers()).every(({ no }) => no === null)).toBe(true);
    const sealed = await seal();
    const rows = await numbers();
    expect(sealed).toBe(rows.length);
    expect(rows.map(({ no }) => Number(no))).toEqual(rows.map((_, at) => at + 1));
    // Some ids were used up by what nobody kept.
    expect(Number(rows.at(-1)!.id)).toBeGreaterThan(rows.length);
    expect(await seal()).toBe(0);
  });

  it('are given once by many sealers at a time', async () => {
    for (const payment of ['a', 'b', 'c', 'd']) await post(payment);
    const counts = await Promise.all([seal(), seal(), seal()]);
    const rows = await numbers();
    expect(counts.filter((count) => count > 0)).toHaveLength(1);
    expect(rows.map(({ no }) => Number(no))).toEqual(rows.map((_, at) => at + 1));
  });

  it('are all given when a period closes, which keeps the last, and none is ever changed', async () => {
    await post('e');
    await test.database.withTransaction((tx) =>
      closePeriod(tx, { market: 'ph', through: '2026-10-31' as typeof today }),
    );
    const rows = await numbers();
    expect(rows.every(({ no }) => no !== null)).toBe(true);
    const { rows: closings } = await test.sql('select last_no as last from ledger_closing');
    expect(closings).toEqual([{ last: BigInt(rows.length) }]);
    await expect(test.sql('update ledger_number set no = no + 100')).rejects.toThrow();
    await expect(test.sql('delete from ledger_number')).rejects.toThrow();
  });
});
