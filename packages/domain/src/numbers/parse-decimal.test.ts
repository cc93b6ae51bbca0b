import { describe, expect, it } from 'vitest';
import { parseMoney } from '../money/parse-money.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { decimalText } from './decimal-text.ts';
import { parseDecimal } from './parse-decimal.ts';
import { parseFraction } from './parse-fraction.ts';
import { rational } from './rational.ts';

/** Texts that some reader would take for a number and that mean another one to the next. */
const notDecimals = [
  '',
  ' ',
  'abc',
  '1e309',
  '1E5',
  '0x10',
  '1,000',
  '.5',
  '5.',
  '+5',
  ' 5',
  '5 ',
  '--5',
  '٣',
  'NaN',
  'Infinity',
];

describe('a number in a text', () => {
  it.each([
    ['0', 0n, 1n],
    ['9.4822', 47_411n, 5_000n],
    ['-0.50', -1n, 2n],
    ['90071992547409.93', 9_007_199_254_740_993n, 100n],
    ['0007', 7n, 1n],
  ])('%s is read exactly', (text, num, den) => {
    expect(parseDecimal(text)).toEqual({ num, den });
  });

  it.each([...notDecimals, '9'.repeat(41)])(
    '"%s" is no decimal number, no fraction and no amount',
    (text) => {
      expect(parseDecimal(text)).toEqual({ refused: 'not_a_decimal', facts: { text } });
      expect(isRefusal(parseFraction(text))).toBe(true);
      expect(isRefusal(parseMoney(text))).toBe(true);
    },
  );

  it.each([
    ['546/365', 546n, 365n],
    ['-2/24', -1n, 12n],
    ['0.5', 1n, 2n],
    ['24', 24n, 1n],
  ])('the fraction %s is read exactly', (text, num, den) => {
    expect(parseFraction(text)).toEqual({ num, den });
  });

  it.each(['1/0', '1/-2', '1.5/2', '1/2/3', '/2', '1/', `1/${'9'.repeat(21)}`])(
    '"%s" is no fraction',
    (text) => {
      expect(parseFraction(text)).toEqual({ refused: 'not_a_fraction', facts: { text } });
    },
  );

  it.each([
    ['1234.5', 123_450n],
    ['0.07', 7n],
    ['-3', -300n],
    ['90071992547409.93', 9_007_199_254_740_993n],
  ])('the amount %s is %s minor units', (text, minor) => {
    expect(parseMoney(text)).toBe(minor);
  });

  it.each(['1.234', '1.230', '0.005'])('a third decimal is refused, not rounded: %s', (text) => {
    expect(parseMoney(text)).toEqual({ refused: 'not_an_amount', facts: { text } });
  });

  it.each([
    [rational(1n, 3n), 4, '0.3333'],
    [rational(-1n, 3n), 2, '-0.33'],
    [rational(-1n, 2000n), 2, '0.00'],
    [rational(5n, 2n), 0, '2'],
    [rational(1234n), 2, '1234.00'],
  ])('is printed with the places asked for', (value, places, text) => {
    expect(decimalText(value, places, 'half-even')).toBe(text);
  });
});
