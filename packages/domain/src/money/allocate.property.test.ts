import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { allocate } from './allocate.ts';
import { roundingModes } from './divide-rounded.ts';

const anyAllocation = fc.record({
  weights: fc
    .array(fc.bigInt(0n, 1000n), { minLength: 1, maxLength: 40 })
    .filter((all) => all.some((each) => each > 0n)),
  mode: fc.constantFrom(...roundingModes),
  remainderTo: fc.constantFrom('first' as const, 'last' as const),
});

describe('an amount divided into shares', () => {
  it('loses no cent, and no share is of the other sign', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 9n), 10n ** 9n), anyAllocation, (total, allocation) => {
        const shares = allocate(total, allocation);
        expect(shares.reduce((a, b) => a + b, 0n)).toBe(total);
        expect(shares.every((share) => share === 0n || share > 0n === total > 0n)).toBe(true);
        expect(shares).toHaveLength(allocation.weights.length);
      }),
      numberOfCases(2000),
    );
  });

  it.each([
    ['last', [3333n, 3333n, 3334n]],
    ['first', [3334n, 3333n, 3333n]],
  ] as const)('gives the odd cent of 100.00 among three to the %s', (remainderTo, shares) => {
    expect(allocate(10_000n, { weights: [1n, 1n, 1n], mode: 'half-even', remainderTo })).toEqual(shares);
  });

  it('cuts a share that rounding made too large: 0.02 among three, rounded up', () => {
    expect(allocate(2n, { weights: [1n, 1n, 1n], mode: 'up', remainderTo: 'last' })).toEqual([1n, 1n, 0n]);
  });

  it('follows the weights: 100.00 as 1 to 3', () => {
    expect(allocate(10_000n, { weights: [1n, 3n], mode: 'half-even', remainderTo: 'last' })).toEqual([
      2500n,
      7500n,
    ]);
  });

  it.each([[[]], [[0n, 0n]], [[-1n, 2n]]])('needs weights that mean something, not %s', (weights) => {
    expect(() => allocate(1n, { weights, mode: 'down', remainderTo: 'last' })).toThrow(RangeError);
  });
});
