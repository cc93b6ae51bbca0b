import { languages, markets, products, type MarketId } from '@candor/markets';
import { currentProductVersion, listOfferedProducts } from '@candor/store/products';
import { openBusinessClock } from '@candor/store/ledger';
import { createTestDatabase, expectBooksTie, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { day } from '../loans/testing/lending-desk.ts';
import { fillProducts } from './fill-products.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.withTransaction(async (tx) => {
    for (const market of Object.keys(markets)) await openBusinessClock(tx, market, day('2026-11-16'));
  });
});
afterAll(async () => {
  await expectBooksTie(test);
  await test.drop();
});

async function fill(market: MarketId): Promise<readonly string[]> {
  const actor = { kind: 'system', id: 'start' } as const;
  const answer = await runCommand(test.database, fillProducts, { input: { market }, actor });
  if (answer.kind !== 'done') throw new Error(answer.kind);
  return answer.output.filled;
}

describe.each(['ph', 'in'] as const)('a new lender in %s', (market) => {
  const keys = products[market].map(({ key }) => key);

  it('starts with products that the law was asked about, named in every language', async () => {
    expect(await fill(market)).toEqual(keys);
    for (const language of languages) {
      const named = await test.database.withTransaction((tx) => listOfferedProducts(tx, market, language));
      expect(named.map(({ productId, name }) => [productId, name])).toEqual(
        products[market].map(({ key, names }) => [key, names[language]]).toSorted(),
      );
    }
    const { rows } = await test.sql('select count(*)::int as checks from product_check where market = $1', [
      market,
    ]);
    expect(rows[0]).toEqual({ checks: keys.length });
  });

  it('keeps what it has changed since, at every start', async () => {
    const [first] = keys;
    await test.sql("update product_name set name = 'Ours' where product_id = $1 and language = 'en'", [
      first,
    ]);
    expect(await fill(market)).toEqual([]);
    const named = await test.database.withTransaction((tx) => listOfferedProducts(tx, market, 'en'));
    expect(named.find(({ productId }) => productId === first)?.name).toBe('Ours');
    const version = await test.database.withTransaction((tx) => currentProductVersion(tx, first!));
    expect(version?.version).toBe(1);
  });
});

it('a product without a name of its own in a language is called by its English one', async () => {
  await test.sql("delete from product_name where product_id = 'ph-instalments' and language <> 'en'");
  const named = await test.database.withTransaction((tx) => listOfferedProducts(tx, 'ph', 'hi'));
  expect(named.find(({ productId }) => productId === 'ph-instalments')?.name).toBe('Everyday loan');
});
