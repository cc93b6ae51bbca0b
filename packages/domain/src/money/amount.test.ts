import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText } from './amount.ts';

describe('the amount helper', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [50, '0.50'],
    [100, '1.00'],
    [291019, '2910.19'],
    [-5, '-0.05'],
    [-291019, '-2910.19'],
    [-0, '0.00'],
    [0n, '0.00'],
    [123456n, '1234.56'],
    [9007199254740993n, '90071992547409.93'],
    [-(10n ** 40n), `-1${'0'.repeat(38)}.00`],
  ])('X5 · %s minor units are divided by 100 and shown with two decimals: %s', (minor, text) => {
    expect(amountText(minor)).toBe(text);
  });

  it.each([12.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -(2 ** 53)])(
    'X5 · %s is no exact count of minor units and is refused',
    (minor) => {
      expect(() => amountText(minor)).toThrow(RangeError);
    },
  );

  it('X5 · no digit is lost at any size', () => {
    fc.assert(
      fc.property(fc.bigInt(), (minor) => {
        const text = amountText(minor);
        return /^-?\d+\.\d\d$/.test(text) && BigInt(text.replace('.', '')) === minor;
      }),
    );
  });
});
