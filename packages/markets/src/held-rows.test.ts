import { heldRows, showArithmetic } from '@candor/domain/schedule';
import { isRefusal } from '@candor/domain/refusals';
import type { CalendarDate } from '@candor/domain/calendar';
import { describe, expect, it } from 'vitest';
import { lending, products, quoteProduct, type MarketId } from './index.ts';

function held(market: MarketId, key: string, amount: bigint, instalments: number) {
  const day = '2026-09-18' as CalendarDate;
  const { terms } = products[market].find((product) => product.key === key)!;
  const term = terms.terms.find((each) => each.instalments === instalments)!;
  const quote = quoteProduct(market, terms, { amount, term, disbursedOn: day }, day);
  if (isRefusal(quote)) throw new Error(quote.refused);
  const steps = showArithmetic(quote.schedule, lending[market].convention, quote.rate);
  return { rows: heldRows(steps, quote.schedule.netReceived), quote };
}

describe('what one holds', () => {
  it('falls to zero as the worked example of the screens shows it', () => {
    const { rows } = held('ph', 'ph-instalments', 800_000n, 3);
    expect(rows.map(({ held: has, growth, paid, left }) => [has, growth, paid, left])).toEqual([
      [776_000n, 47_585n, 291_019n, 532_566n],
      [532_566n, 32_657n, 291_019n, 274_204n],
      [274_204n, 16_814n, 291_018n, 0n],
    ]);
  });

  it.each([
    ['ph', 'ph-30-days', 500_000n, 1],
    ['ph', 'ph-instalments', 2_000_000n, 6],
    ['in', 'in-two-years', 2_000_000n, 24],
    ['in', 'in-instalments', 10_000_000n, 12],
  ] as const)('grows by the whole cost and ends at zero: %s %s', (market, key, amount, instalments) => {
    const { rows, quote } = held(market, key, amount, instalments);
    expect(rows.at(-1)?.left).toBe(0n);
    expect(rows.reduce((sum, { growth }) => sum + growth, 0n)).toBe(quote.schedule.totals.cost);
  });
});
