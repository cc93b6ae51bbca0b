import { describe, expect, it } from 'vitest';
import { pesos, rupees } from '../demo/sample-rules.ts';
import { after, backspace, del, pasted, typed } from '../testing/notation.ts';
import { moneyKind } from './money-kind.ts';
import { tidyAmount } from './tidy-amount.ts';

const peso = moneyKind(pesos);
const rupee = moneyKind(rupees);
const whole = moneyKind({ ...pesos, decimals: 0 });

describe('an amount', () => {
  it.each([
    ['|', '.', '0.|'],
    ['|', '.5', '0.5|'],
    ['|', '05', '5|'],
    ['|', '00', '0|'],
    ['|', '0.50', '0.50|'],
    ['0|.50', '7', '7|.50'],
    ['|', '12345.50', '12,345.50|'],
    ['12|3', '.', '12.|3'],
    ['|50', '.', '0.|50'],
    ['|5', '0', '0|5'],
    ['|050', '2', '2|,050'],
    ['|.50', '3', '3|.50'],
  ])('I4 · %s and typed %s is %s', (before, keys, expected) => {
    expect(after(peso, before, ...typed(keys))).toMatchObject({ box: expected, say: undefined });
  });

  it.each([
    ['0.5|', '.', 'second_point'],
    ['1|2.50', '.', 'second_point'],
    ['12.50|', '1', 'too_many_decimals'],
    ['12.|50', '1', 'too_many_decimals'],
    ['1|2,345', '.', 'too_many_decimals'],
    ['123,456,789|', '1', 'full'],
    ['12|', ',', 'comma'],
    ['12|', '-', 'not_an_amount'],
    ['12|', 'e', 'not_an_amount'],
  ])('I4 · %s and typed %s changes nothing and is told: %s', (before, key, code) => {
    expect(after(peso, before, ...typed(key))).toMatchObject({ box: before, say: { code } });
  });

  it('I4 · honours a maximum length, which does not count the point', () => {
    expect(after(peso, '|', ...typed('1234567.89'))).toMatchObject({ value: '1234567.89', say: undefined });
    expect(after(peso, '1,234,567.89|', pasted('0'))).toMatchObject({
      say: { code: 'too_many_decimals', max: 2 },
    });
    expect(after(peso, '|1,234,567.89', ...typed('1'))).toMatchObject({ say: { code: 'full', max: 9 } });
    expect(after(peso, '|', pasted('1,234,567,890'))).toMatchObject({
      value: '',
      say: { code: 'too_long', text: '1,234,567,890', count: 10, max: 9 },
    });
  });

  it('I4 · a whole amount ends at the point: 97.50 never becomes 9,750', () => {
    expect(after(whole, '|', ...typed('97.50'))).toMatchObject({
      box: '97.|',
      say: { code: 'too_many_decimals', max: 0 },
    });
    expect(after(whole, '1|2', ...typed('.'))).toMatchObject({ box: '1|2' });
    expect(after(whole, '|', pasted('₱12,345'))).toMatchObject({ value: '12345' });
    expect(after(whole, '|', pasted('₱12,345.00'))).toMatchObject({ value: '12345', say: undefined });
    expect(after(whole, '[99]', pasted('₱12,345.50'))).toMatchObject({
      value: '99',
      say: { code: 'too_many_decimals', max: 0 },
    });
  });

  it.each([
    ['₱12,345.50', '12345.50'],
    ['PHP 12,345.50', '12345.50'],
    ['12,345.50 php', '12345.50'],
    ['P500', '500'],
    ['₱.50', '0.50'],
    ['12 345.50', '12345.50'],
    ["12'345.50", '12345.50'],
    ['12.345,50', '12345.50'],
    ['1.234.567', '1234567'],
    ['1,234', '1234'],
    ['１２，３４５．５０', '12345.50'],
    ['١٢٬٣٤٥٫٥٠', '12345.50'],
    ['12345。50', '12345.50'],
    ['\u00A012,345\u200B.50 ', '12345.50'],
    ['007', '7'],
  ])('I4 · pasted %s is %s', (text, value) => {
    expect(after(peso, '[99]', pasted(text))).toMatchObject({ value, say: undefined });
  });

  it.each(['$100', 'USD 100', '-5', '(5)', '1e3', '5%', '12,34.5', '1,2,3', '0,500', 'five'])(
    'I4 · pasted %s is refused whole and named',
    (text) => {
      expect(after(peso, '[99]', pasted(text))).toEqual({
        box: '[99]',
        value: '99',
        say: { code: 'not_an_amount', text },
      });
    },
  );

  it.each([
    ['1.234', ['1234']],
    ['₱12.345', ['12345']],
    ['12,50', ['12.50', '1250']],
  ])('I4 · pasted %s can mean more than one amount: it asks and guesses nothing', (text, readings) => {
    expect(after(peso, '[99]', pasted(text))).toEqual({
      box: '[99]',
      value: '99',
      say: { code: 'ambiguous_amount', text, readings },
    });
  });

  it('I4 · grouping is paint, in thousands or in lakhs', () => {
    expect(after(peso, '|', ...typed('1234567'))).toMatchObject({ box: '1,234,567|', value: '1234567' });
    expect(after(rupee, '|', ...typed('1234567.5'))).toMatchObject({
      box: '12,34,567.5|',
      value: '1234567.5',
    });
    expect(after(rupee, '|', pasted('Rs. 12,34,567.50/-'))).toMatchObject({ value: '1234567.50' });
    expect(after(peso, '1,|234', backspace)).toMatchObject({ box: '|234' });
    expect(after(peso, '1|,234', del)).toMatchObject({ box: '1|34' });
  });

  it('I4 · erasing puts nothing right: whoever erases the 1 of 1050 to type a 2 gets 2050', () => {
    expect(after(peso, '1|,050', backspace)).toMatchObject({ box: '|050' });
    expect(after(peso, '1|,050', backspace, ...typed('2'))).toMatchObject({ box: '2|,050' });
    expect(after(peso, '0|.50', backspace, ...typed('3'))).toMatchObject({ box: '3|.50' });
  });

  it.each([
    ['12.', '12'],
    ['.5', '0.5'],
    ['.', ''],
    ['007', '7'],
    ['00.50', '0.50'],
    ['0', '0'],
    ['', ''],
    ['12.50', '12.50'],
  ])('I4 · %j left in the field is tidied to %j', (text, tidy) => {
    expect(tidyAmount(text)).toBe(tidy);
  });
});
