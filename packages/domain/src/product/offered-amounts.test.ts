import { describe, expect, it } from 'vitest';
import { isOfferedAmount } from './is-offered-amount.ts';
import { largestOffered, nearestOffered, offeredAmounts, offeredPart } from './offered-amounts.ts';
import type { AmountRange } from './product-terms.ts';

const range: AmountRange = { min: 200_000n, max: 2_000_000n, step: 50_000n };

describe('the amounts of a product', () => {
  it('are whole steps between the ends', () => {
    expect([200_000n, 850_000n, 2_000_000n].every((amount) => isOfferedAmount(range, amount))).toBe(true);
    expect([150_000n, 830_000n, 2_050_000n].some((amount) => isOfferedAmount(range, amount))).toBe(false);
  });

  it('end with the last step, where the most lies between two', () => {
    expect(largestOffered(range)).toBe(2_000_000n);
    expect(largestOffered({ ...range, max: 1_970_000n })).toBe(1_950_000n);
  });

  it('have a nearest one for whatever is typed', () => {
    expect(
      [0n, 224_999n, 225_000n, 831_234n, 9_999_999n].map((typed) => nearestOffered(range, typed)),
    ).toEqual([200_000n, 200_000n, 250_000n, 850_000n, 2_000_000n]);
    expect(nearestOffered({ ...range, max: 1_970_000n }, 1_969_000n)).toBe(1_950_000n);
  });

  it('begin a third of the way for a borrower and half of it for a quote, in whole steps', () => {
    expect(offeredPart(range, 3n)).toBe(800_000n);
    expect(offeredPart(range, 2n)).toBe(1_100_000n);
  });
});

describe('the amounts that may be signed', () => {
  it('R4 · go up by steps and end with what was approved, on the grid or not', () => {
    const approved = (max: bigint) => offeredAmounts({ min: 100_000n, max, step: 50_000n });
    expect(approved(250_000n)).toEqual([100_000n, 150_000n, 200_000n, 250_000n]);
    expect(approved(173_500n)).toEqual([100_000n, 150_000n, 173_500n]);
  });

  it('R4 · are one when the least was approved', () => {
    expect(offeredAmounts({ min: 100_000n, max: 100_000n, step: 50_000n })).toEqual([100_000n]);
  });

  it('R4 · stay a list one can read, on the product’s grid', () => {
    const amounts = offeredAmounts({ min: 100_000n, max: 10_000_000n, step: 100n });
    expect(amounts.length).toBeLessThanOrEqual(202);
    expect(amounts.at(-1)).toBe(10_000_000n);
    expect(amounts.every((amount) => (amount - 100_000n) % 100n === 0n)).toBe(true);
  });
});
