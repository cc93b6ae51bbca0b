import { describe, expect, it } from 'vitest';
import { after, backspace, pasted, typed } from '../testing/notation.ts';
import { cardKind } from './card-kind.ts';

const nineteen = '4539148803436467123';
const shown = '4539 1488 0343 6467 123';

describe('a bank card', () => {
  it('I2 · digits only, in groups of four, 19 at most', () => {
    expect(after(cardKind, '|', ...typed(nineteen))).toEqual({
      box: `${shown}|`,
      value: nineteen,
      say: undefined,
    });
    expect(after(cardKind, `${shown}|`, ...typed('4'))).toMatchObject({
      box: `${shown}|`,
      say: { code: 'full', max: 19 },
    });
    expect(after(cardKind, '4539|', ...typed('o'))).toMatchObject({
      box: '4539|',
      say: { code: 'not_a_digit' },
    });
  });

  it('I5 · pasted over a full selection loses nothing', () => {
    expect(after(cardKind, `[${shown}]`, pasted('4111-1111 1111\u00A01111'))).toMatchObject({
      value: '4111111111111111',
      say: undefined,
    });
    expect(after(cardKind, `[${shown}]`, pasted(shown))).toMatchObject({ value: nineteen });
  });

  it('I5 · 22 digits are refused whole and named, never cut', () => {
    const text = '4539 1488 0343 6467 1234 56';
    expect(after(cardKind, '[4539]', pasted(text))).toEqual({
      box: '[4539]',
      value: '4539',
      say: { code: 'too_long', text, count: 22, max: 19 },
    });
  });

  it('I5 · erasing at a gap erases a digit', () => {
    expect(after(cardKind, '4539 |1488', backspace)).toMatchObject({ box: '453|1 488', value: '4531488' });
  });

  it('I2 · whether the digits add up is not asked while typing', () => {
    expect(after(cardKind, '|', ...typed('1111111111111111'))).toMatchObject({ say: undefined });
  });
});
