import { describe, expect, it } from 'vitest';
import { offeredAmounts } from './offered-amounts.ts';

describe('the amounts that may be signed', () => {
  it('R4 · go up by steps and end with what was approved, on the grid or not', () => {
    expect(offeredAmounts({ min: '1000.00', step: '500.00' }, 250_000)).toEqual([
      100_000, 150_000, 200_000, 250_000,
    ]);
    expect(offeredAmounts({ min: '1000.00', step: '500.00' }, 173_500)).toEqual([100_000, 150_000, 173_500]);
  });

  it('R4 · are one when the least was approved', () => {
    expect(offeredAmounts({ min: '1000', step: '500' }, 100_000)).toEqual([100_000]);
  });

  it('R4 · stay a list one can read, on the product’s grid', () => {
    const amounts = offeredAmounts({ min: '1000.00', step: '1.00' }, 10_000_000);
    expect(amounts.length).toBeLessThanOrEqual(202);
    expect(amounts.at(-1)).toBe(10_000_000);
    expect(amounts.every((amount) => (amount - 100_000) % 100 === 0)).toBe(true);
  });
});
