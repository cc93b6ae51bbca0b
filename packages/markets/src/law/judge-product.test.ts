import { rational } from '@candor/domain/numbers';
import type { CalendarDate } from '@candor/domain/calendar';
import { describe, expect, it } from 'vitest';
import { products } from '../registry.generated.ts';
import type { MarketId } from '../markets.ts';
import { checkProduct } from './check-product.ts';
import { judgeProduct } from './judge-product.ts';

const on = '2026-11-18' as CalendarDate;
const offered = (['ph', 'in'] as const satisfies readonly MarketId[]).flatMap((market) =>
  products[market].map(({ key, terms }) => ({ market, key, terms })),
);

describe('every limit on a product, crossed or not', () => {
  it.each(offered)('$key keeps every limit, and is at most as dear as each', ({ market, terms }) => {
    const judged = judgeProduct(market, terms, on);
    expect(judged.flatMap(({ breaches }) => breaches)).toEqual([]);
    for (const { kind, value, ceiling } of judged) {
      if (value === null || ceiling === null || kind === 'cooling-off') continue;
      expect(Number(value), kind).toBeLessThanOrEqual(Number(ceiling));
    }
  });

  it.each(offered)('$key with a fee of 30 % is judged as the check judges it', ({ market, terms }) => {
    const dear = { ...terms, fees: terms.fees.map((fee) => ({ ...fee, percent: rational(30n) })) };
    const judged = judgeProduct(market, dear, on).flatMap(({ breaches }) => breaches);
    expect(judged).toEqual(checkProduct(market, dear, on)?.breaches ?? []);
  });
});
