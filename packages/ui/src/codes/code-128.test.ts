import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barsOf, code128 } from './code-128.ts';

/**
 * A reader of its own, from the standard's other description of the symbols: the edge distances of a scanner.
 * It knows the sets and the check, and learns the symbols from one code each, so a wrong width in the table
 * can't explain itself away.
 */
const cut = (widths: readonly number[]) => widths.join('').match(/.{6}(?=.{7})|.{7}$/g) ?? [];
const symbolOf = new Map(
  Array.from({ length: 100 }, (_, value) => {
    const [, symbol = ''] = cut(code128(String(value).padStart(2, '0').repeat(2)));
    return [symbol, value] as const;
  }),
);

function read(widths: readonly number[]): string {
  const seen = cut(widths);
  const stop = seen.pop();
  expect(stop).toBe('2331112');
  const special: Record<string, number> = {
    '211214': 104,
    '211232': 105,
    '114131': 100,
    '311141': 101,
    '411131': 102,
  };
  const values = seen.map((symbol) => special[symbol] ?? symbolOf.get(symbol) ?? Number.NaN);
  const check = values.pop();
  expect(values.reduce((sum, value, place) => sum + value * Math.max(1, place), 0) % 103).toBe(check);
  let set = values.shift() === 105 ? 'C' : 'B';
  let text = '';
  for (const value of values) {
    if (set === 'B' && value === 99) set = 'C';
    else if (set === 'C' && value === 100) set = 'B';
    else text += set === 'C' ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
  }
  return text;
}

describe('a bar code', () => {
  it('is made of a hundred symbols that no scanner can take for each other', () => {
    expect(symbolOf.size).toBe(100);
    for (const symbol of symbolOf.keys()) {
      const widths = Array.from(symbol, Number);
      expect(
        widths.reduce((sum, width) => sum + width, 0),
        symbol,
      ).toBe(11);
      // The standard's own parity: the bars of every symbol are an even number of modules together.
      expect(((widths[0] ?? 0) + (widths[2] ?? 0) + (widths[4] ?? 0)) % 2, symbol).toBe(0);
    }
  });

  // Worked out by hand from the standard's table.
  it('of 7110 is start, 71, 10, check 93 and stop', () => {
    expect(cut(code128('7110'))).toEqual(['211232', '122114', '221312', '111341', '2331112']);
  });

  it('of digits takes half the room', () => {
    expect(cut(code128('7110034826519077'))).toHaveLength(11);
    expect(cut(code128('HX5WL2V7'))).toHaveLength(11);
  });

  it.each(['7110034826519077', '711003482651907', 'HX5WL2V7', 'CL-2026-04187', '12', 'A1234B', ' ~'])(
    'of %s is read as it was written',
    (text) => {
      expect(read(code128(text))).toBe(text);
    },
  );

  it('of anything that can be typed is read as it was written', () => {
    const printable = fc.string({
      unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(fc.property(printable, (text) => read(code128(text)) === text));
  });

  it.each(['', '₱100', 'a\nb'])('does not draw %j', (text) => {
    expect(() => code128(text)).toThrow(RangeError);
  });

  it('ends where its last bar ends', () => {
    const widths = code128('7110');
    const last = barsOf(widths).at(-1);
    expect((last?.start ?? 0) + (last?.width ?? 0)).toBe(4 * 11 + 13);
  });
});
