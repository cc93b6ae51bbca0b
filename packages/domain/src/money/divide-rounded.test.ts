import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { slowRound } from '../testing/slow-fraction.ts';
import { divideRounded, roundingModes, roundToStep } from './divide-rounded.ts';

describe('rounding', () => {
  it.each([
    // num, den, half-even, half-up, up, down
    [5n, 2n, 2n, 3n, 3n, 2n],
    [7n, 2n, 4n, 4n, 4n, 3n],
    [-5n, 2n, -2n, -3n, -3n, -2n],
    [-7n, 2n, -4n, -4n, -4n, -3n],
    [1n, 3n, 0n, 0n, 1n, 0n],
    [2n, 3n, 1n, 1n, 1n, 0n],
    [6n, 3n, 2n, 2n, 2n, 2n],
    [0n, 3n, 0n, 0n, 0n, 0n],
  ])('%s ÷ %s is %s half-even, %s half-up, %s up and %s down', (num, den, ...rounded) => {
    expect(roundingModes.map((mode) => divideRounded(num, den, mode))).toEqual(rounded);
  });

  it('goes to a coarser step: 328.125 pesos to the whole peso', () => {
    expect(roundToStep(328_125n, 10n, 100n, 'half-even')).toBe(32_800n);
    expect(roundToStep(328_125n, 10n, 100n, 'up')).toBe(32_900n);
  });

  it('agrees with the second opinion on every number, sign, step and mode', () => {
    fc.assert(
      fc.property(
        fc.bigInt(-(10n ** 12n), 10n ** 12n),
        fc.bigInt(1n, 400n),
        fc.constantFrom(1n, 5n, 100n),
        fc.constantFrom(...roundingModes),
        (num, den, step, mode) => {
          expect(roundToStep(num, den, step, mode)).toBe(slowRound([num, den], step, mode));
        },
      ),
      numberOfCases(3000),
    );
  });
});
