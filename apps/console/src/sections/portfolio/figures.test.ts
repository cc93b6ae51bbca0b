import { expect, it } from 'vitest';
import { moneyWay, plainFigure } from '../../kit/words/money-words.ts';
import { changeWords, monthWords, percentWords, scaleOf, shareWords } from './figures.ts';

const pesos = moneyWay('PHP', 'ph');

it('a share of nothing is a dash', () => {
  expect(shareWords(585, 10_000)).toBe('5.85\u00a0%');
  expect(shareWords(0, 0)).toBe('–');
  expect(percentWords('5.85')).toBe('5.85\u00a0%');
  expect(percentWords(null)).toBe('–');
});

it('a change carries its sign, a true minus too', () => {
  expect(changeWords('5.7', '%')).toBe('+5.7\u00a0%');
  expect(changeWords('-0.46', 'points')).toBe('−0.46\u00a0points');
  expect(changeWords('0.00', 'points')).toBe('±0.00\u00a0points');
});

it('a chart is drawn in a unit that people say', () => {
  expect(scaleOf(pesos, 3_142_114_422).words).toBe('₱ million');
  expect(scaleOf(pesos, 3_142_114_422).of(3_142_114_422)).toBeCloseTo(31.42114422);
  expect(scaleOf(pesos, 5_000_000).words).toBe('₱ thousand');
  expect(scaleOf(pesos, 5_000).words).toBe('₱');
});

it('a file has plain figures and a month its name', () => {
  expect([123_450, -5, 0].map((minor) => plainFigure(minor, pesos))).toEqual(['1234.50', '-0.05', '0.00']);
  expect(monthWords('2026-11-30')).toBe('Nov');
});
