import { describe, expect, it } from 'vitest';
import { indianPhone, philippinePhone } from '../demo/sample-rules.ts';
import { after, backspace, del, pasted, typed } from '../testing/notation.ts';
import { phoneKind } from './phone-kind.ts';

const philippine = phoneKind(philippinePhone);
const indian = phoneKind(indianPhone);
const full = '091 7123 4567|';

describe('a phone number', () => {
  it('I1 · digits only, at most 11, shown 3-4-4', () => {
    expect(after(philippine, '|', ...typed('09171234567'))).toEqual({
      box: full,
      value: '09171234567',
      say: undefined,
    });
    expect(after(philippine, full, ...typed('8'))).toEqual({
      box: full,
      value: '09171234567',
      say: { code: 'full', max: 11 },
    });
    expect(after(philippine, '091|', ...typed('x'))).toMatchObject({
      box: '091|',
      say: { code: 'not_a_digit', text: 'x' },
    });
  });

  it.each([
    ['091 |7123 4567', backspace, '09|7 1234 567'],
    ['091| 7123 4567', backspace, '09|7 1234 567'],
    ['091| 7123 4567', del, '091| 1234 567'],
    ['091 |7123 4567', del, '091 |1234 567'],
    ['091 7|123 4567', backspace, '091 |1234 567'],
    ['091 7[123 45]67', backspace, '091 7|67'],
    ['[091 7123 4567]', backspace, '|'],
    ['|091 7123 4567', backspace, '|091 7123 4567'],
    ['091 7123 4567|', del, '091 7123 4567|'],
  ])('I5 · %s: a deletion at a gap deletes a digit, never the gap', (before, act, expected) => {
    expect(after(philippine, before, act)).toMatchObject({ box: expected, say: undefined });
  });

  it('I5 · typed as it stands in a list of contacts, with the plus and the code of the country', () => {
    expect(after(philippine, '|', ...typed('+63 917 123 4567'))).toEqual({
      box: full,
      value: '09171234567',
      say: undefined,
    });
    expect(after(indian, '|', ...typed('+91 98765 43210'))).toMatchObject({
      value: '9876543210',
      say: undefined,
    });
    expect(after(philippine, '|', ...typed('123456789012'))).toMatchObject({
      value: '12345678901',
      say: { code: 'full', max: 11 },
    });
  });

  it('I5 · full, a digit typed in the middle changes nothing and is told: none is pushed out', () => {
    expect(after(philippine, '091 71|23 4567', ...typed('9'))).toEqual({
      box: '091 71|23 4567',
      value: '09171234567',
      say: { code: 'full', max: 11 },
    });
  });

  it.each([
    '+63 917-123-4567',
    '0063 917 123 4567',
    'Call me: 0917 123 4567',
    'Call me: +63 (0)917 123-4567.',
    '+639171234567',
    '639171234567',
    '(0917) 123.4567',
    'tel:+63-917-123-4567',
    '\u202A+63\u00A0917\u2011123\u20114567\u202C',
    '０９１７　１２３　４５６７',
    '٠٩١٧ ١٢٣ ٤٥٦٧',
    '०९१७१२३४५६७',
    '0917\u200B123\u200B4567\n',
  ])('I5 · pasted %j is 0917 123 4567', (text) => {
    expect(after(philippine, '|', pasted(text))).toEqual({ box: full, value: '09171234567', say: undefined });
    expect(after(philippine, '[091 8765]', pasted(text))).toMatchObject({ box: full });
  });

  it.each([
    ['+1 415 555 2671', 'foreign_number'],
    ['+91 98765 43210', 'foreign_number'],
    ['001 415 555 2671', 'foreign_number'],
    ['0917 123 4567, 0918 765 4321', 'several_numbers'],
    ['0917 123 4567 ext 5', 'several_numbers'],
    ['my number', 'not_a_digit'],
    ['O917 123 4567', 'not_a_digit'],
    ['0917 123 456O', 'not_a_digit'],
    ['0917 123 456²', 'not_a_digit'],
    ['0917 123 4567 8', 'too_long'],
  ])('I5 · pasted %s is refused whole and named: the value stays as it was', (text, code) => {
    expect(after(philippine, '[091 8]', pasted(text))).toEqual({
      box: '[091 8]',
      value: '0918',
      say: expect.objectContaining({ code, text }),
    });
  });

  it.each([
    ['+91 98765 43210', '987 6543 210|'],
    ['0091 98765-43210', '987 6543 210|'],
    ['919876543210', '987 6543 210|'],
    ['098765 43210', '098 7654 3210|'],
  ])('I5 · in another country the rule is another: %s is shown %s', (text, expected) => {
    expect(after(indian, '|', pasted(text))).toMatchObject({ box: expected, say: undefined });
  });

  it('I5 · a piece of a number is a piece: 00 is no country code, a gap is nothing at all', () => {
    expect(after(philippine, '091 7|', pasted('00'))).toMatchObject({ value: '091700' });
    expect(after(philippine, '091 7|', pasted('0063'))).toMatchObject({ value: '09170063' });
    for (const gap of [' ', '-', '(', '\u00A0', '\u200B'])
      expect(after(philippine, '09[1 7]', pasted(gap))).toMatchObject({ box: '09[1 7]', say: undefined });
  });

  it('I1 · leading zeros stay: the value is text', () => {
    expect(after(philippine, '|', ...typed('000'))).toMatchObject({ box: '000|', value: '000' });
  });
});
