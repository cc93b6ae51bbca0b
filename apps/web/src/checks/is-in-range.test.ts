import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInRange } from './is-in-range.ts';

const anyDecimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 12 }))
  .map(([digits, places]) => ({ digits, places }));

function decimalText({ digits, places }: { digits: bigint; places: number }): string {
  const text = (digits < 0n ? -digits : digits).toString().padStart(places + 1, '0');
  const point = text.length - places;
  return `${digits < 0n ? '-' : ''}${text.slice(0, point)}${places > 0 ? `.${text.slice(point)}` : ''}`;
}

describe('C9 · a value range', () => {
  it.each([
    ['5', { min: 1, max: 10 }, true],
    ['1', { min: 1, max: 10 }, true],
    ['10', { min: 1, max: 10 }, true],
    ['10.00', { max: 10 }, true],
    ['10.01', { max: 10 }, false],
    ['0.99', { min: 1 }, false],
    ['-1', { min: 0 }, false],
    ['-0', { min: 0 }, true],
    ['-0.00', { min: '0', max: '0' }, true],
    ['9', { min: 10 }, false],
    ['009', { max: 9 }, true],
    ['-2', { min: -3, max: -1 }, true],
    ['-10', { min: -9 }, false],
    ['9007199254740993', { max: '9007199254740992' }, false],
    ['0.1', { max: '0.10000000000000000001' }, true],
    ['1000', {}, true],
    ['', {}, false],
    ['five', { max: 10 }, false],
    ['1e1', { max: 10 }, false],
    ['５', { max: 10 }, false],
    ['5\n', { max: 10 }, false],
  ])('C9 · %j within %j: %s', (text, range, inside) => {
    expect(isInRange(text, range)).toBe(inside);
  });

  it('C9 · agrees with exact arithmetic on any two decimals', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (one, other) => {
        const [first, second] = [
          one.digits * 10n ** BigInt(other.places),
          other.digits * 10n ** BigInt(one.places),
        ];
        expect(isInRange(decimalText(one), { min: decimalText(other) })).toBe(first >= second);
        expect(isInRange(decimalText(one), { max: decimalText(other) })).toBe(first <= second);
      }),
    );
  });

  it('C9 · a bound that is no decimal is a fault of the program', () => {
    expect(() => isInRange('1', { max: 1e21 })).toThrow(RangeError);
    expect(() => isInRange('1', { min: Number.NaN })).toThrow(RangeError);
  });

  it('C9 · a hostile run of zeros is read once', () => {
    // One that read it again and again would never end within the limit for what hangs.
    expect(isInRange(`0.${'0'.repeat(300_000)}1`, { max: `1.${'0'.repeat(300_000)}` })).toBe(true);
  });
});
