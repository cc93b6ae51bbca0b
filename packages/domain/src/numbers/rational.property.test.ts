import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberOfCases } from '../testing/number-of-cases.ts';
import {
  add,
  bitLength,
  compare,
  floor,
  leastCommonMultiple,
  multiply,
  nearly,
  rational,
} from './rational.ts';

const anyWhole = fc.bigInt(-(10n ** 30n), 10n ** 30n);
const anyFraction = fc.tuple(anyWhole, fc.bigInt(1n, 10n ** 20n)).map(([num, den]) => rational(num, den));

describe('exact fractions', () => {
  it('obey the laws of arithmetic and are always reduced', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        expect(add(a, b)).toEqual(add(b, a));
        expect(Math.sign(compare(a, b))).toBe(-compare(b, a) + 0);
        expect(a.den > 0n).toBe(true);
      }),
      numberOfCases(500),
    );
  });

  it('round down to the whole number below, also when negative', () => {
    fc.assert(
      fc.property(anyFraction, (a) => {
        const whole = rational(floor(a));
        expect(compare(whole, a)).toBeLessThanOrEqual(0);
        expect(compare(add(whole, rational(1n)), a)).toBe(1);
      }),
      numberOfCases(500),
    );
  });

  it('have a least common multiple that both divide, and no denominator of 0', () => {
    expect(leastCommonMultiple(12n, 365n)).toBe(4380n);
    expect(leastCommonMultiple(4n, 6n)).toBe(12n);
    expect(() => rational(1n, 0n)).toThrow(RangeError);
    expect(rational(1n, -2n)).toEqual({ num: -1n, den: 2n });
  });

  it('are near a double at any size', () => {
    expect(nearly(rational(1n, 4n))).toBe(0.25);
    expect(nearly({ num: 10n ** 400n, den: 10n ** 399n })).toBeCloseTo(10, 10);
  });

  it.each([
    [0n, 0],
    [1n, 1],
    [-1n, 1],
    [255n, 8],
    [256n, 9],
    [2n ** 99n, 100],
  ])('%s has so many binary digits: %i', (value, bits) => {
    expect(bitLength(value)).toBe(bits);
  });
});
