import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundingModes, roundToStep } from '../money/divide-rounded.ts';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { exactLevelInstalment, levelInstalment } from './level-instalment.ts';

const modes = fc.constantFrom(...roundingModes);

describe('the level instalment', () => {
  it('is the exact one, rounded once, also where doubles come close to a boundary', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.bigInt(1n, 10n ** 9n), fc.bigInt(2n ** 51n, 2n ** 55n)),
        fc.array(fc.bigInt(0n, 2000n), { minLength: 1, maxLength: 60 }),
        fc.constantFrom(1n, 100n),
        modes,
        (amount, nums, to, mode) => {
          const factors = { nums, den: 10_000n };
          const { num, den } = exactLevelInstalment(amount, factors);
          expect(levelInstalment(amount, factors, { mode, to })).toBe(roundToStep(num, den, to, mode));
        },
      ),
      numberOfCases(2000),
    );
  });

  it('keeps its side of a boundary that it misses by less than a double can see', () => {
    // 0 % in 2 instalments: 1.01 is exactly half-way between 0.50 and 0.51, and a hair of interest tips it
    // over.
    const even = { nums: [0n, 0n], den: 10n ** 30n };
    const hair = { nums: [1n, 1n], den: 10n ** 30n };
    expect(levelInstalment(101n, even, { mode: 'half-even', to: 1n })).toBe(50n);
    expect(levelInstalment(101n, hair, { mode: 'half-even', to: 1n })).toBe(51n);
    expect(levelInstalment(100n, even, { mode: 'up', to: 1n })).toBe(50n);
    expect(levelInstalment(100n, hair, { mode: 'up', to: 1n })).toBe(51n);
  });
});
