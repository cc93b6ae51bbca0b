import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyFormat, moneyText } from './money-format.ts';

const peso = moneyFormat({ sign: '₱', grouping: 'thousands' });
const rupee = moneyFormat({ sign: '₹', grouping: 'lakhs' });
const yen = moneyFormat({ sign: '¥', grouping: 'thousands', minorDigits: 0 });

describe('an amount as it is written', () => {
  it.each([
    [peso, 0n, '₱0.00'],
    [peso, 5n, '₱0.05'],
    [peso, 291_019n, '₱2,910.19'],
    [peso, '123456789', '₱1,234,567.89'],
    [peso, -24_000n, '−\u00a0₱240.00'],
    [peso, 9_007_199_254_740_993n, '₱90,071,992,547,409.93'],
    [rupee, 99_999n, '₹999.99'],
    [rupee, 10_000_000n, '₹1,00,000.00'],
    [rupee, 123_456_789n, '₹12,34,567.89'],
    [rupee, 12_345_678_901n, '₹12,34,56,789.01'],
    [yen, 1_234_567n, '¥1,234,567'],
  ])('%# · is %s', (format, minor, text) => {
    expect(moneyText(format(minor))).toBe(text);
  });

  it('loses no cent, whatever its size', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (minor) => {
        for (const format of [peso, rupee]) {
          const { isNegative, whole, cents } = format(minor);
          const read = BigInt((whole + cents).replaceAll(/[,.]/g, ''));
          expect(isNegative ? -read : read).toBe(minor);
        }
      }),
    );
  });

  it.each(['12.5', '1e3', 'ten'])('does not guess at %j', (minor) => {
    expect(() => peso(minor)).toThrow(SyntaxError);
  });
});
