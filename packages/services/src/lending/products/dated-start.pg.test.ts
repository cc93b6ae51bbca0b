import { productTermsJson } from '@candor/domain/product';
import { products, type DefaultProduct } from '@candor/markets';
import { currentProductVersion, lastProductVersion, listOfferedProducts } from '@candor/store/products';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day, LendingDesk } from '../loans/testing/lending-desk.ts';
import { saveProduct } from './save-product.ts';

let desk: LendingDesk;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-11-15');
});
afterAll(() => desk.test.drop());

const [{ key, terms }] = products.ph as unknown as [DefaultProduct];
const payday = productTermsJson(terms);
const december = {
  productId: key,
  market: 'ph',
  terms: { ...payday, coolingOffDays: 5 },
  startsOn: day('2026-12-01'),
} as const;
const read = () =>
  desk.test.database.withTransaction(async (tx) => ({
    current: (await currentProductVersion(tx, key))?.version,
    last: (await lastProductVersion(tx, key))?.version,
    offered: (await listOfferedProducts(tx, 'ph', 'en')).find(({ productId }) => productId === key)?.version,
  }));

describe('A15.122 · a version that starts on a later day', () => {
  it('waits for its day, and the one before stays in force until then', async () => {
    expect(await desk.done(saveProduct, december)).toEqual({ productId: key, version: 2 });
    expect(await read()).toEqual({ current: 1, last: 2, offered: 1 });
  });

  it('none starts in the past, nor before one that was saved earlier', async () => {
    const past = await desk.refused(saveProduct, { ...december, startsOn: day('2026-11-14') });
    expect(past).toEqual({ refused: 'product_starts_in_the_past', facts: { today: '2026-11-15' } });
    const before = await desk.refused(saveProduct, { ...december, startsOn: day('2026-11-30') });
    expect(before).toEqual({ refused: 'product_starts_before_another', facts: { startsOn: '2026-12-01' } });
    expect(await read()).toMatchObject({ last: 2 });
  });

  it('is offered from its day on, and a new loan is made under it', async () => {
    await desk.moveTo('2026-12-01');
    expect(await read()).toEqual({ current: 2, last: 2, offered: 2 });
  });

  it('is asked of the law of the day on which it starts', async () => {
    const { rows } = await desk.test.sql(
      `select c.law_on from product_version v join product_check c
         on c.market = v.market and c.fingerprint = v.fingerprint and c.law_on = v.valid_from
       where v.product_id = $1 and v.version = 2`,
      [key],
    );
    expect(rows).toEqual([{ law_on: '2026-12-01' }]);
  });
});
