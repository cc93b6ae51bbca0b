import { describe, expect, it } from 'vitest';
import { figureWords, moneyWay, moneyWords, readAmount } from './money-words.ts';

const pesos = moneyWay('PHP', 'ph');
const rupees = moneyWay('INR', 'in');

describe('money in words', () => {
  it.each([
    [pesos, '754703', '₱7,547.03'],
    [pesos, '0', '₱0.00'],
    [pesos, '-100000', '−₱1,000.00'],
    [pesos, '3142114422', '₱31,421,144.22'],
    [rupees, '1234567890', '₹1,23,45,678.90'],
    [pesos, '900719925474099312', '₱9,007,199,254,740,993.12'],
  ])('is written as its country writes it', (way, minor, words) => {
    expect(moneyWords(way, minor)).toBe(words);
  });

  it('in a column it has no sign, a true minus, and nothing is not zero', () => {
    expect(figureWords(pesos, '-285294')).toBe('−2,852.94');
    expect(figureWords(pesos, null)).toBe('–');
    expect(figureWords(pesos, 0n)).toBe('0.00');
  });

  it.each([
    ['₱1,250.5', 125050n],
    ['90.05', 9005n],
    ['  7 ', 700n],
    ['12 000', 1200000n],
    ['1,23,456.5', 12345650n],
    ['1,00', undefined],
    ['12,34', undefined],
    ['1,2345', undefined],
    ['1.234,50', undefined],
    ['1.005', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['', undefined],
  ])('%j is read as %s', (typed, minor) => {
    expect(readAmount(pesos, typed)).toBe(minor);
  });
});
