import { expect, it } from 'vitest';
import { moneyWay, plainFigure } from '../../kit/words/money-words.ts';
import { changeWords, monthWords, rolledInto, scaleOf, shareWords } from './figures.ts';

const pesos = moneyWay('PHP', 'ph');

it('a share of nothing is a dash', () => {
  expect(shareWords(585, 10_000)).toBe('5.85\u00a0%');
  expect(shareWords(0, 0)).toBe('–');
});

it('a change carries its sign, a true minus too', () => {
  expect(changeWords(5.71, '%', 1)).toBe('+5.7\u00a0%');
  expect(changeWords(-0.46, 'points', 2)).toBe('−0.46\u00a0points');
  expect(changeWords(-0.001, 'points', 2)).toBe('±0.00\u00a0points');
});

it('a chart is drawn in a unit that people say', () => {
  expect(scaleOf(pesos, 3_142_114_422).words).toBe('₱ million');
  expect(scaleOf(pesos, 3_142_114_422).of(3_142_114_422)).toBeCloseTo(31.42114422);
  expect(scaleOf(pesos, 5_000_000).words).toBe('₱ thousand');
  expect(scaleOf(pesos, 5_000).words).toBe('₱');
});

it('what rolled in is measured against the bucket that it came from', () => {
  const rows = [
    { was: 1, became: 2, principal: 312 },
    { was: 1, became: 0, principal: 500 },
    { was: 1, became: null, principal: 188 },
    { was: 2, became: 3, principal: 99 },
  ];
  expect(rolledInto(rows, 2)).toEqual({ rolled: 312, of: 1000 });
  expect(rolledInto(rows, 1)).toEqual({ rolled: 0, of: 0 });
});

it('a file has plain figures and a month its name', () => {
  expect([123_450, -5, 0].map((minor) => plainFigure(minor, pesos))).toEqual(['1234.50', '-0.05', '0.00']);
  expect(monthWords('2026-11-30')).toBe('Nov');
});
