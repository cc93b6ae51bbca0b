import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBusinessClock } from '../ledger/business-clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.withTransaction(async (tx) => {
    await openBusinessClock(tx, 'ph', '2026-11-15' as never);
    await tx.query({ text: `insert into product (id, market) values ('payday', 'ph')` });
  });
});
afterAll(() => test.drop());

const asApplication = (text: string, values: readonly unknown[] = []) =>
  test.database.withTransaction((tx) => tx.query({ text, values }));

const lawful = JSON.stringify({ interest: { rate: '4.5', per: 'month' } });
const check = (terms: string, verdict: string, breaches: string) =>
  asApplication(
    `insert into product_check (market, fingerprint, law_on, verdict, breaches)
     values ('ph', terms_fingerprint($1), '2026-11-15', $2, $3)`,
    [terms, verdict, breaches],
  );
const version = (terms: string, no: number) =>
  asApplication(
    `insert into product_version (product_id, version, market, terms, valid_from)
     values ('payday', $2, 'ph', $1, '2026-11-15')`,
    [terms, no],
  );

describe('with SQL in the role of the application', () => {
  it('terms that nobody checked are no product', async () => {
    await expect(version(lawful, 1)).rejects.toThrow('product_version_is_checked');
  });

  it('terms that were found unlawful are no product', async () => {
    const dear = JSON.stringify({ interest: { rate: '60', per: 'month' } });
    await check(dear, 'unlawful', '[{"term": "interest.rate"}]');
    await expect(version(dear, 1)).rejects.toThrow('product_version_is_checked');
  });

  it('a lawful check is of exactly its terms, however they are written, and of no others', async () => {
    await check(lawful, 'lawful', '[]');
    await expect(version(lawful.replace('4.5', '4.6'), 1)).rejects.toThrow('product_version_is_checked');
    await version('{ "interest": { "per": "month", "rate": "4.5" } }', 1);
  });

  it('a verdict is never turned, a version never changed', async () => {
    await expect(check(lawful, 'unlawful', '[{"term": "amount"}]')).rejects.toThrow('one_verdict');
    await expect(asApplication(`update product_check set verdict = 'lawful'`)).rejects.toThrow('denied');
    await expect(asApplication(`update product_version set terms = '{}'`)).rejects.toThrow('denied');
    await expect(test.sql(`update product_version set terms = '{}'`)).rejects.toThrow('append-only');
    await expect(
      asApplication(
        `insert into product_version (product_id, version, market, terms, valid_from, fingerprint)
         values ('payday', 2, 'ph', '{}', '2026-11-15', 'x')`,
      ),
    ).rejects.toThrow('cannot insert');
  });
});

it('divides as the domain does', async () => {
  const { rows } = await test.sql(
    `select divide_rounded(5, 2, 'half-even')::text as even, divide_rounded(-5, 2, 'half-even')::text as minus,
            divide_rounded(5, 2, 'half-up')::text as half_up, divide_rounded(1, 3, 'up')::text as up,
            divide_rounded(-2, 3, 'down')::text as down, divide_rounded(7, 2, 'half-even')::text as odd`,
  );
  expect(rows).toEqual([{ even: '2', minus: '-2', half_up: '3', up: '1', down: '0', odd: '4' }]);
});
